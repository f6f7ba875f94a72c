//! Builds the crate anew when the files of the page change, which are part of it.

fn main() {
    println!("cargo:rerun-if-changed=../../web/dist");
}

declare module '*.ftl?page' {
  /** The body of a `FluentResource`, as JSON. */
  const entries: string;
  export default entries;
}

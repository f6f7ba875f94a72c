import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';

const DIST = new URL('../dist/', import.meta.url);
const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
const read = (/** @type {string} */ name) => readFileSync(new URL(name, DIST));

test('what is compressed is what it stands beside', () => {
  const compressed = files.filter((name) => name.endsWith('.br'));
  assert.equal(compressed.length, files.filter((name) => /\.(js|css)$/.test(name)).length);
  for (const name of compressed) {
    assert.deepEqual(brotliDecompressSync(read(name)), read(name.slice(0, -'.br'.length)), name);
  }
});

test('the page has no script and no style of its own', () => {
  const page = read('index.html').toString();
  assert.doesNotMatch(page, /<style|style=|<script(?![^>]* src=)|\son[a-z]+=/);
});

import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { catalogs } from './build/catalogs.ts';
import { compress } from './build/compress.ts';
import { preload } from './build/preload.ts';

const sources = fileURLToPath(new URL('src', import.meta.url));
const server = process.env['YOSUMI_SERVER'] ?? 'http://127.0.0.1:7464';

export default defineConfig({
  plugins: [svelte(), catalogs(sources), preload(), compress()],
  build: {
    target: 'es2022',
    // One style for all parts, which come in a few scripts: see main.ts.
    cssCodeSplit: false,
    modulePreload: false,
    // Everything is a file: the policy of the server allows no data URLs.
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
  server: {
    fs: { allow: ['..'] },
    // The server refuses strange origins, so that the proxy has to speak with its own.
    proxy: { '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server } } },
  },
});

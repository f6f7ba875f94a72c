import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

/** Puts beside every script and style what the server sends to browsers that take Brotli. */
export function compress(): Plugin {
  return {
    name: 'yosumi-compress',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (!/\.(js|css)$/.test(file.fileName)) continue;
          const source = file.type === 'chunk' ? file.code : file.source;
          const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
          this.emitFile({
            type: 'asset',
            fileName: `${file.fileName}.br`,
            source: brotliCompressSync(source, { params }),
          });
        }
      },
    },
  };
}

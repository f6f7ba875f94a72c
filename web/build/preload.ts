import type { Plugin } from 'vite';

/** Has the browser fetch what the first script imports before that script asks for it. */
export function preload(): Plugin {
  return {
    name: 'yosumi-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { chunk }) {
        return (chunk?.dynamicImports ?? []).map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
          injectTo: 'head',
        }));
      },
    },
  };
}

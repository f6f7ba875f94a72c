import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

const SUFFIX = '.ftl?page';

/**
 * Gives `import entries from '…/ja.ftl?page'` what the page says of the shared catalogue: read here, so that the browser
 * need not, and as the text of JSON, so that a language that is not spoken costs nothing.
 */
export function catalogs(sources: string): Plugin {
  return {
    name: 'yosumi-catalogs',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      const path = id.slice(0, -'?page'.length);
      this.addWatchFile(path);
      const { body } = new FluentResource(entriesOf(readFileSync(path, 'utf8'), keysIn(sources)));
      return `export default ${JSON.stringify(JSON.stringify(body))};`;
    },
  };
}

/** Everything in quotes that may be a key, in all sources of the folder. */
export function keysIn(folder: string): Set<string> {
  const keys = new Set<string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(ts|svelte)$/.test(entry.name)) continue;
    const text = readFileSync(join(entry.parentPath, entry.name), 'utf8');
    for (const match of text.matchAll(/'([a-z][a-z0-9-]*)'/g)) keys.add(match[1] ?? '');
  }
  return keys;
}

/** The entries of a catalogue that have one of these keys, without comments. */
export function entriesOf(catalog: string, keys: Set<string>): string {
  const kept: string[] = [];
  let keeping = false;
  for (const line of catalog.split('\n')) {
    const key = /^(-?[a-z][a-z0-9-]*) *=/.exec(line)?.[1];
    if (key !== undefined) keeping = keys.has(key);
    else if (line.startsWith('#')) keeping = false;
    if (keeping && line !== '') kept.push(line);
  }
  return kept.join('\n') + '\n';
}

import { sayInBoth } from '../text/language.svelte';
import type {
  About,
  Bilingual,
  Failed,
  GameChanges,
  KeepGames,
  Library,
  Opening,
  PositionAbout,
  ReadGames,
  SavedGame,
} from '../wire/page';

/** A request that the server did not serve, with the reason as a sentence. */
export class ApiError extends Error {
  readonly text: Bilingual;

  constructor(text: Bilingual) {
    super(text.en);
    this.text = text;
  }
}

/** Why a request failed, as a sentence: what the server said, or that it cannot be reached. */
export function problemOf(error: unknown): Bilingual {
  return error instanceof ApiError ? error.text : sayInBoth('page-not-connected');
}

async function call(method: string, path: string, body?: string | object): Promise<Response> {
  const init: RequestInit = { method };
  if (typeof body === 'string') {
    init.body = body;
    init.headers = { 'content-type': 'text/plain; charset=utf-8' };
  } else if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { 'content-type': 'application/json' };
  }
  const response = await fetch(`/api/${path}`, init);
  if (!response.ok) throw new ApiError(((await response.json()) as Failed).text);
  return response;
}

async function json<T>(method: string, path: string, body?: string | object): Promise<T> {
  return (await (await call(method, path, body)).json()) as T;
}

export interface Search {
  search: string;
  tag: string;
  offset: number;
  limit: number;
}

export const api = {
  about: () => json<About>('GET', 'about'),
  openings: () => json<Opening[]>('GET', 'openings'),
  position: (text: string) => json<PositionAbout>('POST', 'position', { text }),
  read: (text: string) => json<ReadGames>('POST', 'read', text),
  games: ({ search, tag, offset, limit }: Search) =>
    json<Library>(
      'GET',
      `games?${new URLSearchParams({ search, ...(tag === '' ? {} : { tag }), offset: String(offset), limit: String(limit) })}`,
    ),
  keep: (games: KeepGames) => json<number[]>('POST', 'games', games),
  game: (game: number) => json<SavedGame>('GET', `games/${game}`),
  change: (game: number, changes: GameChanges) => json<SavedGame>('PATCH', `games/${game}`, changes),
  remove: (game: number) => call('DELETE', `games/${game}`),
  restore: (game: number) => json<SavedGame>('POST', `games/${game}/restore`),
  settings: () => json<unknown>('GET', 'settings'),
  keepSettings: (settings: object) => call('PUT', 'settings', settings),
};

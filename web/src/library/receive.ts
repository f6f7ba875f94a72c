import { ApiError, api } from '../state/api';
import { table } from '../state/table.svelte';
import { go, ui } from '../state/ui.svelte';
import { sayInBoth } from '../text/language.svelte';
import type { Bilingual, ReadGames, Source } from '../wire/page';

/** Opens what a text holds: its game, or the list of its games to choose from. Why it cannot be read, or nothing. */
export async function openText(text: string): Promise<Bilingual | null> {
  let found: ReadGames;
  try {
    found = await api.read(text);
  } catch (error) {
    return error instanceof ApiError ? error.text : sayInBoth('page-not-connected');
  }
  if (found.total !== 1) {
    ui.found = found;
    ui.sheet = 'import';
    return null;
  }
  return await openGame({ kind: 'read', reading: found.reading, index: 0 });
}

/** Takes a game to the table and shows it there to be looked back on. */
export async function openGame(source: Source): Promise<Bilingual | null> {
  const answer = await table.ask({ kind: 'open', source });
  if (answer?.kind === 'failed' || answer?.kind === 'refused') return answer.text;
  if (answer === null) return sayInBoth('page-not-connected');
  go('review');
  ui.sheet = null;
  ui.found = null;
  return null;
}

async function openOrTell(text: string): Promise<void> {
  const problem = await openText(text);
  if (problem) table.tell(problem);
}

/** Takes texts that are pasted and files that are dropped anywhere on the page. */
export function receiveFiles(): () => void {
  const onpaste = (event: ClipboardEvent) => {
    const field = event.target instanceof HTMLElement && event.target.closest('input, textarea');
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (field || text.trim() === '') return;
    event.preventDefault();
    void openOrTell(text);
  };
  const ondragover = (event: DragEvent) => event.preventDefault();
  const ondrop = (event: DragEvent) => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    const text = event.dataTransfer?.getData('text/plain') ?? '';
    if (file) void file.text().then(openOrTell);
    else if (text !== '') void openOrTell(text);
  };
  addEventListener('paste', onpaste);
  addEventListener('dragover', ondragover);
  addEventListener('drop', ondrop);
  return () => {
    removeEventListener('paste', onpaste);
    removeEventListener('dragover', ondragover);
    removeEventListener('drop', ondrop);
  };
}

/** Opens the moves that the address names, once: a reload goes on with what came of them. */
export async function openLink(): Promise<void> {
  const moves = decodeURIComponent(location.hash.slice(1));
  if (moves === '') return;
  history.replaceState(history.state, '', location.pathname);
  await table.joined;
  await openOrTell(moves);
}

import { api, problemOf } from '../state/api';
import { problemIn, table } from '../state/table.svelte';
import { go, isAtTable, ui } from '../state/ui.svelte';
import type { Bilingual, ReadGames, Source } from '../wire/page';

/** How many texts have been received. */
let received = 0;

/** Opens what a text holds: its game, or the list of its games to choose from. Why it cannot be read, or nothing. */
export async function openText(text: string): Promise<Bilingual | null> {
  received += 1;
  let found: ReadGames;
  try {
    found = await api.read(text);
  } catch (error) {
    return problemOf(error);
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
  const before = received;
  const problem = problemIn(await table.ask({ kind: 'open', source }));
  if (problem) return problem;
  go('review');
  // A text that came meanwhile may have opened a sheet of its own.
  if (received === before) ui.sheet = null;
  return null;
}

/** The same, with the reason told where it is seen: at the table, else in the sheet where one opens texts. */
export async function openOrTell(text: string): Promise<void> {
  const problem = await openText(text);
  if (!problem) return;
  if (isAtTable() && ui.sheet === null) {
    table.tell(problem);
  } else {
    ui.unopened = problem;
    ui.sheet = 'import';
  }
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

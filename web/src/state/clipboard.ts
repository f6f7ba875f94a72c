import { sayInBoth } from '../text/language.svelte';
import type { Bilingual } from '../wire/page';

/** Copies a text, and says whether that was done. */
export async function copy(text: string): Promise<Bilingual> {
  return sayInBoth((await isCopied(text)) ? 'page-copied' : 'page-not-copied');
}

async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without encryption, as from another machine of one's network, browsers have no clipboard but this.
    return isCopiedByEvent(text);
  }
}

function isCopiedByEvent(text: string): boolean {
  let copied = false;
  const oncopy = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    copied = true;
  };
  document.addEventListener('copy', oncopy);
  document.execCommand('copy');
  document.removeEventListener('copy', oncopy);
  return copied;
}

import { indexOf } from '../board/squares';

/** How long a letter may wait for its digit, in milliseconds, before it counts as a key of its own. */
const PATIENCE = 500;

export interface Keys {
  /** A square typed as a letter and a digit. */
  square: (square: number) => void;
  /** What a key does, by what it types. */
  actions: Record<string, () => void>;
}

/**
 * Listens to the keys of the page. Letters from `a` to `h` may begin a square, so that they wait for a digit; everything else
 * acts at once. Keys typed into fields, and those with modifiers, belong to others.
 */
export function listen(keys: () => Keys | null): () => void {
  let letter = '';
  let timer = 0;

  const forget = () => {
    clearTimeout(timer);
    letter = '';
  };

  const onkeydown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isField(event.target)) return;
    const current = keys();
    if (current === null) return;
    const { square, actions } = current;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const typed = letter === '' ? undefined : indexOf(letter + key);
    forget();
    if (typed !== undefined) {
      event.preventDefault();
      square(typed);
    } else if (/^[a-h]$/.test(key)) {
      event.preventDefault();
      letter = key;
      timer = window.setTimeout(() => {
        forget();
        keys()?.actions[key]?.();
      }, PATIENCE);
    } else if (actions[key]) {
      event.preventDefault();
      actions[key]();
    }
  };

  addEventListener('keydown', onkeydown);
  return () => {
    forget();
    removeEventListener('keydown', onkeydown);
  };
}

function isField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('textarea, select, input:not([type="radio"], [type="checkbox"])');
}

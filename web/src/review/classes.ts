import { say } from '../text/language.svelte';
import type { MoveClass } from '../wire/page';

/** The sign of a class in a list of moves, as annotators write it. */
export function classMark(class_: MoveClass): string {
  return { forced: '', best: '', inaccuracy: '?!', mistake: '?', blunder: '??' }[class_];
}

export function className(class_: MoveClass): string {
  return {
    forced: say('page-class-forced'),
    best: say('page-class-best'),
    inaccuracy: say('page-class-inaccuracy'),
    mistake: say('page-class-mistake'),
    blunder: say('page-class-blunder'),
  }[class_];
}

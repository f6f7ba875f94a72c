import type { Color } from '../board/model';
import { say } from '../text/language.svelte';
import type { PlayerView } from '../wire/page';

/** What a level with a name is called. */
export function levelName(named: string): string {
  const names: Record<string, string> = {
    beginner: say('level-beginner'),
    easy: say('level-easy'),
    medium: say('level-medium'),
    strong: say('level-strong'),
    expert: say('level-expert'),
    strongest: say('level-strongest'),
  };
  return names[named] ?? named;
}

/** The level of a player in a few words: what it is called, and its number. */
export function levelDetail(level: string, named: string | null): string {
  if (level === 'first') return say('page-level-first');
  if (level === 'random') return say('page-level-random');
  return named === null ? say('page-level', { level }) : say('page-level-named', { level, name: levelName(named) });
}

/** What stands on the card of a player. */
export function cardOf(player: PlayerView, color: Color): { name: string; detail: string } {
  const name = {
    person: player.name ?? '',
    you: say('page-you'),
    side: say('color', { color }),
    computer: say('page-computer'),
  }[player.who];
  return { name, detail: player.level === null ? '' : levelDetail(player.level, player.named) };
}

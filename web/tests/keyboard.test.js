import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DRAW, SHORTEST } from './games.js';
import { home } from './harness.js';

const { server, browser } = home();

/**
 * Moves the focus over the board to a square, by arrows alone.
 * @param {import('./harness.js').Tab} tab
 * @param {string} name
 */
async function walkTo(tab, name) {
  const here = await tab.page.evaluate(() => document.activeElement?.getAttribute('data-square') ?? '');
  const across = name.charCodeAt(0) - here.charCodeAt(0);
  const down = Number(name[1]) - Number(here[1]);
  for (let i = 0; i < Math.abs(across); i++) await tab.page.keyboard.press(across > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let i = 0; i < Math.abs(down); i++) await tab.page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
}

test('a whole game is played by arrows and Enter, and said to those who hear it', async () => {
  const tab = await browser.open(server.url, { language: 'en' });
  await tab.square('d4').focus();
  for (const move of SHORTEST.match(/../g) ?? []) {
    await walkTo(tab, move);
    await tab.hasLabel(move, new RegExp(`^${move}, playable, flips \\d+`));
    await tab.page.keyboard.press('Enter');
    await tab.hasDisc(move);
    await tab.hasLabel(move, new RegExp(`^${move}, (black|white), last move$`));
  }
  await tab.says('Black wins 13–0 (score 64–0).');
  assert.equal(await tab.message.getAttribute('aria-live'), 'polite');
  await tab.close();
});

test('a whole game is typed', async () => {
  const tab = await browser.open(server.url);
  // Faster than anybody answers.
  await tab.page.keyboard.type(DRAW.toLowerCase());
  await tab.says('32 対 32 で引き分けです');
  await tab.close();
});

test('a letter that no digit follows is a key of its own', async () => {
  const tab = await browser.open(server.url);
  await tab.page.keyboard.press('h');
  await tab.says('ヒント');
  await tab.close();
});

test('Tab reaches the board, the actions and the places, and the focus is seen', async () => {
  const tab = await browser.open(server.url);
  const reached = new Set();
  for (let i = 0; i < 30; i++) {
    await tab.page.keyboard.press('Tab');
    const place = await tab.page.evaluate(() => {
      const element = document.activeElement;
      const style = element ? getComputedStyle(element) : null;
      return [element?.closest('[role="grid"], nav, [role="toolbar"]')?.tagName ?? '', style?.outlineStyle ?? 'none'];
    });
    if (place[0]) {
      reached.add(
        place[0] + (await tab.page.evaluate(() => document.activeElement?.closest('[role]')?.getAttribute('role'))),
      );
      assert.equal(place[1], 'solid');
    }
  }
  assert.ok(reached.size >= 3, [...reached].join(' '));
  await tab.close();
});

test('the way to the content leads to the board, and to no other game', async () => {
  const tab = await browser.open(server.url, { language: 'en' });
  await tab.press('f5');
  await tab.page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
  await tab.page.getByRole('button', { name: 'Skip to the content' }).focus();
  await tab.page.keyboard.press('Enter');
  await tab.page.locator('main [data-square]:focus').waitFor();
  await tab.page.reload();
  await tab.hasDisc('f5');
  await tab.says('White to move, move 2.');
  await tab.close();
});

test('a sheet is closed by Escape, by a press beside it, and by the browser', async () => {
  const tab = await browser.open(server.url);
  const sheet = tab.page.locator('dialog');
  const open = async () => {
    await tab.page.keyboard.press('n');
    await sheet.waitFor();
  };
  await open();
  await tab.page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await open();
  // Who selects a text may let go of it anywhere.
  await sheet.getByLabel('あなたの名前').hover();
  await tab.page.mouse.down();
  await tab.page.mouse.move(5, 5);
  await tab.page.mouse.up();
  await sheet.waitFor();
  await tab.page.mouse.click(5, 5);
  await sheet.waitFor({ state: 'detached' });
  await open();
  await sheet.evaluate((/** @type {HTMLDialogElement} */ dialog) => dialog.close());
  await sheet.waitFor({ state: 'detached' });
  await tab.page.keyboard.type('f5');
  await tab.hasDisc('f5');
  await tab.close();
});

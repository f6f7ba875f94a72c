import assert from 'node:assert/strict';
import { test } from 'node:test';
import { home } from './harness.js';

const { server, browser } = home();

/** @param {import('playwright-core').Locator} sheet */
const goOn = (sheet) => sheet.locator('input[value="current"]').check({ force: true });

/** @param {string} board */
const discs = (board) => board.replaceAll('-', '').length;

test('a computer takes a seat in mid-game, changes places with a person, and leaves again', async () => {
  const tab = await browser.open(server.url);
  await tab.playAll('f5d6c3');
  await tab.beginWithComputer({ side: 'black', level: 1, goesOn: true });
  // It is White's turn, and White is the computer now.
  await tab.says('あなた(黒)の番です　5手目');
  await tab.page.locator('.card', { hasText: 'コンピュータ' }).waitFor();
  await tab.choose('黒番と白番を入れ替える');
  await tab.says('あなた(白)の番です　6手目');
  await tab.beginForTwo(goOn);
  await tab.says('白の番です　6手目');
  await tab.page.locator('.card', { hasText: 'コンピュータ' }).waitFor({ state: 'detached' });
  for (const number of [7, 8, 9]) {
    await tab.page.locator('main [data-square].open').first().click();
    await tab.says(`${number}手目`);
  }
  assert.equal(discs(await tab.board()), 12);
  await tab.close();
});

test('another level is chosen while the computer thinks', async () => {
  const tab = await browser.open(server.url);
  await tab.beginWithComputer({ level: 30 });
  await tab.press('f5');
  await tab.page.locator('.card .dots').waitFor();
  await tab.beginWithComputer({ level: 2, goesOn: true });
  await tab.says('あなた(黒)の番です　3手目');
  await tab.page.locator('.card', { hasText: 'レベル2' }).waitFor();
  assert.equal(discs(await tab.board()), 6);
  await tab.close();
});

test('a person takes the seat of a computer that thinks, and nothing that it thought is played', async () => {
  const tab = await browser.open(server.url);
  await tab.beginWithComputer({ level: 30 });
  await tab.press('f5');
  await tab.page.locator('.card .dots').waitFor();
  await tab.beginForTwo(goOn);
  await tab.says('白の番です　2手目');
  await tab.page.locator('.card .dots').waitFor({ state: 'detached' });
  await tab.press('d6');
  await tab.says('黒の番です　3手目');
  await tab.page.waitForTimeout(300);
  assert.equal(discs(await tab.board()), 6);
  await tab.close();
});

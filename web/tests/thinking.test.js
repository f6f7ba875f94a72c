import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TIGER } from './games.js';
import { home } from './harness.js';

const { server, browser } = home();

test('a move is taken back while the computer thinks', async () => {
  const tab = await browser.open(server.url);
  await tab.beginWithComputer({ level: 30 });
  await tab.press('f5');
  await tab.page.locator('.card .dots').waitFor();
  await tab.page.keyboard.press('u');
  await tab.page.locator('main [data-square="f5"].open').waitFor();
  await tab.page.waitForTimeout(300);
  assert.equal((await tab.board()).replaceAll('-', '').length, 4, 'nothing of the old search is played');
  await tab.close();
});

test('another game begins while the computer thinks', async () => {
  const tab = await browser.open(server.url);
  await tab.beginWithComputer({ level: 30 });
  await tab.press('d3');
  await tab.page.locator('.card .dots').waitFor();
  await tab.beginForTwo();
  await tab.says('黒の番です　1手目');
  await tab.close();
});

test('a high level is told to move now', async () => {
  const tab = await browser.open(server.url);
  await tab.beginWithComputer({ level: 30 });
  await tab.press('f5');
  await tab.page.getByRole('button', { name: '今すぐ打たせる' }).click();
  await tab.says('あなた(黒)の番です');
  await tab.close();
});

test('a hint goes with its game', async () => {
  const tab = await browser.open(server.url);
  const values = tab.page.locator('main .value');
  await tab.press('f5');
  await tab.page.keyboard.press('h');
  await values.first().waitFor();
  await tab.beginForTwo();
  await tab.press('d3');
  await tab.says('白の番です　2手目');
  assert.equal(await values.count(), 0);
  await tab.close();
});

test('values appear, go deeper, and go away', async () => {
  const tab = await browser.open(server.url);
  await tab.playAll(TIGER);
  await tab.page.keyboard.press('v');
  const values = tab.page.locator('main [data-square] .value');
  await values.first().waitFor();
  await tab.page.locator('main [data-square] .value.best').first().waitFor();
  assert.match(await values.first().innerText(), /^([+−]\d+|0)/);
  await tab.page.keyboard.press('v');
  await values.first().waitFor({ state: 'detached' });
  await tab.close();
});

test('two computers play, pause and go on', async () => {
  const tab = await browser.open(server.url);
  await tab.page.keyboard.press('n');
  const sheet = tab.page.locator('dialog');
  await sheet.locator('form .options').first().locator('input').nth(2).check({ force: true });
  for (const slider of await sheet.locator('input[type="range"]').all()) await slider.fill('14');
  await sheet.locator('button[type="submit"]').click();
  await sheet.waitFor({ state: 'detached' });
  await tab.page.locator('.card', { hasText: 'コンピュータ' }).nth(1).waitFor();
  await tab.page.keyboard.press('p');
  const unpause = tab.page.locator('.notice').getByRole('button', { name: '再開' });
  await unpause.waitFor();
  const before = await tab.board();
  await tab.page.waitForTimeout(400);
  assert.equal(await tab.board(), before);
  await unpause.click();
  await tab.page.getByRole('button', { name: 'この対局を検討する' }).waitFor({ timeout: 240_000 });
  await tab.close();
});

test('a move shows before it is confirmed, and values come', async (t) => {
  const tab = await browser.open(server.url);
  const times = await tab.page.evaluate(async () => {
    const cell = document.querySelector('main [data-square="f5"]');
    const until = async (/** @type {() => unknown} */ happened) => {
      const start = performance.now();
      while (!happened()) await new Promise((resolve) => setTimeout(resolve));
      return performance.now() - start;
    };
    /** @type {HTMLElement} */ (cell).click();
    const shown = await until(() => cell?.getAttribute('data-disc') === 'black');
    const confirmed = await until(() => document.querySelector('main [data-square="d6"].open'));
    dispatchEvent(new KeyboardEvent('keydown', { key: 'v' }));
    const valued = await until(() => document.querySelector('main .value'));
    return { shown, confirmed: shown + confirmed, valued };
  });
  // Machines that run tests are busy: how long it took is told, not asserted.
  const told = Object.entries(times).map(([what, milliseconds]) => `${what} after ${milliseconds.toFixed(1)} ms`);
  t.diagnostic(told.join(', '));
  await tab.close();
});

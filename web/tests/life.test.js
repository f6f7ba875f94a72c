import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TIGER } from './games.js';
import { home } from './harness.js';

const { server, browser } = home();

test('a reload in mid-game brings the same game back', async () => {
  const tab = await browser.open(server.url);
  await tab.playAll(TIGER);
  const board = await tab.board();
  await tab.page.reload();
  await tab.showsBoard(board);
  await tab.press('c5');
  await tab.close();
});

test('the game goes on after the server was killed and restarted', async () => {
  const tab = await browser.open(server.url);
  await tab.playAll(TIGER);
  const board = await tab.board();
  await server.kill('SIGKILL');
  await tab.page.getByText('接続が切れました').waitFor();
  await server.start();
  await tab.page.getByText('接続が切れました').waitFor({ state: 'detached' });
  await tab.showsBoard(board);
  await tab.press('c5');
  await tab.close();
});

test('whatever the server cannot be asked for is refused with a reason', async () => {
  const tab = await browser.open(server.url);
  await tab.press('f5');
  await tab.page.keyboard.press('s');
  await tab.page.getByRole('button', { name: '保存する' }).click();
  await tab.says('保存しました');
  await tab.go('library');
  const game = tab.page.locator('.library li').first();
  await game.waitFor();
  await server.kill('SIGKILL');
  await tab.page.getByRole('button', { name: '新規対局' }).click();
  const sheet = tab.page.locator('dialog');
  await sheet.getByRole('button', { name: '対局を始める' }).click();
  await sheet.getByRole('alert').filter({ hasText: 'つながっていません' }).waitFor();
  await tab.page.keyboard.press('Escape');
  await game.getByRole('button', { name: '削除' }).click();
  await game.getByRole('alert').filter({ hasText: 'つながっていません' }).waitFor();
  await server.start();
  await tab.go('play');
  await tab.says('白の番です');
  await tab.close();
});

test('two tabs have games of their own', async () => {
  const [one, other] = [await browser.open(server.url), await browser.open(server.url)];
  await one.press('f5');
  await other.press('d3');
  await one.showsBoard('---------------------------OX------XXX--------------------------');
  await other.showsBoard('-------------------X-------XX------XO---------------------------');
  await one.close();
  await other.close();
});

test('what could not be fetched at first comes when it is wanted', async () => {
  const tab = await browser.open(server.url);
  await tab.page.route('**/assets/rest-*.js', (route) => route.abort());
  const refused = tab.page.waitForEvent('requestfailed');
  await tab.page.reload();
  await refused;
  await tab.press('f5');
  await tab.page.unroute('**/assets/rest-*.js');
  await tab.page.keyboard.press('n');
  await tab.page.locator('dialog').waitFor();
  await tab.close();
});

test('what was chosen is kept', async () => {
  const tab = await browser.open(server.url);
  await tab.go('settings');
  const kept = tab.page.waitForResponse((response) => response.request().method() === 'PUT');
  await tab.page.getByRole('radio', { name: '木' }).check();
  await kept;
  await tab.page.reload();
  await tab.page.locator('html[data-board="wood"]').waitFor();
  const other = await browser.open(server.url);
  await other.page.locator('html[data-board="wood"]').waitFor();
  await other.close();
  await tab.close();
});

test('whoever plays a game that is too long to be kept is told so once', async () => {
  const tab = await browser.open(server.url);
  const moves = ['f5', { move: 'd6', comment: '長'.repeat(2_000_000) }];
  await tab.drop(JSON.stringify({ format: 'yosumi-record', version: 1, moves }));
  const loss = tab.page.getByRole('alert').filter({ hasText: '自動保存ができなくなりました' });
  await loss.waitFor();
  // It stays until it was read, whatever happens.
  await tab.press('c3');
  await tab.says('c3');
  await loss.getByRole('button', { name: '閉じる' }).click();
  await loss.waitFor({ state: 'detached' });
  await tab.press('d3');
  await tab.says('d3');
  assert.equal(await loss.count(), 0);
  await tab.close();
});

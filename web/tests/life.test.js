import { after, before, test } from 'node:test';
import { TIGER } from './games.js';
import { Browser, Server } from './harness.js';

/** @type {Server} */
let server;
const browser = new Browser();

before(async () => {
  server = await Server.start();
});

after(async () => {
  await browser.close();
  await server.stop();
});

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

test('two tabs have games of their own', async () => {
  const [one, other] = [await browser.open(server.url), await browser.open(server.url)];
  await one.press('f5');
  await other.press('d3');
  await one.showsBoard('---------------------------OX------XXX--------------------------');
  await other.showsBoard('-------------------X-------XX------XO---------------------------');
  await one.close();
  await other.close();
});

test('what was chosen is kept', async () => {
  const tab = await browser.open(server.url);
  await tab.go('settings');
  await tab.page.getByRole('radio', { name: '木' }).check();
  await tab.page.waitForTimeout(200);
  await tab.page.reload();
  await tab.page.locator('html[data-board="wood"]').waitFor();
  const other = await browser.open(server.url);
  await other.page.locator('html[data-board="wood"]').waitFor();
  await other.close();
  await tab.close();
});

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { SHORTEST, TIGER } from './games.js';
import { Browser, PHONE, Server } from './harness.js';

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

/**
 * @param {import('./harness.js').Tab} tab
 * @param {string} text
 */
async function paste(tab, text) {
  await tab.page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

test('a pasted game is opened, reviewed, and its mistakes are shown', async () => {
  const tab = await browser.open(server.url);
  await paste(tab, '1. E6 f4 2. E3 f6 3. G5 d6 4. E7 f5 5. C5');
  await tab.page.locator('.list [data-node]').nth(8).waitFor();
  await tab.page.getByRole('tab', { name: '悪手' }).click();
  await tab.page.getByRole('button', { name: 'この対局を検討する' }).click();
  const mistakes = tab.page.locator('.mistakes li');
  await tab.page.locator('.mistakes table').waitFor({ timeout: 120_000 });
  assert.ok((await mistakes.count()) > 0, 'White lost everything and made no mistake');
  await mistakes.last().locator('button').click();
  await tab.page.locator('main .step .number').first().waitFor();
  assert.ok((await tab.page.locator('.graph .mistake').count()) > 0);
  await tab.close();
});

test('a text that is no game is answered with what is wrong and where', async () => {
  const tab = await browser.open(server.url);
  await paste(tab, 'd3d4d5');
  await tab.says('d4 には打てません');
  await tab.close();
});

test('a name that looks like markup stays a name', async () => {
  const tab = await browser.open(server.url);
  const evil = '<img src=x onerror="document.title=1">';
  await paste(tab, JSON.stringify({ format: 'yosumi-record', version: 1, black: evil, comment: evil, moves: ['f5'] }));
  await tab.page.locator('.card', { hasText: evil }).waitFor();
  assert.equal(await tab.page.locator('main img').count(), 0);
  await tab.close();
});

test('another move while looking back opens a branch, which is commented, promoted and deleted', async () => {
  const tab = await browser.open(server.url);
  await tab.playAll(TIGER);
  await tab.go('review');
  for (let i = 0; i < 6; i++) await tab.page.keyboard.press('ArrowLeft');
  await tab.says('5手目');
  const others = tab.page.locator('main [data-square].open:not([data-square="f4"])');
  const other = (await others.first().getAttribute('data-square')) ?? '';
  await tab.press(other);
  await tab.page.locator('.variation [data-node]').waitFor();
  await tab.page.getByRole('button', { name: 'コメント' }).click();
  await tab.page.locator('textarea').fill('ここで打つなら');
  await tab.page.getByRole('button', { name: '決定' }).click();
  await tab.page.locator('.move .comment').waitFor();
  await tab.page.getByRole('button', { name: 'この変化を本譜にする' }).click();
  await tab.page.locator('.row', { hasText: other }).waitFor();
  // What the game stands on stays; a line that it did not take can go.
  await tab.page.getByRole('button', { name: 'この手から先を削除' }).click();
  await tab.says('対局で打たれた手なので削除できません');
  const line = tab.page.locator('.variation [data-node]', { hasText: 'f4' });
  await line.click();
  await tab.says('6手目　f4');
  await tab.page.getByRole('button', { name: 'この手から先を削除' }).click();
  await line.waitFor({ state: 'detached' });
  await tab.close();
});

test('the graph and the keys move through the game', async () => {
  const tab = await browser.open(server.url);
  await paste(tab, SHORTEST);
  await tab.page.locator('.list [data-node]').nth(8).waitFor();
  await tab.page.keyboard.press('Home');
  await tab.page.locator('main [data-square="f5"].open').waitFor();
  const graph = tab.page.getByRole('slider');
  await graph.focus();
  await tab.page.keyboard.press('End');
  await tab.says('13 対 0');
  await tab.close();
});

test('a game is saved, found, tagged, deleted and brought back', async () => {
  const tab = await browser.open(server.url, { size: PHONE });
  await tab.playAll(SHORTEST);
  await tab.choose('棋譜を保存');
  await tab.page.getByLabel('タグ').fill('例会、決勝');
  await tab.page.getByRole('button', { name: '保存する' }).click();
  await tab.go('library');
  const games = tab.page.locator('.library li');
  await games.first().waitFor();
  await tab.page.getByRole('button', { name: '決勝', exact: true }).click();
  await games.first().getByText('決勝').waitFor();
  await games.first().getByRole('button', { name: '削除' }).click();
  await tab.page.getByRole('button', { name: '元に戻す' }).click();
  await games.first().locator('.open').click();
  await tab.says('13 対 0');
  await tab.close();
});

test('a position is edited, and left as it was where that is cancelled', async () => {
  const tab = await browser.open(server.url);
  await tab.playAll(
    'f5d6c3d3c4f4c5b3c2e6c6b4b5d2e3a6c1d7e7f6a4e2a5d1f7b6c8d8f8b8c7a3f1e1g6a7g3g4f2f3h4g2h1g1g5h5h6e8a8b7a2b2b1a1h3',
  );
  const before = await tab.board();
  const edit = async () => {
    await tab.choose('盤面編集');
    const sheet = tab.page.locator('dialog');
    await sheet.locator('input[value="white"]').first().check({ force: true });
    await sheet.locator('[data-square="d7"]').click();
    await sheet.locator('input[value="black"]').last().check({ force: true });
    return sheet;
  };
  let sheet = await edit();
  await sheet.getByText('黒 38、白 21').waitFor();
  await sheet.getByRole('button', { name: 'やめる' }).click();
  assert.equal(await tab.board(), before);
  sheet = await edit();
  await sheet.getByRole('button', { name: 'この局面を検討' }).click();
  await tab.showsBoard('OOOOOOOXXOXOOOX-XXOXOOXXXXXXXXXXXXOOOXXXXXOXXXXXXXOOOX--XXXXXX--');
  await tab.close();
});

test('the transcript, the position and a link are copied, and the link leads to the same moves', async () => {
  const tab = await browser.open(server.url, { clipboard: true });
  await tab.playAll('f5d6c3');
  await tab.choose('棋譜をコピー');
  await tab.says('コピーしました');
  assert.equal(await tab.page.evaluate(() => navigator.clipboard.readText()), 'f5d6c3');
  const board = await tab.board();
  const other = await browser.open(`${new URL(server.url).origin}/#f5d6c3`);
  await other.showsBoard(board);
  await other.close();
  await tab.close();
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SHORTEST, TIGER } from './games.js';
import { PHONE, home } from './harness.js';

const { server, browser } = home();

test('a pasted game is opened, reviewed, and its mistakes are shown', async () => {
  const tab = await browser.open(server.url);
  await tab.paste('1. E6 f4 2. E3 f6 3. G5 d6 4. E7 f5 5. C5');
  await tab.page.locator('.list [data-node]').nth(8).waitFor();
  await tab.page.getByRole('tab', { name: '悪手' }).click();
  await tab.page.getByRole('button', { name: 'この対局を検討する' }).click();
  const mistakes = tab.page.locator('.mistakes li');
  await tab.page.locator('.mistakes table').waitFor({ timeout: 120_000 });
  assert.ok((await mistakes.count()) > 0, 'White lost everything and made no mistake');
  await mistakes.last().locator('button').click();
  await tab.page.locator('main .step .number').first().waitFor();
  assert.ok((await tab.page.locator('.graph .mistake').count()) > 0);
  // The line goes with the place that it starts from.
  await tab.page.keyboard.press('Home');
  await tab.page.locator('main .step').first().waitFor({ state: 'detached' });
  await tab.choose('書き出し');
  const sheet = tab.page.locator('dialog');
  const page = await tab.download(sheet.getByRole('link', { name: 'HTML' }));
  assert.match(page.name, /\.html$/);
  assert.match(page.text, /^<!doctype html>[^]*大悪手/i);
  const json = await tab.download(sheet.getByRole('link', { name: 'JSON Lines' }));
  assert.match(json.name, /\.jsonl$/);
  assert.ok(
    json.text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)).length > 0,
  );
  await tab.close();
});

test('a game is exported in every format, and the exported game is the same', async () => {
  const tab = await browser.open(server.url);
  await tab.playAll(TIGER);
  const board = await tab.board();
  await tab.choose('書き出し');
  const downloads = tab.page.locator('dialog li').getByRole('button', { name: 'ダウンロード' });
  await downloads.first().waitFor();
  for (const button of await downloads.all()) {
    const { name, text } = await tab.download(button);
    const other = await browser.open(server.url);
    await other.drop(text);
    await other.showsBoard(board);
    await other.close();
    assert.match(name, /\.(json|txt)$/);
  }
  await tab.close();
});

test('one of several games is chosen, or all are kept', async () => {
  const tab = await browser.open(server.url, { size: PHONE });
  const several = 'f5d6c3\nf5f6e6f4\n';
  await tab.drop(several);
  const sheet = tab.page.locator('dialog');
  await sheet.getByText('2局見つかりました').waitFor();
  await sheet.locator('li button').nth(1).click();
  // A text that comes while the chosen game is being opened is not lost: its sheet stays.
  await tab.paste(several);
  await tab.says('4手目まで');
  await sheet.getByLabel('タグ').fill('二局');
  await sheet.getByRole('button', { name: 'すべて保存' }).click();
  await sheet.getByText('2局を保存しました').waitFor();
  await tab.page.keyboard.press('Escape');
  await tab.go('library');
  const tag = tab.page.getByRole('button', { name: '二局', exact: true });
  await tag.click();
  await tab.page.getByText('2局', { exact: true }).waitFor();
  // A tag that no game has any longer can be put back all the same.
  for (const name of ['f', 'g']) {
    const game = tab.page.locator('.library li', { hasText: '二局' }).first();
    await game.getByRole('button', { name: '編集' }).click();
    const form = tab.page.locator('.library form');
    await form.getByLabel('タグ').fill(name);
    await form.getByRole('button', { name: '決定' }).click();
    await form.waitFor({ state: 'detached' });
  }
  await tab.page.getByLabel('棋譜を探す').fill('f5d6');
  await tab.page.getByText('0局', { exact: true }).waitFor();
  await tag.click();
  await tab.page.getByText('1局', { exact: true }).waitFor();
  await tab.close();
});

test('a text that is no game is answered with what is wrong and where', async () => {
  const tab = await browser.open(server.url);
  await tab.paste('d3d4d5');
  await tab.says('d4 には打てません');
  // Where the table is not seen, it is said in the sheet where one opens texts.
  await tab.go('library');
  await tab.drop('d3d4d5');
  await tab.page.locator('dialog [role="alert"]', { hasText: 'd4 には打てません' }).waitFor();
  await tab.close();
});

test('a name that looks like markup stays a name', async () => {
  const tab = await browser.open(server.url);
  const evil = '<img src=x onerror="document.title=1">';
  await tab.paste(JSON.stringify({ format: 'yosumi-record', version: 1, black: evil, comment: evil, moves: ['f5'] }));
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
  await tab.paste(SHORTEST);
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
  await sheet.getByRole('button', { name: '閉じる' }).click();
  assert.equal(await tab.board(), before);
  sheet = await edit();
  await sheet.getByRole('button', { name: 'この局面を検討' }).click();
  await tab.showsBoard('OOOOOOOXXOXOOOX-XXOXOOXXXXXXXXXXXXOOOXXXXXOXXXXXXXOOOX--XXXXXX--');
  await tab.close();
});

for (const [where, encrypted] of /** @type {const} */ ([
  ['on this machine', true],
  ['over a network', false],
])) {
  test(`the transcript, the position and a link are copied, and the link leads to the same moves: ${where}`, async () => {
    const tab = await browser.open(server.url, { clipboard: true });
    // A page that came without encryption has no clipboard; here it is looked into all the same.
    await tab.page.evaluate((encrypted) => {
      Object.assign(window, { own: navigator.clipboard });
      if (!encrypted) Object.defineProperty(navigator, 'clipboard', { value: undefined });
    }, encrypted);
    const copied = () =>
      tab.page.evaluate(() => /** @type {{ own: Clipboard }} */ (/** @type {unknown} */ (window)).own.readText());
    await tab.playAll('f5d6c3');
    const board = await tab.board();
    await tab.choose('棋譜をコピー');
    await tab.says('コピーしました');
    assert.equal(await copied(), 'f5d6c3');
    await tab.choose('書き出し');
    const sheet = tab.page.locator('dialog');
    const copy = async (/** @type {string} */ what) => {
      await sheet.locator('li', { hasText: what }).getByRole('button', { name: 'コピー' }).click();
      await sheet.getByText('コピーしました').waitFor();
      return await copied();
    };
    assert.equal(await copy('局面'), `${board} O`);
    const link = await copy('リンク');
    const other = await browser.open(link);
    await other.showsBoard(board);
    // A link is followed by a page that is open already, and one that is none is refused with a reason.
    await other.page.evaluate(() => (location.hash = '#f5d6'));
    await other.says('2手目まで');
    await other.page.evaluate(() => (location.hash = '#%'));
    await other.says('「%」は棋譜の始まりとして読めません');
    await other.close();
    await tab.close();
  });
}

test('a game that is taken up at its start can be reviewed', async () => {
  const tab = await browser.open(server.url);
  await tab.paste(SHORTEST);
  await tab.page.locator('.list [data-node]').nth(8).waitFor();
  await tab.page.keyboard.press('Home');
  await tab.page.locator('main [data-square="e6"].open').waitFor();
  await tab.choose('ここから対局する');
  await tab.page.getByRole('tab', { name: '悪手' }).click();
  await tab.page.getByRole('button', { name: 'この対局を検討する' }).click();
  await tab.page.locator('.mistakes table').waitFor({ timeout: 120_000 });
  await tab.close();
});

test('a finger sees the line of a candidate first, and plays it with the next tap', async () => {
  const tab = await browser.open(server.url, { size: PHONE });
  await tab.playAll(TIGER);
  const board = await tab.board();
  await tab.page.keyboard.press('v');
  await tab.go('review');
  await tab.page.getByRole('tab', { name: '候補手' }).click();
  const candidates = tab.page.locator('.candidates li button');
  // A line is worth showing where it has more moves than the one.
  await candidates
    .first()
    .locator('.line', { hasText: /[a-h][1-8]/ })
    .waitFor();
  for (const button of await candidates.all()) {
    const box = await button.boundingBox();
    assert.ok(box !== null && box.height >= 44, 'candidates are for thumbs');
  }
  const square = await candidates.first().locator('.square').innerText();
  await candidates.first().tap();
  await tab.page.locator('main .step .number', { hasText: '2' }).first().waitFor();
  await tab.page.getByText(`もう一度押すと ${square} に打ちます`).waitFor();
  assert.equal(await tab.board(), board);
  await tab.page.locator('.candidates button', { hasText: 'もう一度' }).tap();
  await tab.hasDisc(square);
  await tab.close();
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EARLIEST_PASS, TIGER } from './games.js';
import { home } from './harness.js';

const { server, browser } = home();

/** @param {import('./harness.js').Tab} tab */
const goBack = (tab) => tab.page.getByRole('button', { name: '戻る', exact: true }).click();

/**
 * Goes back a move and plays another one there.
 * @param {import('./harness.js').Tab} tab
 * @param {string} played
 */
async function playOtherThan(tab, played) {
  await goBack(tab);
  await tab.page.locator(`main [data-square="${played}"].open`).waitFor();
  return await playAny(tab, played);
}

/**
 * Plays some move.
 * @param {import('./harness.js').Tab} tab
 * @param {string} [except]
 */
async function playAny(tab, except = '') {
  const open = tab.page.locator(`main [data-square].open:not([data-square="${except}"])`);
  const square = (await open.first().getAttribute('data-square')) ?? '';
  await tab.press(square);
  await tab.page.locator('.list [aria-current]', { hasText: square }).waitFor();
  return square;
}

test('a branch in a branch in a branch is shown, walked through, kept, promoted and deleted', async () => {
  const tab = await browser.open(server.url);
  await tab.playAll(TIGER);
  await tab.go('review');
  for (let i = 0; i < 6; i++) await goBack(tab);
  await tab.says('5手目');
  await playAny(tab, 'f4');
  await playAny(tab);
  const inFirst = await playAny(tab);
  await playOtherThan(tab, inFirst);
  const inSecond = await playAny(tab);
  const deepest = await playOtherThan(tab, inSecond);
  await playAny(tab);
  const board = await tab.board();

  const list = tab.page.locator('.list');
  const depths = async () => {
    const counts = [];
    for (const path of ['.variation', '.variation .variation', '.variation .variation .variation'])
      counts.push(await list.locator(path).count());
    return counts;
  };
  assert.deepEqual(await depths(), [3, 2, 1]);
  assert.equal(await list.locator('[data-node]').count(), 11 + 3 + 2 + 2);

  // From the end of the deepest one back to the start, and there again by a press.
  await tab.page.getByRole('button', { name: '初手へ' }).click();
  await tab.page.locator('main [data-square="f5"].open').waitFor();
  const innermost = list.locator('.variation .variation .variation');
  await innermost.locator('[data-node]').last().click();
  await tab.showsBoard(board);

  // As it is after a reload, and when it is saved and opened elsewhere.
  await tab.page.reload();
  await innermost.waitFor();
  assert.deepEqual(await depths(), [3, 2, 1]);
  await tab.showsBoard(board);
  await tab.page.keyboard.press('s');
  await tab.page.getByLabel('タグ').fill('枝');
  await tab.page.getByRole('button', { name: '保存する' }).click();
  await tab.says('保存しました');
  await tab.beginForTwo();
  await tab.go('library');
  await tab.page.locator('.library li', { hasText: '枝' }).locator('.open').click();
  await tab.go('review');
  await innermost.waitFor();
  assert.deepEqual(await depths(), [3, 2, 1]);

  // The deepest one becomes the game: what was the game hangs on it, and the branches that it went through on one another.
  await innermost.locator('[data-node]', { hasText: deepest }).first().click();
  await tab.page.locator('.list [aria-current]', { hasText: deepest }).waitFor();
  await tab.page.getByRole('button', { name: 'この変化を本譜にする' }).click();
  await list.locator('.row [aria-current]', { hasText: deepest }).waitFor();
  assert.deepEqual(await depths(), [3, 0, 0]);
  assert.equal(await list.locator('[data-node]').count(), 11 + 3 + 2 + 2);

  // What was the game goes, and nothing else.
  const former = list.locator('.variation', { hasText: 'f4' });
  await former.locator('[data-node]').first().click();
  await tab.says('6手目　f4');
  await tab.page.getByRole('button', { name: 'この手から先を削除' }).click();
  await former.waitFor({ state: 'detached' });
  assert.equal(await list.locator('[data-node]').count(), 5 + 3 + 2 + 2);
  await tab.close();
});

test('what is said of the game, of a move and of a pass is read in the list, in variations as well', async () => {
  const tab = await browser.open(server.url);
  const head = { format: 'yosumi-record', version: 1 };
  const passing = [
    ...(EARLIEST_PASS.slice(0, -2).match(/../g) ?? []),
    { move: 'c1', comment: 'これで黒は打てない' },
    { move: 'pass', comment: '最も早いパス' },
    'e3',
  ];
  await tab.paste(JSON.stringify({ ...head, comment: 'まれな対局', moves: passing }));
  const list = tab.page.locator('.list');
  await list.getByText('最も早いパス').waitFor();
  assert.deepEqual(await list.locator('.remark').allInnerTexts(), ['まれな対局', 'これで黒は打てない', '最も早いパス']);
  assert.equal(await list.locator('.row', { hasText: 'パス' }).count(), 1);

  const variations = [{ after: '', moves: passing }];
  await tab.paste(JSON.stringify({ ...head, moves: ['f5', 'd6'], variations }));
  const variation = list.locator('.variation');
  await variation.getByText('最も早いパス').waitFor();
  assert.deepEqual(await variation.locator('.remark').allInnerTexts(), ['これで黒は打てない', '最も早いパス']);
  await variation.getByText('パス', { exact: true }).waitFor();
  await tab.close();
});

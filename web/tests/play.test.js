import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOTH_STUCK, DRAW, EARLIEST_PASS, SHORTEST, WIPEOUT } from './games.js';
import { DESKTOP, PHONE, home } from './harness.js';

const { server, browser } = home();

for (const [name, size] of /** @type {const} */ ([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
])) {
  test(`two people play a whole game with a pass on ${name}`, async () => {
    const tab = await browser.open(server.url, { size });
    await tab.playAll(DRAW);
    await tab.says('32 対 32 で引き分けです');
    assert.equal((await tab.board()).replaceAll('-', '').length, 64);
    await tab.close();
  });

  test(`a person plays the computer to the end on ${name}`, async () => {
    const tab = await browser.open(server.url, { size, language: 'en' });
    await tab.beginWithComputer({ level: 1 });
    await tab.says('You (Black)');
    const playable = tab.page.locator('main [data-square].open');
    const over = tab.page.getByRole('button', { name: 'Review this game' });
    while (!(await over.isVisible())) {
      await playable.or(over).first().waitFor();
      if (await playable.first().isVisible()) await playable.first().click();
    }
    await tab.says(/(win|lose|draw)/);
    await tab.close();
  });
}

test('the shortest game ends, is counted, and can be taken back', async () => {
  const tab = await browser.open(server.url);
  await tab.playAll(SHORTEST);
  await tab.says('13 対 0(得点 64 対 0)で黒の勝ちです');
  assert.equal(await tab.page.locator('main [data-square].open').count(), 0);
  await tab.square('a1').click();
  await tab.says('対局は終わっています');
  await tab.page.keyboard.press('u');
  await tab.page.locator('main [data-square="c5"].open').waitFor();
  assert.ok(!(await tab.message.innerText()).includes('勝ち'));
  await tab.page.keyboard.press('r');
  await tab.says('13 対 0');
  await tab.close();
});

test('a pass is said and shown, and the other side goes on', async () => {
  const tab = await browser.open(server.url);
  await tab.playAll(EARLIEST_PASS);
  await tab.says('黒は打てるマスがないのでパスです');
  await tab.says('白の番です　9手目');
  await tab.page.locator('.list').getByText('パス').waitFor();
  await tab.close();
});

test('a game where both are stuck ends with both colors on the board', async () => {
  const tab = await browser.open(server.url, { language: 'en' });
  await tab.playAll(BOTH_STUCK);
  await tab.says('Black wins 15–2 (score 62–2).');
  await tab.close();
});

test('a wipeout with thirteen passes', async () => {
  const tab = await browser.open(server.url, { language: 'en' });
  await tab.playAll(WIPEOUT);
  await tab.says('White wins 59–0 (score 64–0).');
  assert.equal(await tab.page.locator('.list .pass').count(), 13);
  await tab.close();
});

test('a square that cannot be played is answered with those that can', async () => {
  const tab = await browser.open(server.url);
  await tab.square('a1').click();
  await tab.says('そのマスには打てません。打てるマス: d3 c4 f5 e6');
  await tab.close();
});

test('the language changes at once, in what was said before as well', async () => {
  const tab = await browser.open(server.url);
  await tab.press('f5');
  await tab.says('f5　1個返しました');
  await tab.go('settings');
  await tab.page.getByRole('radio', { name: 'English' }).check();
  await tab.go('play');
  await tab.says('f5 turns 1 disc.');
  assert.equal(await tab.page.locator('html').getAttribute('lang'), 'en');
  // The other tests share the settings.
  await tab.go('settings');
  await tab.page.getByRole('radio', { name: '日本語' }).check();
  await tab.close();
});

test('a turned board plays the square that is seen', async () => {
  const tab = await browser.open(server.url);
  await tab.page.keyboard.press('f');
  const last = tab.page.locator('main [data-square]').last();
  await tab.page.waitForFunction(
    () => [...document.querySelectorAll('main [data-square]')].at(-1)?.getAttribute('data-square') === 'a1',
  );
  assert.equal(await last.getAttribute('data-square'), 'a1');
  await tab.press('f5');
  await tab.says('f5　1個返しました');
  await tab.page.keyboard.press('u');
  await tab.page.locator('main [data-square="f5"].open').waitFor();
  await tab.close();
});

test('a game starts from an opening, from a balanced position, from one that is written', async () => {
  const tab = await browser.open(server.url);
  await tab.beginForTwo(async (sheet) => {
    await sheet.getByRole('radio', { name: '定石' }).check({ force: true });
    await sheet.getByRole('combobox').selectOption({ value: 'f5d6c3d3c4' });
  });
  await tab.says('白の番です　6手目');
  await tab.page.getByText('虎').first().waitFor();
  await tab.beginForTwo((sheet) => sheet.getByRole('radio', { name: '互角の序盤' }).check({ force: true }));
  await tab.says('黒の番です　9手目');
  assert.equal((await tab.board()).replaceAll('-', '').length, 12);
  await tab.beginForTwo(async (sheet) => {
    await sheet.getByRole('radio', { name: '局面' }).check({ force: true });
    await sheet.getByRole('textbox', { name: '局面' }).fill('f5');
  });
  await tab.says('白の番です　2手目');
  await tab.close();
});

test('somebody is told whose turn it is before anything has happened', async () => {
  const tab = await browser.open(server.url);
  await tab.says('黒の番です　1手目');
  await tab.close();
});

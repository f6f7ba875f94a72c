import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { TIGER } from './games.js';
import { DESKTOP, PHONE, TABLET, home } from './harness.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const { server, browser } = home();

const LANDSCAPE = { width: 740, height: 360 };

for (const [name, size] of Object.entries({ desktop: DESKTOP, tablet: TABLET, phone: PHONE, landscape: LANDSCAPE })) {
  test(`an empty board has 64 equal squares, and nothing scrolls sideways: ${name}`, async () => {
    const tab = await browser.open(server.url, { size });
    const sizes = await tab.page.locator('main [data-square]').evaluateAll((cells) =>
      cells.map((cell) => {
        const { width, height } = cell.getBoundingClientRect();
        return [width, height];
      }),
    );
    assert.equal(sizes.length, 64);
    const sides = sizes.flat();
    assert.ok(Math.max(...sides) - Math.min(...sides) < 1, `${Math.min(...sides)} to ${Math.max(...sides)}`);
    if (size === PHONE) {
      assert.ok(Math.min(...sides) >= 44, 'squares are for thumbs');
      const field = await tab.page.locator('main .frame').evaluate((frame) => {
        const { left, right } = frame.getBoundingClientRect();
        return [left, innerWidth - right];
      });
      assert.ok(Math.max(...field) < 8, 'the board lies from edge to edge');
    }
    for (const place of /** @type {const} */ (['play', 'review', 'library', 'settings'])) {
      await tab.go(place);
      const overflow = await tab.page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      assert.equal(overflow, 0, place);
    }
    await tab.close();
  });
}

/**
 * What axe finds on the page as it is.
 * @param {import('./harness.js').Tab} tab
 * @param {string} what
 */
async function isAccessible(tab, what) {
  // The policy of the page lets nothing in, so that the checker comes in by the debugger's door.
  await tab.page.evaluate(AXE);
  const found = await tab.page.evaluate(async () => {
    const { axe } = /** @type {{ axe: typeof import('axe-core') }} */ (/** @type {unknown} */ (window));
    const { violations } = await axe.run();
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target} ${node.failureSummary}`));
  });
  assert.deepEqual(found, [], what);
}

for (const [size, language, dark] of /** @type {const} */ ([
  [DESKTOP, 'ja', false],
  [PHONE, 'en', true],
])) {
  test(`nobody is shut out: ${size.width}, ${language}, ${dark ? 'dark' : 'light'}`, async () => {
    const tab = await browser.open(server.url, { size, language, dark });
    await tab.playAll(TIGER);
    await isAccessible(tab, 'play');
    await tab.page.keyboard.press('v');
    await tab.page.locator('main .value').first().waitFor();
    await tab.go('review');
    for (let i = 0; i < (size === PHONE ? 4 : 3); i++) {
      await tab.page.getByRole('tab').nth(i).click();
      await isAccessible(tab, `review, tab ${i}`);
    }
    await tab.page.keyboard.press('v');
    await tab.go('library');
    await tab.page.locator('.count').waitFor();
    await isAccessible(tab, 'library');
    await tab.go('settings');
    for (const board of ['felt', 'wood', 'slate', 'contrast']) {
      await tab.page.locator(`input[value="${board}"]`).check({ force: true });
      await isAccessible(tab, `settings, ${board}`);
    }
    await tab.go('play');
    for (const key of ['n', 's', 'o', '?']) {
      await tab.page.keyboard.press(key);
      await tab.page.locator('dialog').waitFor();
      await isAccessible(tab, `sheet ${key}`);
      await tab.page.keyboard.press('Escape');
      await tab.page.locator('dialog').waitFor({ state: 'detached' });
    }
    await tab.close();
  });
}

test('the first page is small and comes from one place alone', async () => {
  const tab = await browser.open(server.url);
  const loaded = await tab.page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => [entry.name, /** @type {PerformanceResourceTiming} */ (entry).transferSize]),
  );
  const origin = new URL(server.url).origin;
  for (const [name] of loaded) assert.ok(String(name).startsWith(origin), String(name));
  const bytes = loaded.reduce((sum, [, size]) => sum + Number(size), 0);
  assert.ok(bytes < 150_000, `${bytes} bytes`);
  await tab.close();
});

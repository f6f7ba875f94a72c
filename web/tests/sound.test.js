import assert from 'node:assert/strict';
import { test } from 'node:test';
import { home } from './harness.js';

const { server, browser } = home();

/**
 * Writes down what is made to be heard, and whether somebody had touched the page by then. Plays a move by itself where one is
 * wanted: whatever a test does to a page counts as a touch, and so does a look at it.
 */
function listen() {
  const heard = { contexts: /** @type {boolean[]} */ ([]), taps: 0 };
  const Real = AudioContext;
  class Listening extends Real {
    constructor() {
      super();
      heard.contexts.push(navigator.userActivation.hasBeenActive);
    }

    /** @override */
    createOscillator() {
      heard.taps += 1;
      return super.createOscillator();
    }
  }
  Object.assign(window, { AudioContext: Listening, heard });
  const wanted = sessionStorage.getItem('wanted');
  const timer = setInterval(() => {
    const cell = document.querySelector(`main [data-square="${wanted}"].open`);
    if (!(cell instanceof HTMLElement)) return;
    clearInterval(timer);
    cell.click();
    setTimeout(() => console.debug(`touched: ${navigator.userActivation.hasBeenActive}, taps: ${heard.taps}`), 100);
  }, 20);
}

/** @param {import('./harness.js').Tab} tab */
const heard = (tab) =>
  tab.page.evaluate(
    () => /** @type {{ heard: { contexts: boolean[], taps: number } }} */ (/** @type {unknown} */ (window)).heard,
  );

test('a page is silent until sound is asked for, and then one hears discs', async () => {
  const tab = await browser.open(server.url, { before: listen });
  /** @type {string[]} */
  const warnings = [];
  tab.page.on('console', (message) => {
    if (/audio/i.test(message.text())) warnings.push(message.text());
  });
  await tab.press('f5');
  assert.deepEqual(await heard(tab), { contexts: [], taps: 0 });

  await tab.go('settings');
  const sound = tab.page.getByRole('switch', { name: '音' });
  assert.equal(await sound.isChecked(), false);
  const kept = tab.page.waitForResponse((response) => response.request().method() === 'PUT');
  await sound.check({ force: true });
  await kept;
  assert.deepEqual(await heard(tab), { contexts: [], taps: 0 });
  await tab.go('play');
  await tab.press('d6');
  // The disc, and the one that it turns.
  assert.deepEqual(await heard(tab), { contexts: [true], taps: 2 });
  await tab.press('c3');
  assert.equal((await heard(tab)).contexts.length, 1);

  // After a reload a browser lets nothing be heard before the page is touched.
  await tab.page.evaluate(() => sessionStorage.setItem('wanted', 'd3'));
  const told = tab.page.waitForEvent('console', (message) => message.text().startsWith('touched'));
  await tab.page.reload();
  assert.equal((await told).text(), 'touched: false, taps: 0');
  await tab.hasDisc('d3');
  await tab.press('c4');
  assert.deepEqual((await heard(tab)).contexts, [true]);
  assert.deepEqual(warnings, []);
  await tab.close();
});

// How long the page takes: `npm run measure` with a release build, on a machine that does nothing else.
import { Browser, Server } from './harness.js';

const ROUNDS = 12;
const WARMING = 4;

/** @typedef {Record<string, number>} Times in milliseconds */

/**
 * @param {string} what
 * @param {Times[]} rounds
 */
function tell(what, rounds) {
  const parts = Object.keys(rounds[0] ?? {}).map((name) => {
    const sorted = rounds.map((times) => times[name] ?? NaN).sort((a, b) => a - b);
    const [least, median] = [sorted[0], sorted[sorted.length >> 1]].map((time) => time?.toFixed(0));
    return `${name} ${least} to ${median}`;
  });
  console.log(`${what}: ${parts.join(', ')} ms (least to median of ${rounds.length})`);
}

/** @param {import('playwright-core').Page} page */
async function opened(page) {
  // Whatever asks the page while it opens would be measured with it.
  await page.waitForTimeout(600);
  return page.evaluate(() => {
    const at = (/** @type {string} */ name) => performance.getEntriesByName(name)[0]?.startTime ?? NaN;
    return { interactive: at('interactive'), painted: at('first-contentful-paint') };
  });
}

/**
 * @param {import('playwright-core').Page} page
 * @returns {Promise<Times>}
 */
function played(page) {
  return page.evaluate(async () => {
    const cell = document.querySelector('main [data-square="f5"]');
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    /** Looks at every change, not in between: that would take time from the page. */
    const until = (/** @type {() => unknown} */ happened) =>
      new Promise((resolve) => {
        const look = () => {
          if (!happened()) return;
          observer.disconnect();
          resolve(performance.now());
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
        look();
      });
    await frame();
    const start = performance.now();
    /** @type {HTMLElement} */ (cell).click();
    const shown = (await until(() => cell?.getAttribute('data-disc') === 'black')) - start;
    const confirmed = (await until(() => document.querySelector('main [data-square="d6"].open'))) - start;
    await frame();
    const asked = performance.now();
    dispatchEvent(new KeyboardEvent('keydown', { key: 'v' }));
    const valued = (await until(() => document.querySelector('main .value'))) - asked;
    return { shown, confirmed, 'first value': valued };
  });
}

const [server, browser] = [new Server(), new Browser()];
await server.start();
/** @type {Record<string, Times[]>} */
const times = { 'nothing cached': [], 'opened before': [], 'a move': [] };
for (let round = 0; round < ROUNDS; round++) {
  const tab = await browser.open(server.url);
  const network = await tab.page.context().newCDPSession(tab.page);
  for (let i = 0; i < WARMING; i++) await tab.page.reload({ waitUntil: 'commit' }).then(() => opened(tab.page));
  await tab.page.reload({ waitUntil: 'commit' });
  times['opened before']?.push(await opened(tab.page));
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  await tab.page.reload({ waitUntil: 'commit' });
  times['nothing cached']?.push(await opened(tab.page));
  await tab.page.waitForTimeout(1000);
  times['a move']?.push(await played(tab.page));
  await tab.close();
}
for (const [what, rounds] of Object.entries(times)) tell(what, rounds);
await browser.close();
await server.stop();

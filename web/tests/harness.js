import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { chromium } from 'playwright-core';

/** @typedef {import('playwright-core').Page} Page */

const BINARY = process.env['YOSUMI'] ?? new URL('../../target/release/yosumi', import.meta.url).pathname;
const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

export const DESKTOP = { width: 1440, height: 900 };
export const TABLET = { width: 820, height: 1180 };
export const PHONE = { width: 360, height: 740 };

/** A server with a library of its own. */
export class Server {
  /** @type {import('node:child_process').ChildProcess | null} */
  #process = null;
  #data = mkdtempSync(join(tmpdir(), 'yosumi-web-'));
  #port = 0;
  url = '';

  /** At the same port as before, where it has run before. */
  async start() {
    const process = spawn(BINARY, ['web', '--no-open', '--port', String(this.#port), '--data', this.#data], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = process;
    this.url = await new Promise((resolve, reject) => {
      let said = '';
      const listen = (/** @type {Buffer} */ chunk) => {
        said += chunk.toString();
        const url = /http:\/\/127\.0\.0\.1:\d+\/?/.exec(said);
        if (url) resolve(url[0]);
      };
      process.stdout.on('data', listen);
      process.stderr.on('data', listen);
      process.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
    });
    this.#port = Number(new URL(this.url).port);
  }

  /** @param {NodeJS.Signals} signal */
  async kill(signal = 'SIGKILL') {
    const process = this.#process;
    if (!process || process.exitCode !== null) return;
    const ended = new Promise((resolve) => process.once('exit', resolve));
    process.kill(signal);
    await ended;
  }

  async stop() {
    await this.kill('SIGINT');
    rmSync(this.#data, { recursive: true, force: true });
  }
}

/** One browser for a file of tests. */
export class Browser {
  /** @type {import('playwright-core').Browser | null} */
  #browser = null;

  /**
   * A page of its own, which fails where the page throws or breaks its policy.
   * @param {string} url
   * @param {{ size?: { width: number, height: number }, language?: 'ja' | 'en', dark?: boolean, clipboard?: boolean,
   *   before?: () => void }} options `before` runs in the page, before anything of its own
   */
  async open(url, { size = DESKTOP, language = 'ja', dark = false, clipboard = false, before } = {}) {
    this.#browser ??= await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
    const touch = size.width < 600;
    const context = await this.#browser.newContext({
      viewport: size,
      locale: language === 'ja' ? 'ja-JP' : 'en-US',
      colorScheme: dark ? 'dark' : 'light',
      hasTouch: touch,
      isMobile: touch,
    });
    if (clipboard)
      await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(url).origin });
    const page = await context.newPage();
    if (before) await page.addInitScript(before);
    /** @type {string[]} */
    const problems = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !/WebSocket|ERR_CONNECTION|Failed to load resource/.test(message.text()))
        problems.push(message.text());
    });
    await page.goto(url);
    await page.locator('[data-square="d4"][data-disc]').waitFor();
    return new Tab(page, problems);
  }

  async close() {
    await this.#browser?.close();
  }
}

/** A server and a browser for a file of tests: both end with it. */
export function home() {
  const [server, browser] = [new Server(), new Browser()];
  before(() => server.start());
  after(async () => {
    await browser.close();
    await server.stop();
  });
  return { server, browser };
}

/** The page as its user has it. */
export class Tab {
  /**
   * @param {Page} page
   * @param {string[]} problems
   */
  constructor(page, problems) {
    this.page = page;
    this.problems = problems;
  }

  /** @param {string} name */
  square(name) {
    return this.page.locator(`main [data-square="${name}"]`);
  }

  /**
   * Waits until a square says this to those who hear the page.
   * @param {string} name
   * @param {RegExp} words
   */
  async hasLabel(name, words) {
    await this.square(name).locator('.visually-hidden', { hasText: words }).waitFor();
  }

  /** What the page says. */
  get message() {
    return this.page.locator('.message [role="status"]');
  }

  /** @param {string | RegExp} words */
  async says(words) {
    await this.message.filter({ hasText: words }).waitFor();
  }

  /** The board as 64 signs. */
  async board() {
    const discs = await this.page
      .locator('main [data-square]')
      .evaluateAll((cells) => cells.map((cell) => [cell.dataset['square'], cell.dataset['disc']]));
    const signs = new Map(
      discs.map(([square, disc]) => [square, disc === 'black' ? 'X' : disc === 'white' ? 'O' : '-']),
    );
    let board = '';
    for (const row of '12345678') for (const column of 'abcdefgh') board += signs.get(column + row);
    return board;
  }

  /** @param {string} board */
  async showsBoard(board) {
    const deadline = Date.now() + 30_000;
    let seen = await this.board();
    while (seen !== board) {
      if (Date.now() > deadline) throw new Error(`the board shows\n${seen} and not\n${board}`);
      await this.page.waitForTimeout(20);
      seen = await this.board();
    }
  }

  /**
   * Waits until a disc of this color lies there.
   * @param {string} name
   * @param {'black' | 'white'} [color]
   */
  async hasDisc(name, color) {
    await this.page.locator(`main [data-square="${name}"][data-disc${color ? `="${color}"` : ''}]`).waitFor();
  }

  /** @param {string} name */
  async press(name) {
    await this.square(name).click();
    await this.hasDisc(name);
  }

  /** @param {string} transcript */
  async playAll(transcript) {
    for (const move of transcript.toLowerCase().match(/[a-h][1-8]/g) ?? []) await this.press(move);
  }

  /** @param {string | RegExp} name */
  async choose(name) {
    await this.page.locator('.actions [aria-haspopup="menu"]').click();
    await this.page.getByRole('menuitem', { name }).click();
  }

  /** @param {'play' | 'review' | 'library' | 'settings'} place */
  async go(place) {
    const at = { play: 0, review: 1, library: 2, settings: 3 }[place];
    await this.page.locator('header nav button').nth(at).click();
  }

  /**
   * Pastes a text, as if nothing that takes texts had the focus.
   * @param {string} text
   */
  async paste(text) {
    await this.page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  }

  /**
   * Drops a file somewhere on the page.
   * @param {string} text
   */
  async drop(text) {
    await this.page.evaluate((text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], 'games.txt', { type: 'text/plain' }));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    }, text);
  }

  /**
   * What a press downloads.
   * @param {import('playwright-core').Locator} button
   */
  async download(button) {
    const [download] = await Promise.all([this.page.waitForEvent('download'), button.click()]);
    const chunks = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk);
    return { name: download.suggestedFilename(), text: Buffer.concat(chunks).toString() };
  }

  /**
   * Begins a game of two people.
   * @param {(sheet: import('playwright-core').Locator) => Promise<unknown>} [more] what else is chosen for it
   */
  async beginForTwo(more) {
    await this.#begin(1, more);
  }

  /**
   * Begins a game against the computer, or goes on with the one that is played.
   * @param {{ side?: 'black' | 'white', level?: number, goesOn?: boolean }} options
   */
  async beginWithComputer({ side = 'black', level = 1, goesOn = false } = {}) {
    await this.#begin(0, async (sheet) => {
      if (goesOn) await sheet.locator('input[value="current"]').check({ force: true });
      await sheet.locator(`input[value="${side}"]`).check({ force: true });
      // `first` and `random` come before the levels that have numbers.
      await sheet.locator('input[type="range"]').fill(String(level + 1));
    });
  }

  /**
   * @param {number} mode
   * @param {(sheet: import('playwright-core').Locator) => Promise<unknown>} [more]
   */
  async #begin(mode, more) {
    await this.page.keyboard.press('n');
    const sheet = this.page.locator('dialog');
    await sheet.locator('form .options').first().locator('input').nth(mode).check({ force: true });
    await more?.(sheet);
    await sheet.locator('button[type="submit"]').click();
    await sheet.waitFor({ state: 'detached' });
  }

  async close() {
    await this.page.context().close();
    if (this.problems.length > 0) throw new Error(`the page had errors:\n${this.problems.join('\n')}`);
  }
}

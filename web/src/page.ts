import { mount } from 'svelte';
import App from './App.svelte';
import { restoreSettings } from './settings/settings.svelte';
import type { Socket } from './state/socket';
import { table } from './state/table.svelte';

/** How long the page waits for what there is to draw, in milliseconds, before it draws what it is without that. */
const PATIENCE = 150;

/** Draws the page, for the table that the socket leads to. */
export async function draw(socket: Socket): Promise<void> {
  restoreSettings();
  table.connect(socket);

  // The table is a moment away: drawn once with it, the page is there sooner than drawn empty first and then again.
  await Promise.race([table.joined, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);

  const target = document.getElementById('page');
  if (target) mount(App, { target });
  // For whoever measures it: tests/measure.js.
  performance.mark('interactive');
}

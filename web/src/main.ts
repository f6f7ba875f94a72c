import './style/tokens.css';
import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { restoreSettings } from './settings/settings.svelte';
import { table } from './state/table.svelte';

/** How long the page waits for what there is to draw, in milliseconds, before it draws what it is without that. */
const PATIENCE = 150;

restoreSettings();
table.connect();

// The table is a moment away: drawn once with it, the page is there sooner than drawn empty first and then again.
await Promise.race([table.joined, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);

const target = document.getElementById('page');
if (target) mount(App, { target });

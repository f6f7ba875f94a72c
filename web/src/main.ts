import './style/tokens.css';
import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { restoreSettings } from './settings/settings.svelte';
import { table } from './state/table.svelte';

restoreSettings();
table.connect();

const target = document.getElementById('page');
if (target) mount(App, { target });

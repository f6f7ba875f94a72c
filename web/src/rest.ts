/** What is not seen at first: it comes after the table is drawn. */
export { default as Library } from './library/Library.svelte';
export { default as Settings } from './settings/Settings.svelte';
export { default as Sheets } from './Sheets.svelte';

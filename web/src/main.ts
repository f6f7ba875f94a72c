import './style/tokens.css';
import './style/base.css';
import { seat } from './state/seat';
import { Socket } from './state/socket';

// Small, so that the table is asked for while the rest of the page is still on its way.
const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`;
const socket = new Socket(address, () => ({ kind: 'join', table: seat() }));
void import('./page').then(({ draw }) => draw(socket));

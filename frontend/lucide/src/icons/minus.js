import { createIcon } from '../create-icon.js';

export default createIcon('minus', [['path', { d: 'M5 12h14' }]]);

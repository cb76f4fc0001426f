import { createIcon } from '../create-icon.js';

export default createIcon('check', [['path', { d: 'M20 6 9 17l-5-5' }]]);

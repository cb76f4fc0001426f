import { createIcon } from '../create-icon.js';

export default createIcon('square', [['rect', { width: '18', height: '18', x: '3', y: '3', rx: '2' }]]);

import { createIcon } from '../create-icon.js';

export default createIcon('chevron-up', [['path', { d: 'm18 15-6-6-6 6' }]]);

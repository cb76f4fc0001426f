import { createIcon } from '../create-icon.js';

export default createIcon('chevron-right', [['path', { d: 'm9 18 6-6-6-6' }]]);

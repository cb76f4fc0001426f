import { createIcon } from '../create-icon.js';

export default createIcon('chevron-left', [['path', { d: 'm15 18-6-6 6-6' }]]);

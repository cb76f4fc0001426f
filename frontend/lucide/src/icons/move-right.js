import { createIcon } from '../create-icon.js';

export default createIcon('move-right', [
  ['path', { d: 'M18 8L22 12L18 16' }],
  ['path', { d: 'M2 12H22' }],
]);

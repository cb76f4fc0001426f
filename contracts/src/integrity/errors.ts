import { defineError } from '../language/refusal.js';

export const NOT_IN_TREE = defineError(
  'NOT_IN_TREE',
  404,
  'The log has no such event or head yet. A new event is covered by the next signed head.',
);
export const TREE_DAMAGED = defineError(
  'TREE_DAMAGED',
  409,
  'The stored tree of the log is damaged, so nothing can be proved from it. The verification of the log names what differs.',
);
export const EXPORT_TOO_LARGE = defineError(
  'EXPORT_TOO_LARGE',
  413,
  'This history has more events than one file can hold. Please ask for fewer streams at once; nothing was exported.',
);
export const SIGNER_NOT_IN_HEAD = defineError(
  'SIGNER_NOT_IN_HEAD',
  409,
  'The key that signs exports was changed, and this head of the log does not name the new one. Please use a newer head, which follows in some minutes; nothing was exported.',
);

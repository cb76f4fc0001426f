import { defineError } from './refusal.js';

// Errors of files, apart from the others: a process that draws one picture loads no schemas for them.

export const FILE_TYPE_REFUSED = defineError(
  'FILE_TYPE_REFUSED',
  415,
  'That file is not of a kind we accept. Nothing was saved; please choose another file.',
);
export const FILE_TOO_LARGE = defineError(
  'FILE_TOO_LARGE',
  413,
  'That file is too large. Nothing was saved; please choose a smaller one.',
);
export const TOO_MANY_FILES = defineError(
  'TOO_MANY_FILES',
  413,
  'Too many files at once. Nothing was saved; please send fewer.',
);

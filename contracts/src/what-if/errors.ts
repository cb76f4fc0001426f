import { defineError } from '../language/refusal.js';

export const WHAT_IF_BUSY = defineError(
  'WHAT_IF_BUSY',
  429,
  'Another run is in progress. Nothing was started; please try again when it has ended.',
);
export const WHAT_IF_CANCELLED = defineError('WHAT_IF_CANCELLED', 409, 'The run was cancelled. Nothing was kept.');

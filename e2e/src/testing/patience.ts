import { jest } from '@jest/globals';

/** Milliseconds to wait for what is to appear: no machine is that slow, however busy. What waits in vain is red all the same, only later. */
export const PATIENCE = 120_000;

jest.setTimeout(5 * PATIENCE);

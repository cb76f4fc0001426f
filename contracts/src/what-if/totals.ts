import { z } from 'zod';

const count = z.number().int();

/** What a run looked at and found. */
export const whatIfTotals = z.object({
  /** Patients whose records were looked at, and those who were erased, which were not. */
  records: count,
  erased: count,
  /** All events of the log that were read, and the prescriptions or values that were checked. */
  events: count,
  checked: count,
  /** Streams with an event that cannot be read, which were left out. */
  unreadable: count,
  /** Warnings that only the changed rule gives, that only the current one gives, and that both give differently. */
  ...{ added: count, gone: count, changed: count },
  /** The different patients with any of them. */
  patients: count,
  milliseconds: count,
});
export type WhatIfTotals = z.infer<typeof whatIfTotals>;

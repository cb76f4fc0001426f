import { z } from 'zod';
import { defineEvent } from '../language/event.js';
import { id } from '../language/reply.js';
import { whatIfTotals } from './totals.js';

/** An auditor has run a changed rule over old records, of many people. Recorded before the result is shown. */
export const WhatIfRun = defineEvent({
  type: 'WhatIfRun',
  schema: z.object({
    runId: id,
    auditorId: id,
    /** As it was given. */
    rule: z.record(z.string(), z.unknown()),
    reason: z.string(),
    totals: whatIfTotals,
  }),
  subject: (data) => data.auditorId,
  personal: { reason: '(erased)' },
});

export const whatIfEvents = [WhatIfRun] as const;

/** The stream of one run. */
export const whatIfStream = (runId: string) => `whatIf-${runId}`;

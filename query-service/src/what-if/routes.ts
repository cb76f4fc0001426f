import { refuse } from '@anamnesis/contracts/language/refusal';
import { WHAT_IF_BUSY } from '@anamnesis/contracts/what-if/errors';
import { WhatIfRun, whatIfStream } from '@anamnesis/contracts/what-if/events';
import { runWhatIf } from '@anamnesis/contracts/what-if/routes';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import type { Ports } from '../ports.js';
import { namedHits } from './named-hits.js';
import { runShadow } from './run.js';

/** One run at a time in this process. That it was run is recorded before its result is sent. */
export function whatIfHandlers({ stored, recorder, timeZone, pool }: Ports): RouteHandler[] {
  let isRunning = false;
  return [
    answer(runWhatIf, async ({ actor, body: { rule, reason }, requestId, commandId, hasLeft }) => {
      if (isRunning) return refuse(WHAT_IF_BUSY);
      isRunning = true;
      try {
        const result = await runShadow(stored, rule, { timeZone, hasLeft });
        const runId = uuidOf(`what-if/${actor.id}/${commandId}`);
        await recorder.record(
          whatIfStream(runId),
          { type: WhatIfRun.type, data: { runId, auditorId: actor.id, rule, reason, totals: result.totals } },
          { actor, correlationId: requestId, commandId },
        );
        return { body: { ...result, hits: await namedHits({ pool }, result.hits) } };
      } finally {
        isRunning = false;
      }
    }),
  ];
}

import { readingReviewStream } from '@anamnesis/contracts/access-review/events';
import { reviewReading } from '@anamnesis/contracts/access-review/routes';
import { accessStream, type RecordRead } from '@anamnesis/contracts/audit/events';
import type { EventOf, Recorded } from '@anamnesis/contracts/language/event';
import type { Fold } from '@anamnesis/platform/deciding/decider';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import { causeOf } from '../cause.js';
import { done } from '../done.js';
import type { Ports } from '../ports.js';
import { type Reading, readingReviewDecider } from './reading-review.decider.js';

/** Finds one reading in the readings of a record. */
const readingIn = (readingId: string): Fold<Reading | null, Recorded<EventOf<typeof RecordRead>>> => ({
  initialState: null,
  opens: [],
  evolve: (found, { id, data }) =>
    id === readingId ? { readingId, patientId: data.patientId, readerId: data.reader.id } : found,
});

export const accessReviewHandlers = (ports: Ports): RouteHandler[] => [
  answer(reviewReading, async (call) => {
    const { actor, params, body } = call;
    const reading = await ports.commands.load(readingIn(params.id), accessStream(body.patientId));
    const data = { reading, outcome: body.outcome, notes: body.notes ?? '', rules: body.rules };
    const command = { type: 'ReviewReading', by: actor, data } as const;
    const context = { now: ports.clock() };
    const stream = readingReviewStream(params.id);
    return done(await ports.commands.handle(readingReviewDecider, stream, command, context, causeOf(call, actor)));
  }),
];

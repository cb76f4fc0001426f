import { status, type sendUnaryData, type ServerReadableStream } from '@grpc/grpc-js';
import { AppendDraft, expectedRevision, LARGEST_APPEND } from './append-request.js';
import { appendTooLarge, badRequest, closing, streamDeleted, StoreError, toServiceError } from './errors.js';
import type { Backlog } from './backlog.js';
import type { EventLog } from './log.js';
import type { ExpectedRevision, Outcome } from './operation.js';
import { shared, streams } from './protocol.js';
import { writableStreamName } from './stream-name.js';

type AppendCall = ServerReadableStream<streams.AppendReq, streams.AppendResp>;

/** One append as a stream of messages: the options first, then the events. Nothing is written before the last message. */
export const append =
  (log: EventLog, backlog: Backlog, shutdown: AbortSignal) =>
  (call: AppendCall, answer: sendUnaryData<streams.AppendResp>): void => {
    const stop = (): void => void call.destroy(closing());
    shutdown.addEventListener('abort', stop);
    backlog
      .room()
      .then(() => receive(call))
      .finally(() => shutdown.removeEventListener('abort', stop))
      .then(async (draft) => {
        if (draft.isTooLarge) throw appendTooLarge(LARGEST_APPEND);
        const operation = draft.finish();
        backlog.add(draft.bytes);
        const written = log.write(operation).finally(() => backlog.remove(draft.bytes));
        return response(draft.stream, draft.expected, await written);
      })
      .then(
        (reply) => answer(null, reply),
        (error: unknown) => answer(toServiceError(error)),
      );
  };

async function receive(call: AppendCall): Promise<AppendDraft> {
  let draft: AppendDraft | undefined;
  for await (const request of call as AsyncIterable<streams.AppendReq>) {
    const options = request.getOptions();
    if (options)
      draft = new AppendDraft(
        writableStreamName(options.getStreamIdentifier()),
        expectedRevision(options, options.getRevision()),
      );
    const message = request.getProposedMessage();
    if (message && !draft) throw badRequest('An append begins with its options');
    if (message) draft?.add(message);
  }
  if (call.cancelled) throw new StoreError(status.CANCELLED, 'The append was cancelled');
  if (!draft) throw badRequest('An append needs options');
  return draft;
}

function response(stream: string, expected: ExpectedRevision, outcome: Outcome): streams.AppendResp {
  switch (outcome.kind) {
    case 'written':
      return new streams.AppendResp().setSuccess(
        new streams.AppendResp.Success()
          .setCurrentRevision(String(outcome.revision))
          .setPosition(positionOf(outcome.position)),
      );
    case 'nothing':
      return new streams.AppendResp().setSuccess(unchanged(outcome.revision));
    case 'wrong-revision':
      return new streams.AppendResp().setWrongExpectedVersion(wrongRevision(expected, outcome.current));
    case 'stream-deleted':
      throw streamDeleted(stream);
    case 'too-late':
      throw new StoreError(status.DEADLINE_EXCEEDED, 'The append came too late');
  }
}

const positionOf = (position: number): streams.AppendResp.Position =>
  new streams.AppendResp.Position().setCommitPosition(String(position)).setPreparePosition(String(position));

function unchanged(revision: number | undefined): streams.AppendResp.Success {
  const success = new streams.AppendResp.Success().setNoPosition(new shared.Empty());
  return revision === undefined
    ? success.setNoStream(new shared.Empty())
    : success.setCurrentRevision(String(revision));
}

function wrongRevision(
  expected: ExpectedRevision,
  current: number | undefined,
): streams.AppendResp.WrongExpectedVersion {
  const wrong = new streams.AppendResp.WrongExpectedVersion();
  if (current === undefined) wrong.setCurrentNoStream(new shared.Empty());
  else wrong.setCurrentRevision(String(current));
  if (expected === 'any') return wrong.setExpectedAny(new shared.Empty());
  if (expected === 'no_stream') return wrong.setExpectedNoStream(new shared.Empty());
  if (expected === 'stream_exists') return wrong.setExpectedStreamExists(new shared.Empty());
  return wrong.setExpectedRevision(String(expected));
}

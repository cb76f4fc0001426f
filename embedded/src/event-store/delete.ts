import { status, type sendUnaryData, type ServerUnaryCall } from '@grpc/grpc-js';
import { expectedRevision } from './append-request.js';
import { badRequest, StoreError, streamDeleted, toServiceError, wrongRevision } from './errors.js';
import type { EventLog } from './log.js';
import { streams } from './protocol.js';
import { writableStreamName } from './stream-name.js';

type Kind = 'delete' | 'tombstone';
type Options = streams.DeleteReq.Options | streams.TombstoneReq.Options | undefined;

/** Hides a stream until the next append to it. */
export const deleteStream =
  (log: EventLog) =>
  (call: ServerUnaryCall<streams.DeleteReq, streams.DeleteResp>, answer: sendUnaryData<streams.DeleteResp>): void => {
    remove(log, 'delete', call.request.getOptions()).then(
      (at) => answer(null, new streams.DeleteResp().setPosition(positioned(new streams.DeleteResp.Position(), at))),
      (error: unknown) => answer(toServiceError(error)),
    );
  };

/** Ends a stream permanently. */
export const tombstoneStream =
  (log: EventLog) =>
  (
    call: ServerUnaryCall<streams.TombstoneReq, streams.TombstoneResp>,
    answer: sendUnaryData<streams.TombstoneResp>,
  ): void => {
    remove(log, 'tombstone', call.request.getOptions()).then(
      (at) =>
        answer(null, new streams.TombstoneResp().setPosition(positioned(new streams.TombstoneResp.Position(), at))),
      (error: unknown) => answer(toServiceError(error)),
    );
  };

interface PositionMessage {
  setCommitPosition(value: string): unknown;
  setPreparePosition(value: string): unknown;
}

function positioned<P extends PositionMessage>(position: P, at: number): P {
  position.setCommitPosition(String(at));
  position.setPreparePosition(String(at));
  return position;
}

async function remove(log: EventLog, kind: Kind, options: Options): Promise<number> {
  if (!options) throw badRequest(`A ${kind} needs options`);
  const stream = writableStreamName(options.getStreamIdentifier());
  const expected = expectedRevision(options, options.getRevision());
  const outcome = await log.write({ kind, stream, expected });
  switch (outcome.kind) {
    case 'written':
      return outcome.position;
    case 'wrong-revision':
      throw wrongRevision(stream, expected, outcome.current);
    case 'stream-deleted':
      throw streamDeleted(stream);
    case 'nothing':
    case 'too-late':
      throw new StoreError(status.INTERNAL, `Stream "${stream}" was left as it was`);
  }
}

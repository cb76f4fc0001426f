import { status } from '@grpc/grpc-js';
import type { Message } from 'google-protobuf';
import type { AppendDraft } from './append-request.js';
import { describe, StoreError } from './errors.js';
import type { Outcome } from './operation.js';
import { anyPb, emptyPb, rpcStatus, shared, streams } from './protocol.js';
import { identifier } from './responses.js';

type Response = streams.BatchAppendResp;

const respond = (stream: string): Response => new streams.BatchAppendResp().setStreamIdentifier(identifier(stream));

/** The client derives the error class from the type of the details, and fails if there are none. */
function refuse(stream: string, code: number, message: string, type: string, details: Message): Response {
  const any = new anyPb.Any();
  any.pack(details.serializeBinary(), `event_store.client.${type}`);
  return respond(stream).setError(new rpcStatus.Status().setCode(code).setMessage(message).setDetails(any));
}

/** The outcome of an append as a protocol message. */
export function batchSuccess({ stream, expected }: AppendDraft, outcome: Outcome): Response {
  switch (outcome.kind) {
    case 'written':
      return respond(stream).setSuccess(
        new streams.BatchAppendResp.Success()
          .setCurrentRevision(String(outcome.revision))
          .setPosition(
            new shared.AllStreamPosition()
              .setCommitPosition(String(outcome.position))
              .setPreparePosition(String(outcome.position)),
          ),
      );
    case 'nothing':
      return respond(stream).setSuccess(unchanged(outcome.revision));
    case 'wrong-revision':
      return refuse(
        stream,
        status.FAILED_PRECONDITION,
        'Wrong expected revision',
        'WrongExpectedVersion',
        wrong(expected, outcome.current),
      );
    case 'stream-deleted':
      return refuse(stream, status.FAILED_PRECONDITION, 'The stream is deleted', 'StreamDeleted', deleted(stream));
    case 'too-late':
      return refuse(stream, status.DEADLINE_EXCEEDED, 'The append came too late', 'Timeout', new shared.Timeout());
  }
}

export const tooLargeStatus = (stream: string, limit: number): Response =>
  refuse(
    stream,
    status.INVALID_ARGUMENT,
    'The append is too large',
    'MaximumAppendSizeExceeded',
    new shared.MaximumAppendSizeExceeded().setMaxappendsize(limit),
  );

/** Other failures. Their details have a type unknown to the client, which then passes the message on. */
export function batchError(stream: string, error: unknown): Response {
  const code = error instanceof StoreError ? error.code : status.INTERNAL;
  if (code === status.PERMISSION_DENIED)
    return refuse(stream, code, describe(error), 'AccessDenied', new shared.AccessDenied());
  return refuse(stream, code, describe(error), 'BadRequest', new shared.BadRequest().setMessage(describe(error)));
}

function unchanged(revision: number | undefined): streams.BatchAppendResp.Success {
  const success = new streams.BatchAppendResp.Success().setNoPosition(new emptyPb.Empty());
  return revision === undefined
    ? success.setNoStream(new emptyPb.Empty())
    : success.setCurrentRevision(String(revision));
}

function wrong(expected: AppendDraft['expected'], current: number | undefined): shared.WrongExpectedVersion {
  const details = new shared.WrongExpectedVersion();
  if (current === undefined) details.setCurrentNoStream(new emptyPb.Empty());
  else details.setCurrentStreamRevision(String(current));
  if (expected === 'any') return details.setExpectedAny(new emptyPb.Empty());
  if (expected === 'no_stream') return details.setExpectedNoStream(new emptyPb.Empty());
  if (expected === 'stream_exists') return details.setExpectedStreamExists(new emptyPb.Empty());
  return details.setExpectedStreamPosition(String(expected));
}

const deleted = (stream: string): shared.StreamDeleted =>
  new shared.StreamDeleted().setStreamIdentifier(identifier(stream));

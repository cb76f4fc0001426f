import type { ServerDuplexStream } from '@grpc/grpc-js';
import { AppendDraft, expectedRevision, LARGEST_APPEND, uuid } from './append-request.js';
import { batchError, batchSuccess, tooLargeStatus } from './batch-response.js';
import { closing, toServiceError } from './errors.js';
import type { EventLog } from './log.js';
import type { streams } from './protocol.js';
import { writableStreamName } from './stream-name.js';

type BatchCall = ServerDuplexStream<streams.BatchAppendReq, streams.BatchAppendResp>;

/** Most appends of one call under way at once; the client's further ones wait in its own buffers. */
const MOST_UNDER_WAY = 4096;

/** Many appends over one call, each in one or more chunks with the same correlation id, answered in whatever order they are made. */
export const batchAppend =
  (log: EventLog, shutdown: AbortSignal) =>
  (call: BatchCall): void => {
    const batch = new Batch(log, call);
    const stop = (): boolean => call.emit('error', toServiceError(closing()));
    shutdown.addEventListener('abort', stop);
    const forget = (): void => shutdown.removeEventListener('abort', stop);
    call.on('data', (request: streams.BatchAppendReq) => batch.receive(request));
    call.on('end', () => batch.finish());
    call.on('cancelled', forget);
    call.on('close', forget);
    call.on('error', forget);
  };

class Batch {
  private readonly drafts = new Map<string, AppendDraft>();
  private underWay = 0;
  private finished = false;

  constructor(
    private readonly log: EventLog,
    private readonly call: BatchCall,
  ) {}

  /** What is wrong with an append is answered to it alone: the others on the call are none of its business. */
  receive(request: streams.BatchAppendReq): void {
    const id = uuid(request.getCorrelationId());
    try {
      const draft = this.drafts.get(id) ?? newDraft(request);
      // More of an append that was refused at its first chunk.
      if (!draft) return;
      this.drafts.set(id, draft);
      for (const message of request.getProposedMessagesList()) draft.add(message);
      if (!request.getIsFinal()) return;
      this.drafts.delete(id);
      this.write(draft, request).catch((error: unknown) => this.refuse(request, error));
    } catch (error) {
      this.drafts.delete(id);
      this.refuse(request, error);
    }
  }

  /** The client sends no more: the call ends with the last answer. */
  finish(): void {
    this.finished = true;
    if (this.underWay === 0) this.call.end();
  }

  private async write(draft: AppendDraft, request: streams.BatchAppendReq): Promise<void> {
    this.underWay += 1;
    if (this.underWay >= MOST_UNDER_WAY) this.call.pause();
    const response = await this.answer(draft);
    this.underWay -= 1;
    if (this.call.isPaused()) this.call.resume();
    if (response) this.respond(request, response);
    if (this.finished) this.finish();
  }

  private refuse(request: streams.BatchAppendReq, error: unknown): void {
    this.respond(request, batchError(nameIn(request), error));
  }

  /** None for an append that came when the log was closing: the call's own end, which follows, tells that it was not made. */
  private async answer(draft: AppendDraft): Promise<streams.BatchAppendResp | undefined> {
    try {
      if (draft.isTooLarge) return tooLargeStatus(draft.stream, LARGEST_APPEND);
      if (this.log.closed) return undefined;
      return batchSuccess(draft, await this.log.write(draft.finish()));
    } catch (error) {
      return batchError(draft.stream, error);
    }
  }

  /** Says nothing on a call that has ended: a write after its end would tear off the answers that are still on their way. */
  private respond(request: streams.BatchAppendReq, response: streams.BatchAppendResp): void {
    if (this.call.cancelled || this.call.destroyed || this.call.writableEnded) return;
    this.call.write(response.setCorrelationId(request.getCorrelationId()));
  }
}

const nameIn = (request: streams.BatchAppendReq): string =>
  Buffer.from(request.getOptions()?.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString('utf8');

/** None when the request has no options: only the first chunk of an append does. */
function newDraft(request: streams.BatchAppendReq): AppendDraft | undefined {
  const options = request.getOptions();
  if (!options) return undefined;
  const deadline = options.getDeadline()?.toDate().getTime();
  const stream = writableStreamName(options.getStreamIdentifier());
  return new AppendDraft(stream, expectedRevision(options, options.getStreamPosition()), deadline);
}

import type { ServerDuplexStream } from '@grpc/grpc-js';
import { AppendDraft, expectedRevision, LARGEST_APPEND, streamName, uuid } from './append-request.js';
import { batchError, batchSuccess, tooLargeStatus } from './batch-response.js';
import { closing, toServiceError } from './errors.js';
import type { EventLog } from './log.js';
import type { streams } from './protocol.js';

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

  receive(request: streams.BatchAppendReq): void {
    const id = uuid(request.getCorrelationId());
    try {
      const draft = this.drafts.get(id) ?? newDraft(request);
      this.drafts.set(id, draft);
      for (const message of request.getProposedMessagesList()) draft.add(message);
      if (!request.getIsFinal()) return;
      this.drafts.delete(id);
      this.write(draft, request).catch((error: unknown) => this.fail(error));
    } catch (error) {
      this.drafts.delete(id);
      this.fail(error);
    }
  }

  /** The client sends no more: the call ends with the last answer. */
  finish(): void {
    this.finished = true;
    if (this.underWay === 0) this.call.end();
  }

  private fail(error: unknown): void {
    this.call.emit('error', toServiceError(error));
  }

  private async write(draft: AppendDraft, request: streams.BatchAppendReq): Promise<void> {
    this.underWay += 1;
    if (this.underWay >= MOST_UNDER_WAY) this.call.pause();
    const response = await this.answer(draft);
    this.underWay -= 1;
    if (this.call.isPaused()) this.call.resume();
    if (this.call.cancelled || this.call.destroyed) return;
    this.call.write(response.setCorrelationId(request.getCorrelationId()));
    if (this.finished) this.finish();
  }

  private async answer(draft: AppendDraft): Promise<streams.BatchAppendResp> {
    try {
      if (draft.isTooLarge) return tooLargeStatus(draft.stream, LARGEST_APPEND);
      return batchSuccess(draft, await this.log.write(draft.finish()));
    } catch (error) {
      return batchError(draft.stream, error);
    }
  }
}

function newDraft(request: streams.BatchAppendReq): AppendDraft {
  const options = request.getOptions();
  const deadline = options?.getDeadline()?.toDate().getTime();
  const stream = streamName(options?.getStreamIdentifier());
  return new AppendDraft(stream, options ? expectedRevision(options, options.getStreamPosition()) : 'any', deadline);
}

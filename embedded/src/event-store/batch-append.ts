import type { ServerDuplexStream } from '@grpc/grpc-js';
import { AppendDraft, expectedRevision, LARGEST_APPEND, uuid } from './append-request.js';
import { batchError, batchSuccess, tooLargeStatus } from './batch-response.js';
import type { Backlog } from './backlog.js';
import { closing, toServiceError } from './errors.js';
import type { EventLog } from './log.js';
import type { streams } from './protocol.js';
import { writableStreamName } from './stream-name.js';
import { Unfinished } from './unfinished.js';

type BatchCall = ServerDuplexStream<streams.BatchAppendReq, streams.BatchAppendResp>;

/** Maximum concurrent appends of one call; further ones wait in the client's buffers. */
const MAX_IN_FLIGHT = 4096;

/** Many appends over one call, each in one or more chunks with the same correlation id, answered in order of completion. */
export const batchAppend =
  (log: EventLog, backlog: Backlog, shutdown: AbortSignal) =>
  (call: BatchCall): void => {
    const batch = new Batch(log, backlog, call);
    const stop = (): boolean => call.emit('error', toServiceError(closing()));
    shutdown.addEventListener('abort', stop);
    const forget = (): void => shutdown.removeEventListener('abort', stop);
    call.on('data', (request: streams.BatchAppendReq) => batch.receive(request));
    call.on('end', () => batch.finish());
    call.on('cancelled', forget);
    call.on('close', forget);
    call.on('error', forget);
  };

/**
 * The appends of one call. It is not read on while too many of its appends, or too many bytes of all calls, wait for the disk, nor while its
 * client does not read the replies.
 */
class Batch {
  private readonly unfinished = new Unfinished();
  private inFlight = 0;
  private finished = false;
  /** Whether replies wait for the client. */
  private isUnread = false;

  constructor(
    private readonly log: EventLog,
    private readonly backlog: Backlog,
    private readonly call: BatchCall,
  ) {}

  /** An invalid append fails alone, without effect on the others of the call. */
  receive(request: streams.BatchAppendReq): void {
    const id = uuid(request.getCorrelationId());
    try {
      const draft = this.unfinished.take(id) ?? newDraft(request);
      // A further chunk of an append that was rejected before.
      if (!draft) return;
      for (const message of request.getProposedMessagesList()) draft.add(message);
      if (!request.getIsFinal()) return this.unfinished.keep(id, draft);
      this.write(draft, request).catch((error: unknown) => this.refuse(request, error));
    } catch (error) {
      this.refuse(request, error);
    }
  }

  /** The client has half-closed the call, which ends with the last reply. */
  finish(): void {
    this.finished = true;
    if (this.inFlight === 0) this.call.end();
  }

  private async write(draft: AppendDraft, request: streams.BatchAppendReq): Promise<void> {
    const { bytes } = draft;
    this.inFlight += 1;
    this.backlog.add(bytes);
    this.pace();
    const response = await this.answer(draft);
    this.inFlight -= 1;
    this.backlog.remove(bytes);
    if (response) this.respond(request, response);
    this.pace();
    if (this.finished) this.finish();
  }

  private readonly pace = (): void => {
    if (this.backlog.isFull) this.backlog.whenRoom(this.pace);
    const mustWait = this.backlog.isFull || this.isUnread || this.inFlight >= MAX_IN_FLIGHT;
    if (mustWait) this.call.pause();
    else if (this.call.isPaused()) this.call.resume();
  };

  private refuse(request: streams.BatchAppendReq, error: unknown): void {
    this.respond(request, batchError(nameIn(request), error));
  }

  /** Undefined for an append during shutdown: the error that then ends the call says that it was not made. */
  private async answer(draft: AppendDraft): Promise<streams.BatchAppendResp | undefined> {
    try {
      if (draft.isTooLarge) return tooLargeStatus(draft.stream, LARGEST_APPEND);
      if (this.log.closed) return undefined;
      return batchSuccess(draft, await this.log.write(draft.finish()));
    } catch (error) {
      return batchError(draft.stream, error);
    }
  }

  /** Does not write to an ended call, because that would discard replies that are still buffered. */
  private respond(request: streams.BatchAppendReq, response: streams.BatchAppendResp): void {
    if (this.call.cancelled || this.call.destroyed || this.call.writableEnded) return;
    if (this.call.write(response.setCorrelationId(request.getCorrelationId())) || this.isUnread) return;
    this.isUnread = true;
    this.call.once('drain', () => {
      this.isUnread = false;
      this.pace();
    });
    this.pace();
  }
}

const nameIn = (request: streams.BatchAppendReq): string =>
  Buffer.from(request.getOptions()?.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString('utf8');

/** Undefined if the request has no options: only the first chunk of an append has them. */
function newDraft(request: streams.BatchAppendReq): AppendDraft | undefined {
  const options = request.getOptions();
  if (!options) return undefined;
  const deadline = options.getDeadline()?.toDate().getTime();
  const stream = writableStreamName(options.getStreamIdentifier());
  return new AppendDraft(stream, expectedRevision(options, options.getStreamPosition()), deadline);
}

import type { ExpectedRevision, Operation } from './operation.js';
import { badRequest } from './errors.js';
import { proposeEvent, type EventContent, type ProposedEvent } from './proposed-event.js';
import type { shared, streams } from './protocol.js';

/** Maximum bytes of data in one append. EventStoreDB counts only data; KurrentDB, since version 25, also metadata and types. */
export const LARGEST_APPEND = 2 ** 20;
/** Maximum bytes of the records of one append: the limit of one EventStoreDB record. */
const LARGEST_RECORDS = 2 ** 24;
/** Maximum number of events in one append, which is decided and written without a pause. */
export const MOST_EVENTS = 2 ** 13;
/** Bytes of memory that an append and each of its events take beside their content. */
const OVERHEAD = 512;

type ProposedMessage = streams.AppendReq.ProposedMessage | streams.BatchAppendReq.ProposedMessage;

/** The common part of the options of append, delete and tombstone. */
interface RevisionOptions {
  hasAny(): boolean;
  hasNoStream(): boolean;
  hasStreamExists(): boolean;
}

export function expectedRevision(options: RevisionOptions, exact: string): ExpectedRevision {
  if (options.hasAny()) return 'any';
  if (options.hasNoStream()) return 'no_stream';
  if (options.hasStreamExists()) return 'stream_exists';
  return Math.min(Number(exact), Number.MAX_SAFE_INTEGER);
}

/** Collects the events of one append as they arrive. Beyond a limit, or after an invalid event, it only counts. */
export class AppendDraft {
  private events: ProposedEvent[] = [];
  private count = 0;
  private dataBytes = 0;
  private recordBytes = 0;
  private invalid: unknown;

  constructor(
    readonly stream: string,
    readonly expected: ExpectedRevision,
    /** Unix time in milliseconds after which the append must not be made. */
    private readonly deadline?: number,
  ) {}

  get isTooLarge(): boolean {
    return this.dataBytes > LARGEST_APPEND || this.recordBytes > LARGEST_RECORDS;
  }

  /** Bytes of memory that it takes. */
  get bytes(): number {
    return this.stream.length + OVERHEAD + (this.events.length > 0 ? this.recordBytes : 0);
  }

  add(message: ProposedMessage): void {
    const content = contentOf(message);
    this.count += 1;
    this.dataBytes += content.data.length;
    if (!this.isTooLarge && !this.invalid) this.propose(content);
    if (this.isTooLarge || this.invalid) this.events = [];
  }

  /** Throws a bad request if an event is invalid, or if there are too many. */
  finish(): Operation {
    const { stream, expected, deadline, events } = this;
    if (this.invalid) throw this.invalid;
    return { kind: 'append', stream, expected, deadline, events };
  }

  private propose(content: EventContent): void {
    try {
      if (this.count > MOST_EVENTS) throw badRequest(`An append may not have more than ${MOST_EVENTS} events`);
      const event = proposeEvent(this.stream, content);
      this.recordBytes += event.encoded.length + OVERHEAD;
      this.events.push(event);
    } catch (error) {
      this.invalid = error;
    }
  }
}

const contentOf = (message: ProposedMessage): EventContent => ({
  id: uuid(message.getId()),
  type: message.getMetadataMap().get('type') ?? '',
  contentType: message.getMetadataMap().get('content-type') ?? 'application/octet-stream',
  data: message.getData_asU8(),
  metadata: message.getCustomMetadata_asU8(),
});

/** A UUID as text, from either form of the protocol. */
export function uuid(id: shared.UUID | undefined): string {
  const structured = id?.getStructured();
  if (!structured) return id?.getString() ?? '';
  const hex = (half: string): string => BigInt.asUintN(64, BigInt(half)).toString(16).padStart(16, '0');
  const digits = hex(structured.getMostSignificantBits()) + hex(structured.getLeastSignificantBits());
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

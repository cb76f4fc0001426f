import type { ExpectedRevision, Operation } from './operation.js';
import { proposeEvent, type EventContent } from './proposed-event.js';
import type { shared, streams } from './protocol.js';

/** Maximum bytes of data in one append. EventStoreDB counts only data; KurrentDB, since version 25, also metadata and types. */
export const LARGEST_APPEND = 2 ** 20;
/** Maximum bytes of one append with its metadata and types: the limit of one EventStoreDB record. */
const LARGEST_RECORDS = 2 ** 24;

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

/** Collects the events of one append as they arrive. Beyond the size limit it only counts. */
export class AppendDraft {
  private readonly contents: EventContent[] = [];
  private dataBytes = 0;
  private bytes = 0;

  constructor(
    readonly stream: string,
    readonly expected: ExpectedRevision,
    /** Unix time in milliseconds after which the append must not be made. */
    private readonly deadline?: number,
  ) {}

  get isTooLarge(): boolean {
    return this.dataBytes > LARGEST_APPEND || this.bytes > LARGEST_RECORDS;
  }

  add(message: ProposedMessage): void {
    const content = contentOf(message);
    this.dataBytes += content.data.length;
    this.bytes += content.data.length + content.metadata.length + Buffer.byteLength(content.type);
    if (this.isTooLarge) this.contents.length = 0;
    else this.contents.push(content);
  }

  /** Throws a bad request if an event is invalid. */
  finish(): Operation {
    const { stream, expected, deadline } = this;
    return {
      kind: 'append',
      stream,
      expected,
      deadline,
      events: this.contents.map((content) => proposeEvent(stream, content)),
    };
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

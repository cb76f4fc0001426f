/** The HTTP/2 format of client data: a fixed preface, then frames with a header (length, kind, flags, stream) and a payload. */
const PREFACE = 24;
const HEADER = 9;
const OFFSET = { kind: 3, stream: 5 };
const RESET = { kind: 3, payload: 4 };

/** Removes RST_STREAM frames from a client's data and reports each. */
export class ResetFilter {
  /** Bytes before the next frame. */
  private passing = PREFACE;
  /** The incomplete header of the next frame. */
  private held: Buffer = Buffer.alloc(0);

  constructor(private readonly onReset: (stream: number) => void) {}

  /** The received bytes without the resets. */
  filter(chunk: Buffer): Buffer {
    const bytes = this.held.length > 0 ? Buffer.concat([this.held, chunk]) : chunk;
    const kept: Buffer[] = [];
    let from = 0;
    let at = 0;
    for (;;) {
      const step = Math.min(this.passing, bytes.length - at);
      at += step;
      this.passing -= step;
      if (bytes.length - at < HEADER) break;
      const payload = bytes.readUIntBE(at, 3);
      if (bytes[at + OFFSET.kind] !== RESET.kind || payload !== RESET.payload) {
        this.passing = HEADER + payload;
        continue;
      }
      if (bytes.length - at < HEADER + RESET.payload) break;
      kept.push(bytes.subarray(from, at));
      this.onReset(bytes.readUInt32BE(at + OFFSET.stream) & 0x7fffffff);
      at += HEADER + RESET.payload;
      from = at;
    }
    this.held = bytes.subarray(at);
    kept.push(bytes.subarray(from, at));
    return kept.length === 1 ? bytes.subarray(from, at) : Buffer.concat(kept);
  }
}

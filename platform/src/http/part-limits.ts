/** Fields and files of a body together; a form of the product has a tenth of them. */
const MOST_PARTS = 150;
/** Bytes of what a part says of itself: its name, and that of a file. */
const MOST_HEADER = 4 * 1024;
/** How often it may say the name of a file: a file may have these letters in its name. */
const MOST_NAMES = 3;
const HEADER_END = Buffer.from('\r\n\r\n');

/**
 * Whether the parts of a multipart body are within their limits, asked with each chunk. The parser of the body has none: it takes the square of the length of a header that
 * says the name of a file again and again, which is a minute of computing for a few hundred kilobytes of anybody. Contents of files are bytes for it, and are not counted.
 */
export function partLimits(boundary: string): (chunk: Buffer) => boolean {
  const first = Buffer.from(`--${boundary}`);
  const next = Buffer.from(`\r\n--${boundary}`);
  let state: 'before' | 'header' | 'content' = 'before';
  let rest = Buffer.alloc(0);
  let parts = 0;
  return (chunk) => {
    let bytes = Buffer.concat([rest, chunk]);
    for (;;) {
      const end = { before: first, header: HEADER_END, content: next }[state];
      const at = bytes.indexOf(end);
      if (state === 'header') {
        const header = bytes.subarray(0, at < 0 ? bytes.length : at);
        if (header.length > MOST_HEADER || namesIn(header) > MOST_NAMES) return false;
      }
      if (at < 0) {
        // A header is read again with what follows; elsewhere its end may have begun.
        rest = Buffer.from(state === 'header' ? bytes : bytes.subarray(Math.max(0, bytes.length - end.length + 1)));
        return true;
      }
      if (state !== 'header') parts += 1;
      if (parts > MOST_PARTS) return false;
      bytes = bytes.subarray(at + end.length);
      state = state === 'header' ? 'content' : 'header';
    }
  };
}

const namesIn = (header: Buffer): number => header.toString('latin1').match(/filename=/gi)?.length ?? 0;

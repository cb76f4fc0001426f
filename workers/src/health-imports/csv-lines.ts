const LINE_END = /\r\n|\r|\n/;

/**
 * The lines of a text in UTF-8, without their ends, as many at a time as a chunk ends. A line of more than `most` characters is never kept: `tooLong` is called for it, and the next line follows.
 * So a quotation mark that is never closed cannot take the rest of a file with it.
 */
export async function* linesOf(
  chunks: AsyncIterable<Uint8Array>,
  most: number,
  tooLong: () => void,
): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder('utf-8');
  let rest = '';
  let isSkipping = false;
  for await (const chunk of chunks) {
    // A line end of two characters may be in two chunks.
    const text = rest + decoder.decode(chunk, { stream: true });
    const isCut = text.endsWith('\r');
    const lines = (isCut ? text.slice(0, -1) : text).split(LINE_END);
    rest = (lines.pop() ?? '') + (isCut ? '\r' : '');
    const short: string[] = [];
    for (const line of lines) {
      if (isSkipping || line.length > most) tooLong();
      else short.push(line);
      isSkipping = false;
    }
    yield short;
    if (rest.length > most + 1) [rest, isSkipping] = [rest.endsWith('\r') ? '\r' : '', true];
  }
  rest = (rest + decoder.decode()).replace(/\r$/, '');
  if (isSkipping || rest.length > most) tooLong();
  else if (rest !== '') yield [rest];
}

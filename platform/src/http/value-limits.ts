/** Signs of a JSON text that begin or divide values; those within texts count too. An import of 200 entries has a tenth of them. */
const MOST_SIGNS = 50_000;
const [LIST, OBJECT, COMMA, COLON] = [...Buffer.from('[{,:')];

/**
 * Whether a JSON text has no more values than a body may, asked with each chunk: parsing and checking take time by values rather than bytes. A file in base64, which
 * makes a body large, is one value without such a sign.
 */
export function valueLimits(): (chunk: Buffer) => boolean {
  let signs = 0;
  return (chunk) => {
    for (const byte of chunk) if (byte === COMMA || byte === COLON || byte === LIST || byte === OBJECT) signs += 1;
    return signs <= MOST_SIGNS;
  };
}

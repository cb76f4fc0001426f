import { Tokenizer, TokenParser, TokenType } from '@streamparser/json';
import { ExportUnreadable } from './export-unreadable.js';

/** Tokens of one element, and bytes without a token: what is read has far fewer. They bound the parser's memory. */
const MOST_TOKENS = 10_000;
const MOST_BYTES = 1024 * 1024;
const MOST_DEPTH = 64;

/**
 * The elements of one array of the root object of a JSON text, one at a time; everything else in it is forgotten. Throws `ExportUnreadable` for a text that is
 * damaged or ends too early.
 */
export async function* elementsOf(chunks: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<unknown> {
  const found: unknown[] = [];
  const failure: { of?: Error } = {};
  let [depth, key, bytes, isEnded]: [number, string | null, number, boolean] = [0, null, 0, false];
  let element: { parser: TokenParser; tokens: number } | null = null;

  const tokenizer = new Tokenizer();
  const fail = (cause?: unknown) => {
    failure.of ??= new ExportUnreadable('damaged', { cause });
  };
  const isOpening = (token: TokenType) => token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET;
  tokenizer.onError = fail;
  tokenizer.onEnd = () => undefined;
  tokenizer.onToken = (parsed) => {
    bytes = 0;
    const { token, value } = parsed;
    const isInArray = key === name && depth >= 2;
    if (isOpening(token)) depth += 1;
    if (depth > MOST_DEPTH || isEnded) fail();
    if (element) {
      element.tokens += 1;
      if (element.tokens > MOST_TOKENS) fail();
      else element.parser.write(parsed);
    } else if (isInArray && token === TokenType.LEFT_BRACE && depth === 3) {
      const parser = new TokenParser();
      parser.onValue = ({ value: read, stack }) => {
        if (stack.length === 0) found.push(read);
      };
      parser.onError = fail;
      parser.onEnd = () => undefined;
      element = { parser, tokens: 1 };
      parser.write(parsed);
    }
    if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) {
      depth -= 1;
      if (depth === 2) element = null;
      isEnded = depth === 0;
    }
    // In the root object, the text before a colon is a name.
    if (depth === 1 && token === TokenType.STRING) key = String(value);
  };
  for await (const chunk of chunks) {
    bytes += chunk.length;
    tokenizer.write(chunk);
    if (bytes > MOST_BYTES) fail();
    if (failure.of) throw failure.of;
    yield* found.splice(0);
  }
  if (!isEnded) throw new ExportUnreadable('damaged');
}

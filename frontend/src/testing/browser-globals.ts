import { ReadableStream, TransformStream } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';

// What browsers have and jsdom does not. Nothing here answers a request: each test stands in for the network itself.
const missing = { TextEncoder, TextDecoder, ReadableStream, TransformStream };
for (const [name, value] of Object.entries(missing))
  if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value, configurable: true });

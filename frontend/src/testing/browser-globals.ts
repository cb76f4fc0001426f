import { ReadableStream, TransformStream } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';

/** Nothing is laid out, so nothing ever changes its size. */
class ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

// What browsers have and jsdom does not. Nothing here answers a request: each test stands in for the network itself.
const missing = { TextEncoder, TextDecoder, ReadableStream, TransformStream, ResizeObserver };
for (const [name, value] of Object.entries(missing))
  if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value, configurable: true });
// It has this one in name alone, and complains when it is called.
globalThis.scrollTo = () => undefined;

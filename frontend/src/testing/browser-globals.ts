import { ReadableStream, TransformStream } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';

/** jsdom has no layout, so no element is ever resized. */
class ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

// Globals that jsdom lacks. `fetch` is not among them, because each test stubs the network itself.
const missing = { TextEncoder, TextDecoder, ReadableStream, TransformStream, ResizeObserver };
for (const [name, value] of Object.entries(missing))
  if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value, configurable: true });
// jsdom's own version only logs an error.
globalThis.scrollTo = () => undefined;
// React makes an error for each element, for its stack alone. Jest asks for a hundred frames of each, ten name its place too.
Error.stackTraceLimit = 10;

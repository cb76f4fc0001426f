import { expect, test } from '@jest/globals';
import { eventsOf } from './event-stream';

async function read(chunks: readonly (string | Uint8Array)[]): Promise<string[]> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks)
        controller.enqueue(typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk);
      controller.close();
    },
  });
  const events: string[] = [];
  for await (const data of eventsOf(body)) events.push(data);
  return events;
}

test('events are read whole, wherever the network cuts them, also within a letter and a line break', async () => {
  const bytes = new TextEncoder().encode(
    'event: text\r\ndata: {"text":"खाँसी 🩺"}\r\n\r\n: still here\n\ndata: one\ndata: two\n\n',
  );
  for (let at = 0; at <= bytes.length; at += 1)
    expect(await read([bytes.slice(0, at), bytes.slice(at)])).toEqual(['{"text":"खाँसी 🩺"}', 'one\ntwo']);
});

test('an event that the stream breaks off is left out', async () => {
  expect(await read(['data: whole\n\n', 'data: {"ki'])).toEqual(['whole']);
});

test('a reader who stops cancels the stream', async () => {
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('data: more\n\n')),
    cancel: () => void (isCancelled = true),
  });
  const events = eventsOf(body)[Symbol.asyncIterator]();
  await events.next();
  await events.return?.(undefined);
  expect(isCancelled).toBe(true);
});

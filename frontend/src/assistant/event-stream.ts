/**
 * The data of the events of a `text/event-stream`, in order. An event that the stream breaks off is left out. Rejects where reading fails, and
 * cancels the stream when its reader stops.
 */
export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let unread = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      // A line break of two characters may be split between two reads.
      unread = (unread + decoder.decode(value, { stream: true })).replaceAll('\r\n', '\n');
      const events = unread.split('\n\n');
      unread = events.pop() ?? '';
      for (const event of events) {
        const data = dataOf(event);
        if (data !== '') yield data;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** The data of one event, without its name and comments. */
const dataOf = (event: string): string =>
  event
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).replace(/^ /, ''))
    .join('\n');

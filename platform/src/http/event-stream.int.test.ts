import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { z } from 'zod';
import { defineError, refuse } from '@anamnesis/contracts/language/refusal';
import { defineRoute } from '@anamnesis/contracts/language/route';
import { postWithoutReading } from '../testing/stalled-reader.js';
import { until } from '../testing/until.js';
import { answer } from './answer.js';
import { testActions } from './testing/actions.js';
import { serveForTest, type Served } from './testing/serve.js';

const TOO_LATE = defineError('TOO_LATE', 409, 'It is too late.');
const route = defineRoute({
  ...{ name: 'count', summary: '', feature: 'things', owner: 'command-service', method: 'POST', path: '/api/count' },
  action: testActions.byAnyone,
  body: z.object({
    fail: z.enum(['refused', 'broken', 'no']).default('no'),
    endless: z.boolean().default(false),
    huge: z.boolean().default(false),
  }),
  reply: z.object({ sum: z.number() }),
  streamed: z.object({ kind: z.literal('number'), n: z.number(), text: z.string().optional() }),
  namesError: true,
  errors: [TOO_LATE],
});

let served: Served;
let gone = 0;
/** Parts of 64 KB, 64 MB together, that a test takes. */
const HUGE = 1_000;
let taken = 0;
beforeAll(async () => {
  const handler = answer(route, async ({ body, wantsStream, gone: left }) => {
    left.addEventListener('abort', () => (gone += 1));
    if (!wantsStream) return body.fail === 'refused' ? refuse(TOO_LATE) : { body: { sum: 3 } };
    return {
      parts: (async function* () {
        taken = 0;
        for (; body.huge && taken < HUGE; taken++)
          yield { kind: 'number' as const, n: taken, text: 'x'.repeat(64 * 1_024) };
        yield { kind: 'number' as const, n: 1 };
        if (body.fail === 'refused') refuse(TOO_LATE);
        if (body.fail === 'broken') throw new Error('SECRET');
        for (let n = 2; n < 3 || (body.endless && !left.aborted); n++) {
          await new Promise((resolve) => setTimeout(resolve, 5));
          yield { kind: 'number' as const, n };
        }
      })(),
    };
  });
  served = await serveForTest([handler]);
});
afterAll(() => served.close());

const post = (body: object, accept?: string, signal?: AbortSignal) =>
  served.fetch('/api/count', {
    ...{ method: 'POST', body: JSON.stringify(body) },
    headers: { 'content-type': 'application/json', ...(accept && { accept }) },
    ...(signal && { signal }),
  });
const STREAM = 'text/event-stream';

describe('a reply', () => {
  test.each([undefined, '*/*', 'application/json', 'application/json, text/event-stream'])(
    'is JSON for a caller that accepts %s',
    async (accept) => expect(await (await post({}, accept)).json()).toEqual({ sum: 3 }),
  );

  test('is a stream of events for a caller that asks for it', async () => {
    const reply = await post({}, STREAM);
    expect(reply.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(reply.headers.get('x-accel-buffering')).toBe('no');
    expect(await reply.text()).toBe(
      'event: number\ndata: {"kind":"number","n":1}\n\nevent: number\ndata: {"kind":"number","n":2}\n\n',
    );
  });

  test('names its sentence as error too, where the route says so', async () => {
    expect(await (await post({ fail: 'refused' })).json()).toMatchObject({
      message: 'It is too late.',
      error: 'It is too late.',
    });
  });
});

describe('a stream', () => {
  test('that is refused after its first part ends with the refusal', async () => {
    const text = await (await post({ fail: 'refused' }, STREAM)).text();
    expect(text).toMatch(
      /^event: number\n.*\n\nevent: refusal\ndata: .*"code":"TOO_LATE".*"error":"It is too late\."/s,
    );
  });

  test('that breaks is logged, and tells its reader nothing of the cause', async () => {
    const text = await (await post({ fail: 'broken' }, STREAM)).text();
    expect(text).toContain('"code":"INTERNAL"');
    expect(text).not.toContain('SECRET');
    expect(JSON.stringify(served.lines)).toContain('SECRET');
  });

  test('whose reader leaves is told so', async () => {
    const left = new AbortController();
    const before = gone;
    const reply = await post({ endless: true }, STREAM, left.signal);
    await reply.body?.getReader().read();
    left.abort();
    await until(async () => expect(gone).toBe(before + 1));
  });

  test('whose reader does not read holds little of it back, and goes on once it is read', async () => {
    const reply = await postWithoutReading(`${served.origin}/api/count`, { accept: STREAM }, { huge: true });
    const seen: number[] = [];
    await until(async () => {
      seen.push(taken);
      expect(seen.slice(-10)).toEqual(Array.from({ length: 10 }, () => taken));
    });
    // What the system keeps for both ends of a connection.
    expect(taken).toBeLessThan(HUGE / 3);
    let bytes = 0;
    for await (const chunk of reply) bytes += (chunk as Buffer).length;
    expect(taken).toBe(HUGE);
    expect(bytes).toBeGreaterThan(HUGE * 64 * 1_024);
  });

  test('whose reader does not read is given up after two minutes', async () => {
    const before = gone;
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
    const reply = await postWithoutReading(`${served.origin}/api/count`, { accept: STREAM }, { huge: true });
    reply.on('error', () => undefined);
    jest.advanceTimersByTime(120_000);
    jest.useRealTimers();
    await until(async () => expect(gone).toBe(before + 1));
    expect(taken).toBeLessThan(HUGE);
  });

  test('that was read to its end is not', async () => {
    const before = gone;
    await (await post({}, STREAM)).text();
    await (await post({})).text();
    expect(gone).toBe(before);
  });
});

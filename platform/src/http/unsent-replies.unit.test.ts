import { once } from 'node:events';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { until } from '../testing/until.js';
import { serveForTest, type Served } from './testing/serve.js';

const UNSENT = 'A reply could not be sent';
const LEFT = 'The caller left before the whole reply was sent';
let served: Served;
let sent: PassThrough;
beforeEach(async () => {
  sent = new PassThrough();
  served = await serveForTest([], { pages: [(ctx) => void (ctx.body = sent)] });
});
afterEach(() => served.close());

/** A client that has received the beginning of an endless reply. */
async function reading() {
  const caller = connect(Number(new URL(served.origin).port), '127.0.0.1');
  caller.on('error', () => undefined);
  caller.write('GET /page HTTP/1.1\r\nHost: x\r\n\r\n');
  sent.write('a beginning');
  await once(caller, 'data');
  return caller;
}
const logged = () => served.lines.filter(({ message }) => message === UNSENT || message === LEFT);

test.each([
  ['closes', 'destroy' as const],
  ['resets', 'resetAndDestroy' as const],
])('a client that %s the connection during a reply causes no warning', async (_what, leave) => {
  (await reading())[leave]();
  await until(async () => expect(logged()).not.toEqual([]));
  expect(logged()).toEqual(logged().map(() => expect.objectContaining({ level: 'debug', message: LEFT })));
  expect(JSON.stringify(logged())).not.toContain('stack');
});

test.each(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'EIO'])(
  'a source that fails with %s during a reply causes a warning',
  async (code) => {
    const caller = await reading();
    sent.destroy(Object.assign(new Error('the store is unavailable'), { code }));
    await until(async () => expect(logged()[0]).toMatchObject({ level: 'warn', message: UNSENT, err: { code } }));
    caller.destroy();
  },
);

import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from '@jest/globals';
import Koa from 'koa';
import { Refusal } from '@anamnesis/contracts/language/refusal';
import { whileArriving } from './body-progress.js';
import { listen } from './listen.js';

test('a body that completes after the refusal is dropped', async () => {
  let readLate: (body: string) => void = () => undefined;
  let isDropped: (body: string) => void = () => undefined;
  const dropped = new Promise<string>((resolve) => (isDropped = resolve));
  const app = new Koa();
  app.use(async (ctx) => {
    const read = () => new Promise<string>((resolve) => (readLate = resolve));
    const refused: unknown = await whileArriving(ctx, { milliseconds: 20, bytes: 10 }, read, isDropped).catch(
      (error: unknown) => error,
    );
    ctx.status = refused instanceof Refusal ? refused.status : 500;
  });
  const listening = await listen(app, 0);
  const socket = connect(listening.port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n');
  expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 408 /);
  readLate('late');
  expect(await dropped).toBe('late');
  socket.destroy();
  await listening.close();
});

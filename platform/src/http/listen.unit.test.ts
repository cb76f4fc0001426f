import { once } from 'node:events';
import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { listen } from './listen.js';

const answerOf = async (response: IncomingMessage) => {
  let text = '';
  for await (const part of response) text += String(part);
  return text;
};

describe('listening', () => {
  test('rejects when the port is in use', async () => {
    const first = await listen(() => undefined, 0);
    await expect(listen(() => undefined, first.port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await first.close();
  });

  test('a client that offers a newer protocol is answered', async () => {
    const listening = await listen((_request, response) => void response.end('here'), 0);
    // As the server of live messages does with what is not its own.
    listening.server.on('upgrade', (_request, socket) => socket.destroy());
    const headers = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': '' };
    const [response] = (await once(get({ port: listening.port, host: '127.0.0.1', headers }), 'response')) as [
      IncomingMessage,
    ];
    expect(await answerOf(response)).toBe('here');
    await listening.close();
  });

  test('closing lets a running request finish, accepts no new ones, and does not wait for idle connections, nor for those on which nothing was sent', async () => {
    let finish = () => undefined as void;
    let begun = () => undefined as void;
    const hasBegun = new Promise<void>((resolve) => (begun = resolve));
    const listening = await listen((request, response) => {
      if (request.url === '/quick') return void response.end('quick');
      finish = () => void response.end('slow');
      begun();
    }, 0);
    const agent = new Agent({ keepAlive: true });
    const ask = (path: string) => get({ port: listening.port, host: '127.0.0.1', path, agent });

    const [quick] = (await once(ask('/quick'), 'response')) as [IncomingMessage];
    expect(await answerOf(quick)).toBe('quick');
    const slow = once(ask('/slow'), 'response') as Promise<[IncomingMessage]>;
    await hasBegun;
    const unused = connect(listening.port, '127.0.0.1');
    await once(unused, 'connect');
    const closed = listening.close();
    await once(unused.resume(), 'close');
    expect(listening.close()).toBe(closed);
    await expect(once(get({ port: listening.port, host: '127.0.0.1' }), 'response')).rejects.toMatchObject({
      code: 'ECONNREFUSED',
    });
    finish();
    expect(await answerOf((await slow)[0])).toBe('slow');
    await closed;
    agent.destroy();
  });

  describe('a request whose client has left', () => {
    afterEach(() => void jest.useRealTimers());

    /** Closes while its work goes on; `end` ends that. */
    async function closing() {
      let end = () => undefined as void;
      const work = new Promise<void>((resolve) => (end = resolve));
      let begin = (_response: ServerResponse) => undefined as void;
      const begun = new Promise<ServerResponse>((resolve) => (begin = resolve));
      const listening = await listen((_request, response) => {
        begin(response);
        return work;
      }, 0);
      const request = get({ port: listening.port, host: '127.0.0.1' }).on('error', () => undefined);
      const response = await begun;
      request.destroy();
      await once(response, 'close');
      const closed = listening.close();
      await once(listening.server, 'close');
      await setImmediate();
      return { closed, end };
    }

    test('is waited for when the server closes, because its work uses what is closed next', async () => {
      const { closed, end } = await closing();
      const order: string[] = [];
      const noted = closed.then(() => order.push('closed'));
      await setImmediate();
      order.push('worked');
      end();
      await noted;
      expect(order).toEqual(['worked', 'closed']);
    });

    test('is not waited for without end', async () => {
      jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
      const { closed } = await closing();
      jest.advanceTimersByTime(3_000);
      await closed;
    });
  });
});

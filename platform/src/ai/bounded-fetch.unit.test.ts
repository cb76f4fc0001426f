import { expect, test } from '@jest/globals';
import { redirectingServer } from '../testing/redirecting-server.js';
import { boundedFetch, boundedStream } from './bounded-fetch.js';

test.each([
  ['whole', boundedFetch],
  ['as it arrives', boundedStream],
])('an answer that is read %s follows no redirect: another host would get the prompt and the key', async (_, make) => {
  const server = await redirectingServer();
  try {
    const sent = { method: 'POST', body: 'the prompt', headers: { authorization: 'Bearer key' } };
    expect((await make()(server.url, sent)).status).toBe(302);
    expect(server.calls()).toEqual({ own: 1, other: 0 });
  } finally {
    server.close();
  }
});

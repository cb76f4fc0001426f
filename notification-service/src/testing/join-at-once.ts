import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { until } from '@anamnesis/platform/testing/until';
import { browse, type BrowserSocket, issue } from './sockets.js';
import type { twoServers } from './two-servers.js';

type Servers = Awaited<ReturnType<typeof twoServers>>;

/** Whether a page was told of a message: by its push, or with a position at which it reads the message. */
export const learnsOf = (
  { received }: Pick<BrowserSocket, 'received'>,
  { messageId, position }: { messageId: string | null; position: string },
): boolean =>
  received.some(([event, payload]) =>
    event === 'roomsEntered'
      ? BigInt((payload as { position: string | null }).position ?? -1) >= BigInt(position)
      : (payload as { messageId: string | null }).messageId === messageId,
  );

/**
 * A person connects, joins a room and is written to in the same moment, while no read model shows the membership. Resolves once their page
 * has been told of the message: by its push, or with a position at which it reads it. `offset` varies who is first.
 */
async function joinAtOnce({ one, two, publish }: Servers, offset: number): Promise<void> {
  const [id, author] = [randomUUID(), randomUUID()];
  const token = await issue(id, 'patient');
  const join = async () => {
    await publish('MemberJoined', id);
    return publish('MessagePosted', author);
  };
  const early = offset % 3 === 0 ? join() : null;
  // Two of three join while the connection is being opened, and one of them before.
  if (offset % 6 === 0) await early;
  const { socket, received } = browse((offset % 2 === 0 ? one : two).address, [token]);
  const posted = await (early ?? join());
  await until(async () => expect(learnsOf({ received }, posted)).toBe(true));
  socket.disconnect();
}

/** Many people in turn, some at the same time. */
export async function joinOften(servers: Servers, times: number, atOnce = 10): Promise<void> {
  for (let from = 0; from < times; from += atOnce)
    await Promise.all(Array.from({ length: Math.min(atOnce, times - from) }, (_, n) => joinAtOnce(servers, from + n)));
}

import { once } from 'node:events';
import { io } from 'socket.io-client';
import type { SessionPush } from '@anamnesis/contracts/sessions/socket';
import { machineTime } from './clock.js';
import type { ToCrowd } from './crowd.js';
import { eachAtOnce } from '../setup/each-at-once.js';
import type { Receipt } from './pushes.js';

const CONNECTING_AT_ONCE = 50;

let received: Receipt[] = [];
let awaited = Infinity;

/** Replies once, when all awaited pushes were received, because a message per push would slow down receiving. */
function replyWhenReceived(): void {
  if (received.length < awaited) return;
  process.send?.(received);
  received = [];
  awaited = Infinity;
}

async function connect(address: string, token: string, listener: number): Promise<void> {
  const socket = io(address, { transports: ['websocket'], auth: { token }, forceNew: true, reconnection: false });
  socket.on('sessionUpdate', ({ position }: SessionPush) => {
    received.push({ listener, position, at: machineTime() });
    replyWhenReceived();
  });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
  socket.once('disconnect', (reason) => {
    throw new Error(`A socket of the crowd was disconnected: ${reason}`);
  });
}

process.on('message', (message: ToCrowd) => {
  if ('pushes' in message) {
    awaited = message.pushes;
    return replyWhenReceived();
  }
  eachAtOnce(CONNECTING_AT_ONCE, message.tokens, (token, listener) => connect(message.address, token, listener)).then(
    () => process.send?.('gathered'),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
await once(process, 'disconnect');
process.exit();

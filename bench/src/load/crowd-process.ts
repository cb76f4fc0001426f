import { once } from 'node:events';
import { io } from 'socket.io-client';
import type { SessionPush } from '@anamnesis/contracts/sessions/socket';
import { machineTime } from './clock.js';
import type { ToCrowd } from './crowd.js';
import { eachAtOnce } from '../ground/each-at-once.js';
import type { Hearing } from './pushes.js';

const CONNECTING_AT_ONCE = 50;

let heard: Hearing[] = [];
let awaited = Infinity;

/** Answers when enough was heard, and not before: telling of each push would slow the hearing of the others. */
function answerWhenHeard(): void {
  if (heard.length < awaited) return;
  process.send?.(heard);
  heard = [];
  awaited = Infinity;
}

async function connect(address: string, token: string, listener: number): Promise<void> {
  const socket = io(address, { transports: ['websocket'], auth: { token }, forceNew: true, reconnection: false });
  socket.on('sessionUpdate', ({ position }: SessionPush) => {
    heard.push({ listener, position, at: machineTime() });
    answerWhenHeard();
  });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
  socket.once('disconnect', (reason) => {
    throw new Error(`A socket of the crowd was cut off: ${reason}`);
  });
}

process.on('message', (said: ToCrowd) => {
  if ('pushes' in said) {
    awaited = said.pushes;
    return answerWhenHeard();
  }
  eachAtOnce(CONNECTING_AT_ONCE, said.tokens, (token, listener) => connect(said.address, token, listener)).then(
    () => process.send?.('gathered'),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
await once(process, 'disconnect');
process.exit();

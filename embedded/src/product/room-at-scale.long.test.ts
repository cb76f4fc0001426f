import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MESSAGES_PAGE } from '@anamnesis/contracts/community/constants';
import { listRoomMessages } from '@anamnesis/contracts/community/message-routes';
import { listRoomMembers } from '@anamnesis/contracts/community/routes';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { openLog } from '@anamnesis/platform/process/adapters';
import { until } from '@anamnesis/platform/testing/until';
import { aRoom, post, roomsOf } from './testing/community.js';
import { aPatient, type Person } from './testing/people.js';
import type { Product } from './testing/product.js';
import { startProduct } from './testing/start-product.js';

/** A large room (`ROOM_MESSAGES`: with more messages), and one that fits in two pages. */
const large = { members: 1_000, messages: Number(process.env['ROOM_MESSAGES'] ?? 2_000) };
const small = { members: 2, messages: 2 * MESSAGES_PAGE };
const WRITERS = 32;

let product: Product;
let reader: Person;
beforeAll(async () => {
  product = await startProduct();
  reader = await aPatient(product);
});
afterAll(() => product.close());

/** A room of the reader, filled by direct appends: nobody signs up and writes as fast. */
async function aRoomOf({ members, messages }: typeof large): Promise<string> {
  const roomId = await aRoom(product, reader);
  const { store, codec } = await openLog(product.vault, product.database, eventDefinitions);
  const memberIds = Array.from({ length: members - 1 }, () => randomUUID());
  const append = async (stream: string, actorId: string, type: string, data: object) => {
    const cause = {
      actor: { id: actorId, role: 'patient' as const },
      correlationId: 'filling',
      causationId: 'filling',
    };
    await store.append(stream, 'no-stream', [await codec.encode(randomUUID(), { type, data }, cause)]);
  };
  const join = async (memberId: string) => {
    const name = `member-${memberId}`;
    await append(`patient-${memberId}`, memberId, 'PatientRegistered', {
      ...{ patientId: memberId, fullName: name, email: `${name}@example.org`, username: name },
      ...{ passwordHash: null, gender: null, age: null, picture: null },
    });
    await append(`roomMember-${roomId}_${memberId}`, memberId, 'MemberJoined', { roomId, memberId });
  };
  const write = async (authorId: string, text: string) => {
    const messageId = randomUUID();
    await append(`roomMessage-${messageId}`, authorId, 'MessagePosted', { messageId, roomId, authorId, text });
  };
  const inTurn = async (count: number, work: (index: number) => Promise<void>) => {
    let next = 0;
    const worker = async () => {
      for (let index = next++; index < count; index = next++) await work(index);
    };
    await Promise.all(Array.from({ length: WRITERS }, worker));
  };
  try {
    await inTurn(memberIds.length, (index) => join(memberIds[index] ?? ''));
    await inTurn(messages - 1, (index) => write(memberIds[index % memberIds.length] ?? '', `Message ${index}`));
  } finally {
    await store.close();
  }
  await post(product, reader, roomId, LAST);
  await until(async () => expect((await latest(roomId)).messages.at(-1)?.message).toBe(LAST));
  return roomId;
}
const LAST = 'The last one.';

const latest = async (roomId: string, query: Record<string, string> = {}) =>
  (await product.call(listRoomMessages, { as: reader, params: { roomId }, query })).body;

test('1,000 members and many messages are opened, paged, listed and posted to like few', async () => {
  const rooms = [await aRoomOf(large), await aRoomOf(small)];
  const listed = (await roomsOf(product, reader)).rooms.map(({ _id, memberCount }) => [_id, memberCount]);
  expect(new Map(listed as [string, number][])).toEqual(
    new Map(rooms.map((roomId, index) => [roomId, [large, small][index]?.members ?? 0])),
  );
  const earlier = new Map(
    await Promise.all(rooms.map(async (roomId) => [roomId, (await latest(roomId)).earlier ?? ''] as const)),
  );
  for (const roomId of rooms) {
    expect((await latest(roomId)).messages).toHaveLength(MESSAGES_PAGE);
    const page = await latest(roomId, { before: earlier.get(roomId) ?? '' });
    expect(page.messages).toHaveLength(MESSAGES_PAGE);
    const { body } = await product.call(listRoomMembers, { as: reader, params: { roomId } });
    expect(body.members.length).toBeGreaterThan(1);
    expect((await post(product, reader, roomId, 'Hello.')).status).toBe(200);
  }
});

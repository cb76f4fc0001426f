import { randomUUID } from 'node:crypto';
import { listRoomMessages, postMessage, reportMessage } from '@anamnesis/contracts/community/message-routes';
import { createRoom, joinRoom, listRooms } from '@anamnesis/contracts/community/routes';
import type { Person } from './people.js';
import type { Product } from './product.js';

/** A room of a person; its id. */
export async function aRoom({ call }: Product, as: Person, name = 'Walkers'): Promise<string> {
  const { body } = await call(createRoom, { as, body: { name } });
  if (!body.room) throw new Error(`No room: ${JSON.stringify(body)}`);
  return body.room._id;
}

/** Makes people members of a room; the position of the last membership. */
export async function addMembers(
  { call }: Product,
  roomId: string,
  ...people: readonly Person[]
): Promise<string | null> {
  let position: string | null = null;
  for (const as of people) ({ position } = await call(joinRoom, { as, body: { roomId } }));
  return position;
}

export const post = (
  { call }: Product,
  as: Person,
  roomId: string,
  message: string,
  commandId: string = randomUUID(),
) => call(postMessage, { as, commandId, body: { roomId, message } });

/** A message in a new room of its author, reported by another member. */
export async function aReport(product: Product, author: Person, reporter: Person) {
  const roomId = await aRoom(product, author);
  await addMembers(product, roomId, reporter);
  return { roomId, ...(await aReportIn(product, roomId, author, reporter)) };
}
/** A message in a room, reported by another member. */
export async function aReportIn(product: Product, roomId: string, author: Person, reporter: Person) {
  const { messageId } = (await post(product, author, roomId, 'Natural drops, 50 % off')).body;
  const body = { messageId, reason: 'selling', words: 'For the third time.' };
  const { position } = await product.call(reportMessage, { as: reporter, body });
  return { messageId, position };
}

export const roomsOf = async ({ call }: Product, as: Person, after: string | null = null) =>
  (await call(listRooms, { as, after })).body;

/** The texts of a room as a person sees them, or the code of the refusal. */
export async function textsOf(
  { call }: Product,
  as: Person,
  roomId: string,
  after: string | null = null,
  query: Record<string, string> = {},
) {
  const { body, code } = await call(listRoomMessages, { as, params: { roomId }, after, query });
  return code ?? body.messages.map(({ message }) => message);
}

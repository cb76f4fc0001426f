import { hideReportedMessage } from '@anamnesis/contracts/community/moderation-routes';
import { markRoomRead, postMessage, reportMessage } from '@anamnesis/contracts/community/message-routes';
import { createRoom, joinRoom, listRooms } from '@anamnesis/contracts/community/routes';
import { type DemoMessage, type DemoRoom, rooms } from './community-rooms.js';
import { type DemoClient, StepRefused } from './demo-client.js';
import type { Part } from './parts.js';
import type { People } from './seed-people.js';

/**
 * Creates the rooms of the community with their conversations: some read and some not, one message hidden by an operator, one reported and
 * not yet decided on.
 */
export async function seedCommunity(client: DemoClient, people: People, part: Part): Promise<void> {
  for (const room of rooms) await part(() => seedRoom(client, people, room, part));
}

async function seedRoom(client: DemoClient, people: People, room: DemoRoom, part: Part): Promise<void> {
  const { name, description, members, talk, readBy } = room;
  const [creator, ...others] = members;
  if (creator === undefined) return;
  const body = { name, description };
  const created = await client.json(createRoom, people[creator].token, {}, body, `room ${name}`);
  const { _id: roomId } = createRoom.reply.parse(created).room;
  for (const member of others)
    await part(() => client.json(joinRoom, people[member].token, {}, { roomId }, `join ${name} ${member}`));
  for (const message of talk) await part(() => seedMessage(client, people, { name, roomId }, message));
  for (const reader of readBy)
    await part(async () => {
      const step = `read ${name} ${reader}`;
      const mine = listRooms.reply.parse(await client.ask(listRooms, people[reader].token)).rooms;
      const position = mine.find(({ _id }) => _id === roomId)?.messages.at(-1)?.position;
      if (position === undefined) throw new StepRefused(step, `${reader} does not see the messages`);
      await client.json(markRoomRead, people[reader].token, {}, { roomId, position }, step);
    });
}

async function seedMessage(
  client: DemoClient,
  people: People,
  { name, roomId }: { readonly name: string; readonly roomId: string },
  { by, text, reported, isHidden = false }: DemoMessage,
): Promise<void> {
  const said = { roomId, message: text };
  const posted = await client.json(postMessage, people[by].token, {}, said, `message ${name} ${text}`);
  if (!reported) return;
  const { messageId } = postMessage.reply.parse(posted);
  const { by: reporter, reason, words } = reported;
  await client.json(reportMessage, people[reporter].token, {}, { messageId, reason, words }, `report ${messageId}`);
  if (!isHidden) return;
  const seen = { seen: 1, reason };
  await client.json(hideReportedMessage, people.operator.token, { id: messageId }, seen, `hide ${messageId}`);
}

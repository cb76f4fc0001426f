import { hideReportedMessage } from '@anamnesis/contracts/community/moderation-routes';
import { markRoomRead, postMessage, reportMessage } from '@anamnesis/contracts/community/message-routes';
import { createRoom, joinRoom, listRooms } from '@anamnesis/contracts/community/routes';
import { rooms } from './community-rooms.js';
import type { DemoClient } from './demo-client.js';
import type { People } from './seed-people.js';

/**
 * Creates the rooms of the community with their conversations: some read and some not, one message hidden by an operator, one reported and
 * not yet decided on.
 */
export async function seedCommunity(client: DemoClient, people: People): Promise<void> {
  for (const { name, description, members, talk, readBy } of rooms) {
    const [creator, ...others] = members;
    if (creator === undefined) continue;
    const body = { name, description };
    const created = await client.json(createRoom, people[creator].token, {}, body, `room ${name}`);
    const { _id: roomId } = createRoom.reply.parse(created).room;
    for (const member of others)
      await client.json(joinRoom, people[member].token, {}, { roomId }, `join ${name} ${member}`);
    for (const { by, text, reported, isHidden = false } of talk) {
      const said = { roomId, message: text };
      const posted = await client.json(postMessage, people[by].token, {}, said, `message ${name} ${text}`);
      if (!reported) continue;
      const { messageId } = postMessage.reply.parse(posted);
      const { by: reporter, reason, words } = reported;
      await client.json(reportMessage, people[reporter].token, {}, { messageId, reason, words }, `report ${messageId}`);
      if (isHidden)
        await client.json(
          hideReportedMessage,
          people.operator.token,
          { id: messageId },
          { seen: 1, reason },
          `hide ${messageId}`,
        );
    }
    for (const reader of readBy) {
      const mine = listRooms.reply.parse(await client.ask(listRooms, people[reader].token)).rooms;
      const position = mine.find(({ _id }) => _id === roomId)?.messages.at(-1)?.position;
      if (position === undefined) throw new Error(`${reader} does not see the messages of ${name}`);
      await client.json(markRoomRead, people[reader].token, {}, { roomId, position }, `read ${name} ${reader}`);
    }
  }
}

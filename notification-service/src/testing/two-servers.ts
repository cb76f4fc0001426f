import { randomUUID } from 'node:crypto';
import { communityTopic } from '@anamnesis/contracts/community/topics';
import type { MessageOf } from '@anamnesis/contracts/language/topic';
import { freshPrefix, startServer } from './sockets.js';

/** The room of every event. */
export const roomId = 'K7QM-42XD';

type Value = MessageOf<typeof communityTopic>;

/** Two servers, and a way to publish events of the room through the first one, which returns the event. */
export async function twoServers(roomHeartbeat?: number) {
  const prefix = freshPrefix();
  const [one, two] = [await startServer(prefix, roomHeartbeat), await startServer(prefix, roomHeartbeat)];
  let position = 0;
  const publish = async (type: Value['type'], accountId: string, changes: Partial<Value> = {}): Promise<Value> => {
    const eventId = randomUUID();
    position += 1;
    const value: Value = {
      ...{ eventId, type, roomId, accountId, position: String(position), recordedAt: new Date().toISOString() },
      messageId: type === 'MessagePosted' ? eventId : null,
      reporterIds: [],
      ...changes,
    };
    await one.bus.publish(communityTopic, [{ key: roomId, id: eventId, value }]);
    return value;
  };
  return { one, two, publish };
}

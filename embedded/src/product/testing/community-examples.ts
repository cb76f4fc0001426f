import { randomUUID } from 'node:crypto';
import { joinRoom } from '@anamnesis/contracts/community/routes';
import { addMembers, aReportIn, aRoom, post } from './community.js';
import { type Example, nothing, onceForRefused } from './example.js';
import { aPatient, type Person, withToken } from './people.js';
import type { Scene } from './scene.js';

interface Known {
  /** Creates a room for each example that needs a new one. */
  readonly creator: Person;
  readonly reporter: Person;
  readonly roomId: string;
  /** By the creator. */
  readonly messageId: string;
  readonly position: string | null;
}
const rooms = new WeakMap<Scene, Promise<Known>>();
/** A room with a message of its creator and two further members: the owner, and the person who reports messages. For all callers. */
function theRoom(scene: Scene): Promise<Known> {
  const known = rooms.get(scene) ?? prepare(scene);
  rooms.set(scene, known);
  return known;
}
async function prepare({ product, people }: Scene): Promise<Known> {
  const member = async () => withToken(product, await aPatient(product), 'patient');
  const [creator, reporter] = await Promise.all([member(), member()]);
  const roomId = await aRoom(product, creator);
  await addMembers(product, roomId, people['patient-owner'], reporter);
  const { body, position } = await post(product, creator, roomId, 'Two months of oats.');
  return { creator, reporter, roomId, messageId: body.messageId, position };
}
const anotherRoom = async (scene: Scene) => aRoom(scene.product, (await theRoom(scene)).creator);

const inTheRoom =
  (rest: object = {}): Example['sent'] =>
  async ({ scene }) => {
    const { roomId, position: after } = await theRoom(scene);
    return { params: { roomId }, body: { roomId, ...rest }, after };
  };
const aboutTheMessage =
  (rest: object = {}): Example['sent'] =>
  async ({ scene }) => {
    const { messageId, position: after } = await theRoom(scene);
    return { body: { messageId, ...rest }, after };
  };
const reading: Example = {
  async sent({ scene }) {
    const { roomId, position: after } = await theRoom(scene);
    return { params: { roomId }, after };
  },
};
/** A newly reported message, because each is decided on once. */
const reported = (body?: object): Example['sent'] =>
  onceForRefused(async ({ scene }) => {
    const { creator, reporter, roomId } = await theRoom(scene);
    const { messageId, position: after } = await aReportIn(scene.product, roomId, creator, reporter);
    return { params: { id: messageId }, after, ...(body ? { body } : {}) };
  });
const someUsername: Example = {
  sent: async ({ scene }) => ({ body: { username: (await theRoom(scene)).creator.username } }),
};

/** One for each route of the community, by name. */
export const communityExamples: Readonly<Record<string, Example>> = {
  listRooms: nothing,
  countUnreadMessages: nothing,
  listBlocked: nothing,
  listRoomMessages: reading,
  listRoomMembers: reading,
  createRoom: { sent: () => ({ body: { name: 'Walkers', description: 'Round the lake.' } }) },
  joinRoom: {
    // Another room: whoever joins must not become a member of the room of the other calls.
    sent: async ({ scene }) => ({ body: { roomId: await anotherRoom(scene) } }),
  },
  leaveRoom: {
    // A room of the caller's own: the other calls need their membership.
    async sent({ scene, name }) {
      const authorization = scene.authorizationOf(name);
      const roomId = await anotherRoom(scene);
      await scene.product.call(joinRoom, {
        ...(authorization !== null && { headers: { authorization } }),
        body: { roomId },
      });
      return { body: { roomId } };
    },
  },
  postMessage: { sent: inTheRoom({ message: 'That is my curve too.' }) },
  markRoomRead: { sent: inTheRoom({ position: '1' }) },
  reportMessage: { sent: aboutTheMessage({ reason: 'other', words: 'Please look.' }) },
  hideMessageForMe: { sent: aboutTheMessage() },
  showMessageForMe: { sent: aboutTheMessage() },
  blockPerson: someUsername,
  unblockPerson: someUsername,
  listReportedMessages: nothing,
  showReportedMessage: { sent: reported() },
  hideReportedMessage: { sent: reported({ seen: 1, reason: 'selling', notes: 'Again.' }) },
  dismissReports: { sent: reported({ seen: 1, notes: 'A joke among friends.' }) },
  removeRoomMember: {
    async sent({ scene }) {
      const roomId = await anotherRoom(scene);
      return { body: { roomId, memberId: (await theRoom(scene)).creator.id, reason: 'selling', notes: randomUUID() } };
    },
  },
};

import {
  joinRoom,
  listRoomMessages,
  listRooms,
  markRoomRead,
  postMessage,
} from '@anamnesis/contracts/community/addresses';
import { COMMAND_ID } from '@anamnesis/contracts/language/headers';
import type { RoomMessage } from '@anamnesis/contracts/community/message-routes';
import type { Room } from '@anamnesis/contracts/community/routes';
import { aClinic, type Answer, stubNetwork, type RequestSeen } from '../../testing/network';
import { comparePositions } from '../room-log';
import { aMessage } from './samples';

const PAGE = 50;

/** A server with one person's rooms, of which the first has these messages. Each answer can be replaced. */
export function communityServer({
  rooms,
  messages = [],
  answer = () => undefined,
  clinic = aClinic,
}: {
  rooms: Room[];
  messages?: RoomMessage[];
  answer?: (asked: RequestSeen) => Answer | undefined;
  clinic?: typeof aClinic | null;
}) {
  const held = [...messages];
  const cursorNow = () => held.at(-1)?.position ?? '0';
  const page = (path: string) => {
    const query = new URL(path, 'http://x').searchParams;
    const [before, after] = [query.get('before'), query.get('after')];
    if (after !== null) {
      const later = held.filter(({ position }) => comparePositions(position, after) > 0);
      return { messages: later, earlier: null, cursor: cursorNow(), hasMore: false };
    }
    const older = held.filter(({ position }) => before === null || comparePositions(position, before) < 0);
    const shown = older.slice(-PAGE);
    const earlier = older.length > PAGE ? (shown[0]?.position ?? null) : null;
    return { messages: shown, earlier, cursor: cursorNow(), hasMore: false };
  };
  const post = ({ headers, body }: RequestSeen): Answer => {
    const id = headers.get(COMMAND_ID) ?? '';
    const at = Number(cursorNow()) + 1;
    if (!held.some(({ _id }) => _id === id))
      held.push(aMessage({ at, _id: id, isOwn: true, sender: 'meera_j', ...(body as { message: string }) }));
    return { json: { success: true, messageId: id } };
  };
  const listed = () =>
    rooms.map((room, index) => (index === 0 && held.length > 0 ? { ...room, cursor: cursorNow() } : room));
  const asked = stubNetwork((request) => {
    const replaced = answer(request);
    if (replaced) return replaced;
    const [path = ''] = request.path.split('?');
    if (path === postMessage.path) return post(request);
    if (path === listRooms.path && request.method === 'GET')
      return { json: { rooms: listed(), senderUsername: 'meera_j' } };
    if (path === joinRoom.path) return { json: { success: true, userId: 'p', roomId: rooms[0]?._id } };
    if (path.startsWith(listRoomMessages.path.replace(/:roomId.*/, ''))) return { json: page(request.path) };
    return { json: { success: true } };
  }, clinic);
  return {
    asked,
    /** Somebody writes. */
    say: (message: RoomMessage) => held.push(message),
    /** The texts that were sent, with their command ids. */
    posted: () =>
      asked
        .filter(({ path }) => path === postMessage.path)
        .map(({ body, headers }) => [(body as { message: string }).message, headers.get(COMMAND_ID)] as const),
    marked: () => asked.filter(({ path }) => path === markRoomRead.path).map(({ body }) => body),
  };
}

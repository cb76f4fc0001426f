import type { RoomMessage } from '@anamnesis/contracts/community/message-routes';
import { useState } from 'react';
import { useMessages } from '../language/messages';
import { comparePositions } from './room-log';
import { roomMessages } from './room-messages';

/** Messages that are kept here: what is removed is not announced. */
const KEPT = 3;

/** Announces the messages of others that arrive while a room is open. */
export function Announcements({ messages }: { messages: readonly RoomMessage[] }) {
  const m = useMessages(roomMessages);
  const [opened] = useState(messages.at(-1)?.position);
  const latest = messages
    .slice(-KEPT)
    .filter(
      ({ position, isOwn, state }) =>
        !isOwn && state === 'shown' && opened !== undefined && comparePositions(position, opened) > 0,
    );
  return (
    <div className="sr" aria-live="polite" aria-relevant="additions">
      {latest.map(({ _id, sender, message }) => (
        <p key={_id}>{m.heard({ who: sender, text: message })}</p>
      ))}
    </div>
  );
}

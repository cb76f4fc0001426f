import { blockPerson, listRoomMembers, unblockPerson } from '@anamnesis/contracts/community/addresses';
import type { Room, RoomMember } from '@anamnesis/contracts/community/routes';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useCommand } from '../api/api-queries';
import { call } from '../api/call';
import { shownBy } from '../api/tags';
import { useMessages } from '../language/messages';
import { DialogHead } from '../look/dialog-head';
import { Problem } from '../look/problem';
import { ErrorBox, Loading } from '../look/states';
import { dialogMessages } from './dialog-messages';
import { communityMessages } from './messages';
import { nameOf } from './room-item';
import styles from './room.module.css';
import { dayAndClock } from './times';
import { readRoomsAgain } from './use-room-log';
import { useNow } from '../time/use-now';
import { UsernameInitials } from './username-initials';

const useMembers = (roomId: string) =>
  useInfiniteQuery({
    queryKey: [listRoomMembers.path, roomId],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      call(listRoomMembers, { params: { roomId }, query: pageParam === null ? {} : { after: pageParam } }, { signal }),
    getNextPageParam: (last) => last.next,
    meta: shownBy(listRoomMembers),
  });

/** The members of a room by username, whom the person can block. */
export function MembersDialog({ room, onClose }: { room: Room; onClose: () => void }) {
  const heading = useId();
  const { members: m } = useMessages(dialogMessages);
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useMembers(room._id);
  const [first] = data?.pages ?? [];
  const counts = first && m.counts({ members: first.memberCount, here: first.hereCount });
  const note = [nameOf(room), counts].filter(Boolean).join(' · ');
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading}>
      <DialogHead id={heading} title={m.title} note={note} onClose={onClose} />
      <DialogContent>
        {!data && isError && <ErrorBox title={m.failed} text={m.nothingLost} onRetry={() => void refetch()} />}
        {!data && !isError && <Loading bare label={m.loading} lines={3} />}
        {data && (
          <ul>
            {data.pages
              .flatMap(({ members }) => members)
              .map((member) => (
                <Member key={member.username} member={member} />
              ))}
          </ul>
        )}
        {hasNextPage && (
          <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchingNextPage ? m.loadingMore : m.more}
          </Button>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {m.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Member({ member: { username, isYou, isHere, isBlocked, joinedAt } }: { member: RoomMember }) {
  const { members: m } = useMessages(dialogMessages);
  const days = useMessages(communityMessages);
  const now = useNow();
  const client = useQueryClient();
  const onDone = () => readRoomsAgain(client);
  const blocking = useCommand(blockPerson, { onDone });
  const unblocking = useCommand(unblockPerson, { onDone });
  const { mutate, isPending, error } = isBlocked ? unblocking : blocking;
  return (
    <li className={styles.person}>
      <UsernameInitials username={username} />
      <span className="grow">
        <bdi>{username}</bdi>
        <span className="note num">
          {(isYou || isHere) && <> · {isYou ? m.you : m.isHere}</>} ·{' '}
          {m.since({ time: dayAndClock(days, joinedAt, now) })}
        </span>
      </span>
      {!isYou && (
        <Button
          variant="outlined"
          size="small"
          disabled={isPending}
          aria-label={(isBlocked ? m.unblockWho : m.blockWho)({ who: username })}
          onClick={() => mutate({ body: { username } })}
        >
          {isBlocked ? m.unblock : m.block}
        </Button>
      )}
      {!isPending && error && <Problem title={m.notChanged} text={error.message} />}
    </li>
  );
}

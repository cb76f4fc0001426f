import { listBlocked, unblockPerson } from '@anamnesis/contracts/community/addresses';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useApiQuery, useCommand } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { DialogHead } from '../look/dialog-head';
import { Problem } from '../look/problem';
import { EmptyState, ErrorBox, Loading } from '../look/states';
import { toast } from '../look/toasts';
import { dialogMessages } from './dialog-messages';
import { communityMessages } from './messages';
import styles from './room.module.css';
import { dayAndClock } from './times';
import { readRoomsAgain } from './use-room-log';
import { UsernameInitials } from './username-initials';

/** Whom the person has blocked, in whatever room, and how to take it back. */
export function BlockedDialog({ now, onClose }: { now: Date; onClose: () => void }) {
  const heading = useId();
  const { blocked: m } = useMessages(dialogMessages);
  const { data, isError, refetch } = useApiQuery(listBlocked);
  const list = useRef<HTMLDivElement>(null);
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading}>
      <DialogHead id={heading} title={m.title} note={m.note} onClose={onClose} />
      <DialogContent ref={list} tabIndex={-1}>
        {!data && isError && <ErrorBox title={m.failed} text={m.nothingLost} onRetry={() => void refetch()} />}
        {!data && !isError && <Loading bare label={m.loading} lines={3} />}
        {data?.blocked.length === 0 && <EmptyState title={m.emptyTitle} text={m.emptyText} heading="h3" />}
        {data && data.blocked.length > 0 && (
          <ul>
            {data.blocked.map((person) => (
              <Blocked key={person.username} {...person} now={now} onDone={() => list.current?.focus()} />
            ))}
          </ul>
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

interface Person {
  username: string;
  since: string;
  now: Date;
  /** The button disappears with the row, so the focus has to be moved. */
  onDone: () => void;
}

function Blocked({ username, since, now, onDone }: Person) {
  const { blocked: m } = useMessages(dialogMessages);
  const days = useMessages(communityMessages);
  const client = useQueryClient();
  const { mutate, isPending, error } = useCommand(unblockPerson, {
    onDone: () => {
      onDone();
      readRoomsAgain(client);
      toast.success(m.done({ who: username }));
    },
  });
  return (
    <li className={styles.person}>
      <UsernameInitials username={username} />
      <span className="grow">
        <bdi>{username}</bdi>
        <span className="note num"> · {m.since({ time: dayAndClock(days, since, now) })}</span>
      </span>
      <Button
        variant="outlined"
        size="small"
        disabled={isPending}
        aria-label={m.unblockWho({ who: username })}
        onClick={() => mutate({ body: { username } })}
      >
        {m.unblock}
      </Button>
      {!isPending && error && <Problem title={m.notChanged} text={error.message} />}
    </li>
  );
}

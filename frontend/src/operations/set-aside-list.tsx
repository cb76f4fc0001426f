import { retrySetAside } from '@anamnesis/contracts/operations/addresses';
import type { SetAside } from '@anamnesis/contracts/operations/routes';
import { DEFAULT_TIME_ZONE } from '@anamnesis/contracts/doctors/constants';
import Button from '@mui/material/Button';
import { ListBase, useListContext } from 'react-admin';
import { useCommand } from '../api/questions';
import { listDate } from '../time/clinic-time';
import { EmptyState, ErrorBox, Loading } from '../look/states';
import { toast } from '../look/toasts';
import { DeskBar } from '../desk/desk-bar';
import { ListPages } from '../desk/list-pages';
import { sinceWhen } from '../registrations/messages';
import { messages as m, whatHappened } from './messages';

/** Events that could not be folded, the oldest first. */
export function SetAsideList() {
  return (
    <ListBase
      perPage={25}
      sort={{ field: 'since', order: 'ASC' }}
      // What went wrong stands on the page: a toast would say it twice.
      queryOptions={{ onError: () => undefined }}
    >
      <DeskBar title={m.title} />
      <div className="desk-page">
        <p className="note set-aside-about">{m.about}</p>
        <Found />
      </div>
    </ListBase>
  );
}

function Found() {
  const { data, isPending, error, refetch } = useListContext<SetAside>();
  if (isPending) return <Loading label={m.loading} lines={3} />;
  if (error || !data) return <ErrorBox title={m.listFailed} text={m.nothingLost} onRetry={() => void refetch()} />;
  if (data.length === 0) return <EmptyState title={m.none} text={m.noneText} />;
  return (
    <>
      <ul className="set-aside">
        {data.map((each) => (
          <Line key={each.id} of={each} />
        ))}
      </ul>
      <ListPages />
    </>
  );
}

function Line({ of: { id, readModel, streamId, eventType, position, error, since, isRetried } }: { of: SetAside }) {
  const retrying = useCommand(retrySetAside, {
    refreshes: [{ path: 'set-aside' }],
    onDone: () => toast.success(m.retried),
    onRefused: (refusal) => toast.error(m.retryFailed, refusal.message),
  });
  return (
    <li>
      <span className="grow">
        <strong>{readModel}</strong>
        <span className="note num">{streamId}</span>
        <span className="note">{whatHappened(eventType, position, error)}</span>
      </span>
      <span className="note num">{sinceWhen(listDate(since, DEFAULT_TIME_ZONE))}</span>
      <Button
        variant="outlined"
        disabled={isRetried || retrying.isPending}
        onClick={() => retrying.mutate({ params: { id } })}
      >
        {m.retry}
      </Button>
    </li>
  );
}

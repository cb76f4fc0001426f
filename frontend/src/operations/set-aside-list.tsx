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
import { messages as m, retryOf, whatHappened } from './messages';
import styles from './operations.module.css';

/** How often it is asked whether what is being tried again was processed; milliseconds. */
const ASK_MILLISECONDS = 1_000;

/** Events that projections could not process, the oldest first; those that only wait for others come last. */
export function SetAsideList() {
  return (
    <ListBase<SetAside>
      perPage={25}
      sort={{ field: 'position', order: 'ASC' }}
      queryOptions={{
        // What went wrong stands on the page: a toast would say it twice.
        onError: () => undefined,
        refetchInterval: ({ state }) =>
          state.data?.data.some(({ isRetried }: SetAside) => isRetried) ? ASK_MILLISECONDS : false,
      }}
    >
      <DeskBar title={m.title} />
      <div className="desk-page">
        <p className={`note ${styles.setAsideAbout}`}>{m.about}</p>
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
      <ul className={styles.setAside}>
        {data.map((each) => (
          <Line key={each.id} of={each} />
        ))}
      </ul>
      <ListPages />
    </>
  );
}

function Line({ of }: { of: SetAside }) {
  const { id, projection, kind, streamId, eventType, position, error, since, isWaiting, isRetried, canBeRetried } = of;
  const retrying = useCommand(retrySetAside, {
    refreshes: [{ path: 'set-aside' }],
    onDone: () => toast.success(m.retried),
    onRefused: (refusal) => toast.error(m.retryFailed, refusal.message),
  });
  return (
    <li>
      <div className="grow">
        <p>
          <strong>{projection}</strong> <span className="badge">{m.kinds[kind]}</span>
        </p>
        <p className="num">{streamId}</p>
        <p>{whatHappened(eventType, position, error)}</p>
        <p className="note">{isWaiting ? m.isWaiting : m.effects[kind]}</p>
        {!canBeRetried && <p className="note">{m.onlyHash}</p>}
      </div>
      <span className="note num">{sinceWhen(listDate(since, DEFAULT_TIME_ZONE))}</span>
      {canBeRetried && (
        <Button
          variant="outlined"
          aria-label={retryOf(of)}
          disabled={isRetried || retrying.isPending}
          onClick={() => retrying.mutate({ params: { id } })}
        >
          {isRetried ? m.retrying : m.retry}
        </Button>
      )}
    </li>
  );
}

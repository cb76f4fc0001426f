import { type RegistrationState, registrationStates } from '@anamnesis/contracts/registrations/constants';
import type { RegistrationRow } from '@anamnesis/contracts/registrations/routes';
import { ListBase, useListContext } from 'react-admin';
import { EmptyState, ErrorBox, Loading } from '../look/states';
import { DeskBar } from '../desk/desk-bar';
import { ListPages } from '../desk/list-pages';
import { messages as m } from './messages';
import { RegistrationLine } from './registration-line';
import styles from './registrations.module.css';

/** The doctors' registrations by state, the longest waiting first. */
export function RegistrationList() {
  return (
    <ListBase
      perPage={25}
      sort={{ field: 'since', order: 'ASC' }}
      filterDefaultValues={{ state: 'awaiting' }}
      // The error is shown on the page; a toast would repeat it.
      queryOptions={{ onError: () => undefined }}
    >
      <Registrations />
    </ListBase>
  );
}

function Registrations() {
  const { filterValues, setFilters } = useListContext<RegistrationRow>();
  const state = registrationStates.find((each) => each === filterValues.state) ?? 'awaiting';
  return (
    <>
      <DeskBar title={m.title} />
      <div className="desk-page">
        <div className={`seg ${styles.registrationStates}`} role="group" aria-label={m.state}>
          {registrationStates.map((each) => (
            <button key={each} type="button" aria-pressed={each === state} onClick={() => setFilters({ state: each })}>
              {m.states[each]}
            </button>
          ))}
        </div>
        <Found state={state} />
      </div>
    </>
  );
}

function Found({ state }: { state: RegistrationState }) {
  const { data, isPending, error, refetch } = useListContext<RegistrationRow>();
  if (isPending) return <Loading label={m.loading} lines={3} />;
  if (error || !data) return <ErrorBox title={m.listFailed} text={m.nothingLost} onRetry={() => void refetch()} />;
  if (data.length === 0) return <EmptyState title={m.none[state]} text={m.noneText[state]} />;
  return (
    <>
      <ul className={styles.registrations}>
        {data.map((row) => (
          <RegistrationLine key={row.id} row={row} />
        ))}
      </ul>
      <ListPages />
    </>
  );
}

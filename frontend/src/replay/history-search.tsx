import { searchHistories } from '@anamnesis/contracts/replay/addresses';
import { historyKinds, type HistoryKind } from '@anamnesis/contracts/replay/constants';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useApiQuery } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { Field } from '../look/field';
import { EmptyState, ErrorBox, Loading } from '../look/states';
import { FoundHistories } from './found-histories';
import { replayMessages } from './messages';
import styles from './replay.module.css';

interface Search {
  readonly kind: HistoryKind;
  readonly text: string;
}

const searchOf = (state: unknown): Search | null =>
  typeof state === 'object' && state !== null && 'search' in state ? (state.search as Search) : null;

/**
 * Searches histories. What was searched is kept in the entry of the browser's history, so that Back shows the results again; it is not
 * in the address, which is shared, because it may name a person.
 */
export function HistorySearch({ inquiry, onUnknownInquiry }: { inquiry: string; onUnknownInquiry: () => void }) {
  const m = useMessages(replayMessages);
  const navigate = useNavigate();
  const location = useLocation();
  const search = searchOf(location.state);
  const [kind, setKind] = useState<HistoryKind>(search?.kind ?? 'patient');
  const [text, setText] = useState(search?.text ?? '');
  const [isShort, setShort] = useState(false);
  const submit = () => {
    setShort(text.trim().length < 2);
    if (text.trim().length >= 2)
      void navigate(location, { replace: true, state: { search: { kind, text: text.trim() } } });
  };
  return (
    <section className="stack" aria-labelledby="find-history">
      <h2 id="find-history">{m.find}</h2>
      <div className="seg" role="group" aria-label={m.kind}>
        {historyKinds.map((each) => (
          <button key={each} type="button" aria-pressed={each === kind} onClick={() => setKind(each)}>
            {m.kinds[each]}
          </button>
        ))}
      </div>
      <form
        role="search"
        className={styles.searchForm}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field
          label={m.searchFor[kind]}
          type="search"
          value={text}
          inputProps={{ maxLength: 100 }}
          onChange={({ target }) => setText(target.value)}
          error={isShort ? m.searchShort : undefined}
        />
        <Button type="submit" variant="contained">
          {m.search}
        </Button>
      </form>
      {search && <Results inquiry={inquiry} search={search} onUnknownInquiry={onUnknownInquiry} />}
    </section>
  );
}

function Results({
  inquiry,
  search,
  onUnknownInquiry,
}: {
  inquiry: string;
  search: Search;
  onUnknownInquiry: () => void;
}) {
  const m = useMessages(replayMessages);
  // Each search is recorded, so none is repeated by itself.
  const query = useApiQuery(searchHistories, { body: { inquiry, ...search } }, { staleTime: Infinity });
  if (query.isPending) return <Loading label={m.searching} lines={3} />;
  if (query.error?.code === 'INQUIRY_NOT_FOUND')
    return <ErrorBox title={m.searchFailed} text={query.error.message} onRetry={onUnknownInquiry} />;
  if (query.isError)
    return <ErrorBox title={m.searchFailed} text={m.nothingLost} onRetry={() => void query.refetch()} />;
  const { found } = query.data;
  if (found.length === 0) return <EmptyState heading="h3" title={m.nothingFound} text={m.nothingFoundText} />;
  return <FoundHistories found={found} inquiry={inquiry} />;
}

import { useState } from 'react';
import { useMessages } from '../language/messages';
import { Field } from '../look/field';
import { SelectField } from '../look/select-field';
import { accessReviewMessages } from './messages';
import { keysOf, shownStates, type useReadingFilters } from './reading-filters';
import styles from './access-review.module.css';

type Filters = ReturnType<typeof useReadingFilters>;
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Filters by review, part, ground, time, reader and patient. People are filtered by id, because no name belongs into an address. */
export function FilterBar({ filters: { show, query, isFiltered, set } }: { filters: Filters }) {
  const m = useMessages(accessReviewMessages);
  const choices = <Key extends string>(any: string, texts: Readonly<Record<Key, string>>) => [
    { value: '', label: any },
    ...keysOf(texts).map((value) => ({ value, label: texts[value] })),
  ];
  return (
    <div className={styles.filters}>
      <div className="seg" role="group" aria-label={m.shown}>
        {shownStates.map((each) => (
          <button key={each} type="button" aria-pressed={each === show} onClick={() => set({ show: each })}>
            {m.states[each]}
          </button>
        ))}
      </div>
      <details className={styles.more} open={isFiltered}>
        <summary>{m.filters}</summary>
        <div className={styles.fields}>
          <SelectField
            label={m.kind}
            options={choices(m.anyKind, m.kinds)}
            value={query.kind ?? ''}
            onChange={({ target }) => set({ kind: target.value })}
          />
          <SelectField
            label={m.ground}
            options={choices(m.anyGround, m.grounds)}
            value={query.purpose ?? ''}
            onChange={({ target }) => set({ purpose: target.value })}
          />
          {(['from', 'to'] as const).map((name) => (
            <Field
              key={name}
              label={m[name]}
              type="date"
              value={query[name] ?? ''}
              onChange={({ target }) => set({ [name]: target.value })}
            />
          ))}
          {(['readerId', 'patientId'] as const).map((name) => (
            <IdField
              key={`${name} ${query[name]}`}
              label={m[name]}
              id={query[name] ?? ''}
              onId={(id) => set({ [name]: id })}
            />
          ))}
        </div>
        {isFiltered && (
          <button
            type="button"
            className="btn small"
            onClick={() => set({ kind: '', purpose: '', from: '', to: '', readerId: '', patientId: '' })}
          >
            {m.clear}
          </button>
        )}
      </details>
    </div>
  );
}

/** Filters as soon as an id is complete. */
function IdField({ label, id, onId }: { label: string; id: string; onId: (id: string) => void }) {
  const m = useMessages(accessReviewMessages);
  const [text, setText] = useState(id);
  const isWrong = text !== '' && !ID.test(text);
  return (
    <Field
      label={label}
      value={text}
      error={isWrong ? m.idWrong : undefined}
      onChange={({ target }) => {
        const typed = target.value.trim();
        setText(typed);
        if (typed === '' || ID.test(typed)) onId(typed);
      }}
    />
  );
}

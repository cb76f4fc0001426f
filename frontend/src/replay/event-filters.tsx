import type { History } from '@anamnesis/contracts/replay/history';
import { ListFilter } from 'lucide-react';
import { useId, useState } from 'react';
import { useMessages } from '../language/messages';
import { Field } from '../look/field';
import { Icon } from '../look/icon';
import { SelectField } from '../look/select-field';
import { inLetters } from './in-letters';
import { replayMessages } from './messages';
import { type Names, useSentences } from './sentences';
import type { ReplayState } from './use-replay';
import styles from './replay.module.css';

interface Props extends Pick<ReplayState, 'address' | 'change'> {
  history: History;
  names: Names;
}

/** The filters of the list of events: kind, actor and time. They are in the address. A day is typed in parts, each of which is a day. */
export function EventFiltersForm({ history, names, address, change }: Props) {
  const m = useMessages(replayMessages);
  const { nameOf } = useSentences(names);
  const id = useId();
  const set = [address.type, address.actor, address.from, address.to].filter(Boolean).length;
  const [isOpen, setOpen] = useState(false);
  const types = history.types
    .map(({ type, count }) => ({ value: type, label: m.counted({ name: inLetters(type), count }) }))
    .sort((one, other) => one.label.localeCompare(other.label));
  const actors = history.actors.map((actor) => ({
    value: actor.id,
    label: m.counted({ name: nameOf(actor), count: actor.count }),
  }));
  return (
    <>
      <button
        type="button"
        className="btn small text"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={ListFilter} size={18} />
        {set > 0 ? m.filtered({ count: set }) : m.filter}
      </button>
      {set > 0 && (
        <button
          type="button"
          className="btn small text"
          onClick={() => change({ type: null, actor: null, from: null, to: null })}
        >
          {m.clear}
        </button>
      )}
      <div id={id} hidden={!isOpen} className={styles.filters}>
        <SelectField
          label={m.type}
          value={address.type ?? ''}
          options={[{ value: '', label: m.allTypes }, ...types]}
          onChange={({ target }) => change({ type: target.value })}
        />
        <SelectField
          label={m.actor}
          value={address.actor ?? ''}
          options={[{ value: '', label: m.allActors }, ...actors]}
          onChange={({ target }) => change({ actor: target.value })}
        />
        <Field
          label={m.from}
          type="date"
          value={address.from ?? ''}
          onChange={({ target }) => change({ from: target.value }, { replace: true })}
        />
        <Field
          label={m.to}
          type="date"
          value={address.to ?? ''}
          onChange={({ target }) => change({ to: target.value }, { replace: true })}
        />
      </div>
    </>
  );
}

import { useId } from 'react';
import { useMessages } from '../language/messages';
import { useClinic } from '../time/use-clinic';
import { replayMessages } from './messages';
import { shortMoment } from './replay-time';
import type { ReplayState } from './use-replay';
import styles from './replay.module.css';

/** Chooses what the moment is compared with. */
export function CompareSelect({ replay, onChoose }: { replay: ReplayState; onChoose: () => void }) {
  const m = useMessages(replayMessages);
  const { timeZone } = useClinic();
  const id = useId();
  const { compare } = replay.address;
  const compared = replay.moment.data?.data.compared;
  const isMoment = compare !== null && compare !== 'previous' && compare !== '0';
  const onChange = (value: string) => {
    if (value === 'choose') onChoose();
    else replay.change({ compare: value === 'none' ? null : value });
  };
  return (
    <div className={styles.compare}>
      <label className="note" htmlFor={id}>
        {m.compareWith}
      </label>
      <select
        id={id}
        className={styles.select}
        value={isMoment ? compare : (compare ?? 'none')}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="none">{m.compare.none}</option>
        <option value="previous">{m.compare.previous}</option>
        <option value="0">{m.compare.start}</option>
        {isMoment && (
          <option value={compare}>
            {compared?.recordedAt ? shortMoment(compared.recordedAt, timeZone) : m.compare.chosen}
          </option>
        )}
        <option value="choose">{m.compare.choose}</option>
      </select>
    </div>
  );
}

import { numbersOf } from '@anamnesis/contracts/assistant/emergency-numbers';
import { Phone } from 'lucide-react';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { useClinicIfKnown } from '../time/use-clinic';
import { roomMessages } from './room-messages';
import styles from './room.module.css';

/** A kind sentence for somebody who may harm themselves, and who listens to them: the numbers of the clinic's country. */
export function Helplines() {
  const m = useMessages(roomMessages);
  const country = useClinicIfKnown()?.country ?? null;
  return (
    <div className={styles.helplines} role="group" aria-label={m.helplines}>
      <p>{m.notAlone}</p>
      <ul>
        {numbersOf(['selfHarm'], country).map(({ number, whose }) => (
          <li key={number}>
            <a href={`tel:${number.replace(/[^\d+]/g, '')}`}>
              <Icon of={Phone} size={18} />
              <b className="num">{number}</b> {m.called[whose]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

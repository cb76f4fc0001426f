import type { FamilyReader } from '@anamnesis/contracts/family/routes';
import { useState } from 'react';
import { useMessages } from '../language/messages';
import { Button } from '../look/button';
import { Initials } from '../look/initials';
import { LinkButton } from '../look/link-button';
import { Section } from '../look/section';
import { listDate } from '../time/clinic-time';
import { useClinic } from '../time/use-clinic';
import { EndTieDialog } from './end-tie-dialog';
import { familyMessages } from './messages';
import { ReadingDoctors } from './reading-doctors';
import { scopeText } from './scope-text';
import styles from './family.module.css';

/** Lists the people who can read the patient's record: family members, with the date and scope of each consent, and doctors. */
export function WhoSees({ readers }: { readers: readonly FamilyReader[] }) {
  const m = useMessages(familyMessages);
  const { timeZone } = useClinic();
  return (
    <Section title={m.whoSees}>
      {readers.length === 0 && <p className="note">{m.nobodySees}</p>}
      <ul className={styles.people}>
        {readers.map((reader) => (
          <Reader key={reader._id} reader={reader} />
        ))}
      </ul>
      <div className={styles.doctors}>
        <ReadingDoctors timeZone={timeZone} />
      </div>
      <LinkButton look="text" size="small" to="/record-readings">
        {m.whoOpened}
      </LinkButton>
    </Section>
  );
}

function Reader({ reader: { _id, fullName: name, since, lastOpened, scope } }: { reader: FamilyReader }) {
  const m = useMessages(familyMessages);
  const { timeZone } = useClinic();
  const [isEnding, setEnding] = useState(false);
  const day = listDate(since, timeZone);
  const opened = lastOpened === null ? null : listDate(lastOpened, timeZone);
  return (
    <li className={styles.person}>
      <Initials name={name} />
      <div className="grow">
        <strong className={styles.name}>{name}</strong>
        <p className="note">{opened === null ? m.seesSince({ day }) : m.seesSinceOpened({ day, opened })}</p>
        <p className="note">{m.seesScope({ parts: scopeText(m, scope) })}</p>
      </div>
      <Button size="small" aria-label={m.withdrawFromName({ name })} onClick={() => setEnding(true)}>
        {m.withdraw}
      </Button>
      {isEnding && <EndTieDialog side="member" tie={{ _id, name, since, opened }} onClose={() => setEnding(false)} />}
    </li>
  );
}

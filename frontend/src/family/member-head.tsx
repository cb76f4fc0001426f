import { useState } from 'react';
import { useMessages } from '../language/messages';
import { Button } from '../look/button';
import { Initials } from '../look/initials';
import { listDate } from '../time/clinic-time';
import { useClinic } from '../time/use-clinic';
import type { AcceptedMember } from './accepted-member';
import { EndTieDialog } from './end-tie-dialog';
import { familyMessages } from './messages';
import { scopeText } from './scope-text';
import styles from './family.module.css';

/** The member whose record is shown: since when and what they have agreed to, and how to stop. */
export function MemberHead({ member }: { member: AcceptedMember }) {
  const m = useMessages(familyMessages);
  const { timeZone } = useClinic();
  const [isEnding, setEnding] = useState(false);
  const { _id, fullName: name, since, scope } = member;
  return (
    <header className={styles.member}>
      <Initials name={name} size={52} />
      <div className="grow">
        <h2>{name}</h2>
        <p className="note">{m.sharedSince({ day: listDate(since, timeZone), name })}</p>
        <p className="note">{m.scope({ parts: scopeText(m, scope) })}</p>
      </div>
      <Button look="text" size="small" onClick={() => setEnding(true)}>
        {m.stopSeeing}
      </Button>
      {isEnding && (
        <EndTieDialog side="inviter" tie={{ _id, name, since, opened: null }} onClose={() => setEnding(false)} />
      )}
    </header>
  );
}

import type { Allergy } from '@anamnesis/contracts/records/query-routes';
import { useState } from 'react';
import { useMessages } from '../language/messages';
import { useSession } from '../signed-in/session';
import type { InRecordOf } from './entry-actions';
import { recordMessages } from './messages';
import { RetractEntry } from './retract-entry';
import { useTold } from './told';

/** An allergy with its reaction. Who noted it may retract it. */
export function AllergyItem({ allergy, of }: { allergy: Allergy; of: InRecordOf | null }) {
  const m = useMessages(recordMessages);
  const own = useSession()?.user?.id === allergy.author.id;
  const [retracting, setRetracting] = useState(false);
  const told = useTold()(allergy);
  const { id, substance, reaction } = allergy;
  return (
    <>
      <p>
        <strong>{substance}</strong> <span className="note">{[reaction, told].filter(Boolean).join(', ')}</span>{' '}
        {own && of && (
          <button
            type="button"
            className="btn small text"
            aria-label={m.retractEntry({ title: substance })}
            onClick={() => setRetracting(true)}
          >
            {m.retract}
          </button>
        )}
      </p>
      {retracting && of && (
        <RetractEntry entry={{ id, kind: 'allergy', title: substance }} of={of} onClose={() => setRetracting(false)} />
      )}
    </>
  );
}

import type { Erasure } from '@anamnesis/contracts/erasure/routes';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../language/messages';
import { LineItem } from '../look/line';
import { agreedTime, listDate } from '../time/clinic-time';
import { useClinic } from '../time/use-clinic';
import { HoldDialog } from './hold-dialog';
import { LiftDialog } from './lift-dialog';
import { erasureListMessages } from './messages';

/** One patient: who, what became of the request, what it waits for, and what remains. */
export function ErasureItem({ erasure, mayHold }: { erasure: Erasure; mayHold: boolean }) {
  const m = useMessages(erasureListMessages);
  const { timeZone } = useClinic();
  const { patientId, fullName, email, state, hold, liftedHolds, remains } = erasure;
  const name = fullName === '' ? m.nameless({ id: patientId }) : fullName;
  const date = (at: string | null) => (at === null ? '' : listDate(at, timeZone));
  const dates = { due: date(erasure.dueAt), erased: date(erasure.completedAt ?? erasure.erasedAt) };
  const isHeldOnly = state === null && hold !== null;
  const sentence = state !== null ? m.outcome[state] : isHeldOnly ? m.holdOnly : m.holdEnded;
  const outcome = typeof sentence === 'string' ? sentence : sentence(dates);
  const types = Object.entries(remains ?? {}).map(([type, count]) => m.typeOf({ type, count }));
  const count = Object.values(remains ?? {}).reduce((sum, each) => sum + each, 0);
  const isOpen = erasure.erasedAt === null;
  const isEnded = hold === null && (state === null || state === 'erased' || state === 'withdrawn');
  return (
    <LineItem kind={isEnded ? 'done' : 'ahead'} ahead={false}>
      <article aria-labelledby={`erasure-${patientId}`} className="stack">
        <header>
          <h2 id={`erasure-${patientId}`}>{name}</h2>
          {email !== '' && <p className="note">{email}</p>}
          <p className="num">{outcome}</p>
        </header>
        <dl className="fact-list">
          {erasure.requestedAt && (
            <div>
              <dt>{m.requested}</dt>
              <dd className="num">{agreedTime(erasure.requestedAt, timeZone)}</dd>
            </div>
          )}
          {hold && (
            <div>
              <dt>{m.hold}</dt>
              <dd>{m.heldSince({ reason: hold.reason, day: date(hold.since) })}</dd>
            </div>
          )}
          {liftedHolds.map((each) => (
            <div key={each.liftedAt}>
              <dt>{m.liftedHold}</dt>
              <dd>
                {m.heldUntil({ reason: each.reason, day: date(each.since), lifted: date(each.liftedAt) })}
                {each.liftReason !== null && ` ${m.liftedBecause({ reason: each.liftReason })}`}
              </dd>
            </div>
          ))}
          {isOpen && erasure.appointmentUntil && (
            <div>
              <dt>{m.appointmentUntil}</dt>
              <dd className="num">{agreedTime(erasure.appointmentUntil, timeZone)}</dd>
            </div>
          )}
          {remains && (
            <div>
              <dt>{m.remains}</dt>
              <dd>{m.remainsOf({ count, types: types.join(m.typesJoined) })}</dd>
            </div>
          )}
        </dl>
        {!mayHold && (
          <p>
            <Link to={`/audit/replay/patient/${patientId}`} aria-label={m.replayOf({ name })}>
              {m.replay}
            </Link>
          </p>
        )}
        {mayHold && isOpen && <HoldActs patientId={patientId} name={name} isHeld={hold !== null} />}
      </article>
    </LineItem>
  );
}

function HoldActs({ patientId, name, isHeld }: { patientId: string; name: string; isHeld: boolean }) {
  const m = useMessages(erasureListMessages);
  const [open, setOpen] = useState<'hold' | 'lift'>();
  const close = () => setOpen(undefined);
  return (
    <div>
      {isHeld ? (
        <Button variant="outlined" aria-label={m.liftOf({ name })} onClick={() => setOpen('lift')}>
          {m.lift}
        </Button>
      ) : (
        <Button variant="outlined" aria-label={m.placeOn({ name })} onClick={() => setOpen('hold')}>
          {m.place}
        </Button>
      )}
      {open === 'hold' && <HoldDialog patient={{ patientId, name }} onClose={close} />}
      {open === 'lift' && <LiftDialog patientId={patientId} name={name} onClose={close} />}
    </div>
  );
}

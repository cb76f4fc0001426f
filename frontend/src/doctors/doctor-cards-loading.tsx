import { doctorMessages } from './messages';
import { useMessages } from '../language/messages';

/** Placeholders for the cards while they load. */
export function DoctorCardsLoading({ label, count = 6 }: { label?: string; count?: number }) {
  const m = useMessages(doctorMessages);
  return (
    <div role="status">
      <span className="sr">{label ?? m.loading}</span>
      <ul className="card-grid" aria-hidden>
        {Array.from({ length: count }, (_, index) => (
          <li className="card" key={index} style={{ padding: 20 }}>
            <div className="row" style={{ gap: 16 }}>
              <span className="skel" style={{ width: 72, height: 72, borderRadius: '50%', flex: 'none' }} />
              <span className="grow">
                <span className="skel" style={{ height: 22, width: '70%' }} />
                <span className="skel" style={{ height: 16, width: '50%', marginTop: 10 }} />
              </span>
            </div>
            <span className="skel" style={{ height: 16, width: '60%', marginTop: 24 }} />
            <span className="skel" style={{ height: 16, width: '80%', marginTop: 12 }} />
            <span className="skel" style={{ height: 48, borderRadius: 12, marginTop: 28 }} />
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { Registration } from '@anamnesis/contracts/registrations/routes';
import { listDate, listTime } from '../time/clinic-time';
import { useClinic } from '../time/use-clinic';
import { Line, LineItem } from '../look/line';
import { decidedBy, messages as m, submitted } from './messages';
import { nameOf } from './named';

interface Happened {
  at: string;
  what: string;
  reason?: string | null;
}

/** Everything that happened to a registration, in its order. */
function happenedTo({ registeredAt, certificates, decisions }: Registration): Happened[] {
  return [
    { at: registeredAt, what: m.registered },
    ...certificates.map((certificate) => ({ at: certificate.submittedAt, what: submitted(nameOf(certificate)) })),
    ...decisions.map(({ at, decision, by, reason }) => ({ at, what: decidedBy(decision, by), reason })),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** The registration on the line: what came, and who decided what. */
export const RegistrationHistory = ({ registration }: { registration: Registration }) => {
  const { timeZone } = useClinic();
  return (
    <Line label={m.history}>
      {happenedTo(registration).map(({ at, what, reason }, index, all) => (
        <LineItem key={index} kind={index === all.length - 1 ? 'now' : 'done'}>
          <strong>{what}</strong>
          {reason && <p className="voice">{reason}</p>}
          <p className="note num">
            {listDate(at, timeZone)}, {listTime(at, timeZone)}
          </p>
        </LineItem>
      ))}
    </Line>
  );
};

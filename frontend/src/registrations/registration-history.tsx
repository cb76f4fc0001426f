import type { Registration } from '@anamnesis/contracts/registrations/routes';
import { listDate, listTime } from '../time/clinic-time';
import { useClinic } from '../time/use-clinic';
import { useMessages } from '../language/messages';
import { Line, LineItem } from '../look/line';
import { certificateName, type CertificateTexts, useCertificateTexts } from './certificate-name';
import { registrationMessages, type RegistrationTexts } from './messages';

interface Entry {
  at: string;
  what: string;
  reason?: string | null;
}

/** The history of a registration in chronological order. */
function historyOf(
  m: RegistrationTexts,
  texts: CertificateTexts,
  { registeredAt, certificates, decisions }: Registration,
): Entry[] {
  return [
    { at: registeredAt, what: m.registered },
    ...certificates.map((certificate) => ({
      at: certificate.submittedAt,
      what: m.submitted({ certificate: certificateName(texts, certificate) }),
    })),
    ...decisions.map(({ at, decision, by, reason }) => ({ at, what: m.decidedBy[decision]({ name: by }), reason })),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** The history of a registration as a timeline: certificates and decisions. */
export const RegistrationHistory = ({ registration }: { registration: Registration }) => {
  const m = useMessages(registrationMessages);
  const texts = useCertificateTexts();
  const { timeZone } = useClinic();
  return (
    <Line label={m.history}>
      {historyOf(m, texts, registration).map(({ at, what, reason }, index, all) => (
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

import type { Registration } from '@anamnesis/contracts/registrations/routes';
import { useMessages } from '../language/messages';
import { doctorMessages } from '../doctors/messages';
import { useSpecialtyText } from '../doctors/specialty-text';
import { Portrait } from '../look/portrait';
import { registrationMessages } from './messages';

/** The person who registered as a doctor, and their data. */
export const RegistrationFacts = ({ registration }: { registration: Registration }) => {
  const m = useMessages(registrationMessages);
  const { years } = useMessages(doctorMessages);
  const specialtyText = useSpecialtyText();
  const { id, fullName, picture, email, phone, yearExp, specializations } = registration;
  const facts = [
    [m.email, email],
    [m.phone, phone],
    [m.experience, years({ count: yearExp })],
    [m.specializations, specializations.map(specialtyText).join(', ')],
  ] as const;
  return (
    <>
      <Portrait name={fullName} seed={id} picture={picture} size={72} />
      <dl className="fact-list">
        {facts
          .filter(([, text]) => text !== '')
          .map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="num">{text}</dd>
            </div>
          ))}
      </dl>
    </>
  );
};

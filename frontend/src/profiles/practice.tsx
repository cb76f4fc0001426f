import type { DoctorProfile } from '@anamnesis/contracts/profiles/routes';
import { consultationTypeName } from '../doctors/consultation-type';
import { consultationTypeMessages } from '../doctors/consultation-type-messages';
import { feeInWords } from '../doctors/fee';
import { doctorProfileMessages } from './doctor-profile-messages';
import { useMessages } from '../language/messages';

/** A doctor's fee, kinds of consultation and hospitals. */
export function Practice({
  fee,
  consultationTypes,
  hospitals,
}: Pick<DoctorProfile, 'fee' | 'consultationTypes' | 'hospitals'>) {
  const m = useMessages(doctorProfileMessages);
  const types = useMessages(consultationTypeMessages);
  const facts = [
    [m.feeTerm, feeInWords(fee)],
    [m.consultationTypes, consultationTypes.map((type) => consultationTypeName(types, type)).join(', ')],
    [m.hospitals, hospitals.join(', ') || m.none],
  ] as const;
  return (
    <dl className="fact-list">
      {facts.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className="num">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

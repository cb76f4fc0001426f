import type { DoctorProfile } from '@anamnesis/contracts/profiles/routes';
import { feeInWords } from '../doctors/fee';
import { profileMessages as m } from './messages';

/** Where a doctor holds consultations, of which kinds, and for how much. */
export function Practice({
  fee,
  consultationTypes,
  hospitals,
}: Pick<DoctorProfile, 'fee' | 'consultationTypes' | 'hospitals'>) {
  const told = [
    [m.feeTerm, feeInWords(fee)],
    [m.consultationTypes, consultationTypes.join(', ')],
    [m.hospitals, hospitals.join(', ') || m.none],
  ] as const;
  return (
    <dl className="fact-list">
      {told.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd className="num">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

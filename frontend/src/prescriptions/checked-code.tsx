import { checkPrescription } from '@anamnesis/contracts/prescriptions/addresses';
import { readCode } from '@anamnesis/contracts/prescriptions/code';
import type { CheckedPrescription } from '@anamnesis/contracts/prescriptions/routes';
import { CircleCheck, CircleX } from 'lucide-react';
import { sentenceOf } from '../api/api-error';
import { useApiQuery } from '../api/api-queries';
import { dateFormat } from '../language/formats';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { ErrorBox, Loading } from '../look/states';
import { prescriptionMessages, type PrescriptionTexts } from './messages';

/** What a code stands for. Nothing for one that is mistyped: the form says so. */
export function CheckedCode({ code }: { code: string }) {
  const m = useMessages(prescriptionMessages);
  const read = readCode(code);
  const { data, error, refetch } = useApiQuery(
    checkPrescription,
    { body: { code: read ?? '' } },
    { enabled: read !== null, staleTime: 0 },
  );
  if (read === null) return null;
  if (error?.code === 'CODE_UNKNOWN') return <Verdict isGood={false} title={m.unknown} text={m.unknownHint} />;
  if (error)
    return (
      <ErrorBox title={m.checkFailed} text={sentenceOf(error, m.checkFailedHint)} onRetry={() => void refetch()} />
    );
  if (!data) return <Loading label={m.checking} bare />;
  return <Shown prescription={data.prescription} />;
}

const dayText = (day: string): string =>
  dateFormat({
    ...{ month: 'short', day: 'numeric', year: 'numeric' },
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

function Shown({ prescription }: { prescription: CheckedPrescription }) {
  const m = useMessages(prescriptionMessages);
  const { medication, dosage, duration, date, doctorName, patientInitials } = prescription;
  const facts = [
    [m.facts.medication, medication],
    [m.facts.dosage, dosage],
    [m.facts.duration, duration],
    [m.facts.date, dayText(date)],
    [m.facts.doctor, m.doctor({ name: doctorName })],
    [m.facts.patient, patientInitials],
  ] as const;
  const objections = objectionsTo(m, prescription);
  return (
    <>
      {objections.length === 0 && <Verdict isGood title={m.valid} text={m.validHint} />}
      {objections.map(({ title, text }) => (
        <Verdict key={title} isGood={false} title={title} text={text} />
      ))}
      <dl className="fact-list">
        {facts
          .filter(([, text]) => text !== '')
          .map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}

/** Everything that speaks against using a prescription, the most serious first. */
function objectionsTo(
  m: PrescriptionTexts,
  { withdrawnOn, isStopped, courseEndedOn, isDoctorVerified }: CheckedPrescription,
): { title: string; text: string }[] {
  return [
    ...(withdrawnOn === null ? [] : [{ title: m.withdrawn({ date: dayText(withdrawnOn) }), text: m.withdrawnHint }]),
    ...(isDoctorVerified ? [] : [{ title: m.unverified, text: m.unverifiedHint }]),
    ...(isStopped ? [{ title: m.stopped, text: m.stoppedHint }] : []),
    ...(courseEndedOn === null ? [] : [{ title: m.ended({ date: dayText(courseEndedOn) }), text: m.endedHint }]),
  ];
}

/** The result of a check in a sentence, and what follows from it. */
export function Verdict({ isGood, title, text }: { isGood: boolean; title: string; text: string }) {
  return (
    <div className={isGood ? 'notice info' : 'notice problem'} role={isGood ? 'status' : 'alert'}>
      <Icon of={isGood ? CircleCheck : CircleX} size={22} />
      <div className="grow">
        <strong>{title}</strong>
        <p className="note">{text}</p>
      </div>
    </div>
  );
}

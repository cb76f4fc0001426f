import { currentAnswers } from '@anamnesis/contracts/profiles/addresses';
import type { QuestionnaireAnswers } from '@anamnesis/contracts/profiles/questionnaire-routes';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useApiQuery } from '../api/api-queries';
import { ErrorBox, Loading } from '../look/states';
import { currentLanguage, localeOf } from '../language/language';
import { conditionMessages, type ConditionNames } from './condition-messages';
import { patientProfileMessages } from './patient-profile-messages';
import { questionnaireMessages } from './questionnaire-messages';
import { useMessages } from '../language/messages';
import { Section } from '../look/section';

const partsOf = (moment: string) => {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Date(moment).toLocaleDateString(localeOf(currentLanguage()), options);
  return { day: part({ day: 'numeric' }), month: part({ month: 'long' }), year: part({ year: 'numeric' }) };
};

function Answers({ answers, answeredAt }: { answers: QuestionnaireAnswers; answeredAt: string }) {
  const m = useMessages(patientProfileMessages);
  const q = useMessages(questionnaireMessages);
  const names = useMessages(conditionMessages);
  const listed = (conditions: readonly (keyof ConditionNames)[]) =>
    conditions.map((each) => names[each]).join(', ') || m.nothingTicked;
  const hospitalized = { Yes: q.yes, No: q.no };
  const rows = [
    [q.symptoms, listed(answers.symptoms)],
    [q.chronicIllnesses, listed(answers.chronicIllnesses)],
    [q.familyHistory, listed(answers.familyHistory)],
    [q.allergies, answers.allergies || m.noAnswer],
    [q.medications, answers.medications || m.noAnswer],
    [q.hospitalized, answers.hospitalized ? hospitalized[answers.hospitalized] : m.noAnswer],
  ] as const;
  return (
    <>
      <p className="note num">{m.answeredOn(partsOf(answeredAt))}</p>
      <dl className="fact-list">
        {rows.map(([question, answer]) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The answers to the health questionnaire, with a link to change them. */
export function AnswersCard() {
  const m = useMessages(patientProfileMessages);
  const q = useMessages(questionnaireMessages);
  const { data, isPending, refetch } = useApiQuery(currentAnswers);
  if (isPending) return <Loading label={q.loading} />;
  if (!data) return <ErrorBox title={m.answersFailed} text={m.answersSafe} onRetry={() => void refetch()} />;
  return (
    <Section title={m.questionnaire}>
      {data.data ? <Answers {...data.data} /> : <p className="note">{m.notAnswered}</p>}
      <Button variant="tonal" size="small" component={Link} to="/onboard" sx={{ mt: 2 }}>
        {data.data ? m.change : m.answer}
      </Button>
    </Section>
  );
}

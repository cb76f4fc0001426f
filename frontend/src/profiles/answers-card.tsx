import { currentAnswers } from '@anamnesis/contracts/profiles/addresses';
import type { QuestionnaireAnswers } from '@anamnesis/contracts/profiles/questionnaire-routes';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useQuestion } from '../api/questions';
import { ErrorBox, Loading } from '../look/states';
import { patientProfileMessages as m, questionnaireMessages as q } from './messages';
import { Section } from '../look/section';

const listed = (names: readonly string[]) => names.join(', ') || m.nothingTicked;
const dayOf = (moment: string) =>
  new Date(moment).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

function Answers({ answers, answeredAt }: { answers: QuestionnaireAnswers; answeredAt: string }) {
  const told = [
    [q.symptoms, listed(answers.symptoms)],
    [q.chronicIllnesses, listed(answers.chronicIllnesses)],
    [q.familyHistory, listed(answers.familyHistory)],
    [q.allergies, answers.allergies || m.noAnswer],
    [q.medications, answers.medications || m.noAnswer],
    [q.hospitalized, answers.hospitalized || m.noAnswer],
  ] as const;
  return (
    <>
      <p className="note num">{m.answeredOn(dayOf(answeredAt))}</p>
      <dl className="fact-list">
        {told.map(([question, answer]) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The answers to the health questionnaire, with the way to change them. */
export function AnswersCard() {
  const { data, isPending, refetch } = useQuestion(currentAnswers);
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

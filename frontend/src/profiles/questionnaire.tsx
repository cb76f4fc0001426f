import { answerQuestionnaire, currentAnswers } from '@anamnesis/contracts/profiles/addresses';
import type { QuestionnaireAnswers } from '@anamnesis/contracts/profiles/questionnaire-routes';
import { useState } from 'react';
import { useCommand, useApiQuery } from '../api/api-queries';
import { PageTitle } from '../look/page-title';
import { Loading } from '../look/states';
import { KeptNotice, NotLoaded } from './answer-notices';
import { questionnaireMessages } from './questionnaire-messages';
import { useMessages } from '../language/messages';
import { QuestionnaireForm } from './questionnaire-form';
import { RecommendedDoctors } from './recommended-doctors';
import { recommendedDoctors } from './specialists';
import styles from './profiles.module.css';

const blank: QuestionnaireAnswers = {
  symptoms: [],
  chronicIllnesses: [],
  familyHistory: [],
  allergies: '',
  medications: '',
  hospitalized: '',
  stressLevel: '',
  exerciseFrequency: '',
  diet: '',
  smokingAlcohol: '',
};

/** The form, prefilled with earlier answers, then the recommendations. `read` fetches earlier answers again after a failure. */
function FormAndResult({
  earlier,
  read,
}: {
  earlier: QuestionnaireAnswers | null | undefined;
  read: () => Promise<QuestionnaireAnswers | null | undefined>;
}) {
  const [answers, setAnswers] = useState(earlier ?? blank);
  const [editing, setEditing] = useState(true);
  const keep = useCommand(answerQuestionnaire);
  if (!editing)
    return (
      <RecommendedDoctors doctors={recommendedDoctors(answers)} onChangeAnswers={() => setEditing(true)}>
        <KeptNotice
          state={keep.isPending ? 'pending' : keep.isError ? 'failed' : 'kept'}
          onRetry={() => keep.mutate({ body: answers })}
        />
      </RecommendedDoctors>
    );
  return (
    <>
      {earlier === undefined && <NotLoaded onRetry={() => void read().then((found) => found && setAnswers(found))} />}
      <QuestionnaireForm
        answers={answers}
        onChange={setAnswers}
        onSave={() => {
          keep.mutate({ body: answers });
          setEditing(false);
        }}
      />
    </>
  );
}

/** The health questionnaire: its answers are stored with the profile and recommend kinds of doctors. */
export default function Questionnaire() {
  const m = useMessages(questionnaireMessages);
  const { data, isPending, refetch } = useApiQuery(currentAnswers);
  const answersIn = (reply: typeof data) => reply && (reply.data?.answers ?? null);
  return (
    <div className={styles.questionnaire}>
      <PageTitle title={m.title} note={m.note} />
      {isPending ? (
        <Loading label={m.loading} lines={3} />
      ) : (
        <FormAndResult earlier={answersIn(data)} read={async () => answersIn((await refetch()).data)} />
      )}
    </div>
  );
}

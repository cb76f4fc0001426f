import { chronicIllnesses, familyHistory, symptoms, type Symptom } from '@anamnesis/contracts/profiles/questionnaire';
import type { QuestionnaireAnswers } from '@anamnesis/contracts/profiles/questionnaire-routes';
import Button from '@mui/material/Button';
import { TriangleAlert } from 'lucide-react';
import { Field } from '../look/field';
import { Icon } from '../look/icon';
import { SelectField } from '../look/select-field';
import { CheckList } from '../look/check-list';
import { conditionMessages, type ConditionNames } from './condition-messages';
import { questionnaireMessages } from './questionnaire-messages';
import { useMessages } from '../language/messages';
import styles from './profiles.module.css';

const urgent: readonly Symptom[] = ['Chest Pain / Palpitations', 'Breathing Issues / Asthma'];

const UrgentCare = () => {
  const m = useMessages(questionnaireMessages);
  return (
    <div className={`notice ${styles.urgent}`} role="alert">
      <Icon of={TriangleAlert} size={22} />
      <p className="grow">
        <strong>{m.urgentTitle}</strong> {m.urgentText}
      </p>
    </div>
  );
};

/** The form of the questionnaire. */
export function QuestionnaireForm({
  answers,
  onChange,
  onSave,
}: {
  answers: QuestionnaireAnswers;
  onChange: (answers: QuestionnaireAnswers) => void;
  onSave: () => void;
}) {
  const m = useMessages(questionnaireMessages);
  const names = useMessages(conditionMessages);
  const nameOf = (option: keyof ConditionNames) => names[option];
  const set =
    <Key extends keyof QuestionnaireAnswers>(key: Key) =>
    (value: QuestionnaireAnswers[Key]) =>
      onChange({ ...answers, [key]: value });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <CheckList
        title={m.symptoms}
        options={symptoms}
        nameOf={nameOf}
        ticked={answers.symptoms}
        onChange={set('symptoms')}
      />
      {urgent.some((symptom) => answers.symptoms.includes(symptom)) && <UrgentCare />}
      <CheckList
        title={m.chronicIllnesses}
        options={chronicIllnesses}
        nameOf={nameOf}
        ticked={answers.chronicIllnesses}
        onChange={set('chronicIllnesses')}
      />
      <CheckList
        title={m.familyHistory}
        hint={m.familyHint}
        options={familyHistory}
        nameOf={nameOf}
        ticked={answers.familyHistory}
        onChange={set('familyHistory')}
      />
      <div className="two-fields">
        <Field
          label={m.allergies}
          optional
          inputProps={{ maxLength: 1000 }}
          value={answers.allergies}
          onChange={({ target }) => set('allergies')(target.value)}
        />
        <Field
          label={m.medications}
          optional
          inputProps={{ maxLength: 1000 }}
          value={answers.medications}
          onChange={({ target }) => set('medications')(target.value)}
        />
      </div>
      <SelectField
        label={m.hospitalized}
        options={[
          { value: '', label: m.notAnswered },
          { value: 'Yes', label: m.yes },
          { value: 'No', label: m.no },
        ]}
        value={answers.hospitalized}
        onChange={({ target }) => set('hospitalized')(target.value as QuestionnaireAnswers['hospitalized'])}
      />
      <Button type="submit" variant="act">
        {m.save}
      </Button>
    </form>
  );
}

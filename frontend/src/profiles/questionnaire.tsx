import Button from '@mui/material/Button';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Field } from '../look/field';
import { Icon } from '../look/icon';
import { PageTitle } from '../look/page-title';
import { SelectField } from '../look/select-field';
import { CheckList } from './check-list';
import { questionnaireMessages as m } from './messages';
import { RecommendedDoctors } from './recommended-doctors';
import { chronicIllnesses, familyHistory, recommendedDoctors, symptoms } from './specialists';
import type { Answers, ChronicIllness, FamilyIllness, Symptom } from './specialists';

interface Form extends Answers {
  symptoms: Symptom[];
  chronicIllnesses: ChronicIllness[];
  familyHistory: FamilyIllness[];
  allergies: string;
  medications: string;
  hospitalized: '' | 'Yes' | 'No';
}
const blank: Form = {
  symptoms: [],
  chronicIllnesses: [],
  familyHistory: [],
  allergies: '',
  medications: '',
  hospitalized: '',
};
const urgent: readonly Symptom[] = ['Chest Pain / Palpitations', 'Breathing Issues / Asthma'];
const hospitalizedOptions = [
  { value: '', label: m.notAnswered },
  { value: 'Yes', label: m.yes },
  { value: 'No', label: m.no },
];

const UrgentCare = () => (
  <div className="notice urgent" role="alert">
    <Icon of={TriangleAlert} size={22} />
    <p className="grow">
      <strong>{m.urgentTitle}</strong> {m.urgentText}
    </p>
  </div>
);

/** What a new patient is asked. Nothing of it leaves the page: it only recommends kinds of doctors. */
export default function Questionnaire() {
  const [form, setForm] = useState(blank);
  const [saved, setSaved] = useState(false);
  const set =
    <Key extends keyof Form>(key: Key) =>
    (value: Form[Key]) =>
      setForm({ ...form, [key]: value });
  if (saved)
    return (
      <div className="questionnaire">
        <PageTitle title={m.title} />
        <RecommendedDoctors doctors={recommendedDoctors(form)} onChangeAnswers={() => setSaved(false)} />
      </div>
    );
  return (
    <div className="questionnaire">
      <PageTitle title={m.title} note={m.note} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setSaved(true);
        }}
      >
        <CheckList title={m.symptoms} options={symptoms} ticked={form.symptoms} onChange={set('symptoms')} />
        {urgent.some((symptom) => form.symptoms.includes(symptom)) && <UrgentCare />}
        <CheckList
          title={m.chronicIllnesses}
          options={chronicIllnesses}
          ticked={form.chronicIllnesses}
          onChange={set('chronicIllnesses')}
        />
        <CheckList
          title={m.familyHistory}
          hint={m.familyHint}
          options={familyHistory}
          ticked={form.familyHistory}
          onChange={set('familyHistory')}
        />
        <div className="two-fields">
          <Field
            label={m.allergies}
            optional
            value={form.allergies}
            onChange={({ target }) => set('allergies')(target.value)}
          />
          <Field
            label={m.medications}
            optional
            value={form.medications}
            onChange={({ target }) => set('medications')(target.value)}
          />
        </div>
        <SelectField
          label={m.hospitalized}
          options={hospitalizedOptions}
          value={form.hospitalized}
          onChange={({ target }) => set('hospitalized')(target.value as Form['hospitalized'])}
        />
        <Button type="submit" variant="act">
          {m.save}
        </Button>
      </form>
    </div>
  );
}

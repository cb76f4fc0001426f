import { updatePatient } from '@anamnesis/contracts/profiles/addresses';
import { genders } from '@anamnesis/contracts/accounts/constants';
import type { currentPatient as currentPatientRoute } from '@anamnesis/contracts/profiles/routes';
import { useState } from 'react';
import { usePictureChoice } from '../accounts/picture-choice';
import type { Reply } from '../api/address';
import { Field } from '../look/field';
import { PictureDrop } from '../look/picture-drop';
import { SelectField } from '../look/select-field';
import { InterestsEditor } from './interests-editor';
import { patientProfileMessages } from './patient-profile-messages';
import { savingMessages } from './saving-messages';
import { useMessages } from '../language/messages';
import { useSaving } from './use-saving';
import styles from './profiles.module.css';

export const PATIENT_FORM = 'patient-profile';
export type Patient = Reply<typeof currentPatientRoute>['data'];

/** Form for a patient's profile. Leaving it discards the input; a refused save keeps it. */
export function PatientProfileForm({
  patient,
  onSaving,
  onSaved,
}: {
  patient: Patient;
  onSaving: (saving: boolean) => void;
  onSaved: () => void;
}) {
  const m = useMessages(patientProfileMessages);
  const saving = useMessages(savingMessages);
  const [fullName, setFullName] = useState(patient.fullName);
  const [gender, setGender] = useState(patient.gender ?? '');
  const [age, setAge] = useState(String(patient.age ?? ''));
  const [interests, setInterests] = useState(patient.interests);
  const { picture, drop, refuse } = usePictureChoice();
  const { problem, save } = useSaving(updatePatient, {
    onSaved,
    onSaving,
    onRefused: (error) => refuse(error, error.fields),
  });
  return (
    <form
      id={PATIENT_FORM}
      className={styles.profileCards}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const chosenGender = genders.find((each) => each === gender);
        save({
          body: {
            fullName,
            email: patient.email,
            gender: chosenGender,
            age: age.trim() === '' ? undefined : age,
            interests: JSON.stringify(interests),
          },
          files: picture ? { profilePic: [picture] } : {},
        });
      }}
    >
      <section className="card stack" aria-label={m.about}>
        <PictureDrop label={saving.picture} {...drop} />
        <Field
          label={m.fullName}
          autoComplete="name"
          value={fullName}
          error={problem('fullName')}
          onChange={({ target }) => setFullName(target.value)}
        />
        <Field label={m.email} hint={saving.emailHint} type="email" value={patient.email} readOnly />
        <div className="two-fields">
          <SelectField
            label={m.gender}
            options={[
              ...(patient.gender === null ? [{ value: '', label: m.notTold }] : []),
              ...genders.map((each) => ({ value: each, label: m.genders[each] })),
            ]}
            value={gender}
            error={problem('gender')}
            onChange={({ target }) => setGender(target.value)}
          />
          <Field
            label={m.age}
            inputProps={{ inputMode: 'numeric', maxLength: 3 }}
            value={age}
            error={problem('age')}
            onChange={({ target }) => setAge(target.value)}
          />
        </div>
      </section>
      <section className="card">
        <InterestsEditor interests={interests} error={problem('interests')} onChange={setInterests} />
      </section>
    </form>
  );
}

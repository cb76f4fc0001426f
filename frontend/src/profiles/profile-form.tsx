import { updateDoctor } from '@anamnesis/contracts/profiles/addresses';
import { MOBILE_NUMBER_LENGTH } from '@anamnesis/contracts/accounts/constants';
import { FEE_MOST } from '@anamnesis/contracts/doctors/constants';
import { ABOUT_ME_MOST } from '@anamnesis/contracts/profiles/constants';
import type { DoctorProfile } from '@anamnesis/contracts/profiles/routes';
import { useState } from 'react';
import { usePictureChoice } from '../accounts/picture-choice';
import { SpecialtyField, SpecialtyTags } from '../doctors/specialty-inputs';
import { Field } from '../look/field';
import { PictureDrop } from '../look/picture-drop';
import { TagsInput } from '../look/tags-input';
import { ConsultationTypes } from './consultation-types';
import { bodyOf, draftOf, type DoctorDraft } from './doctor-draft';
import { EducationEditor } from './education-editor';
import { doctorProfileMessages } from './doctor-profile-messages';
import { savingMessages } from './saving-messages';
import { useMessages } from '../language/messages';
import { Section } from '../look/section';
import { useSaving } from './use-saving';
import styles from './profiles.module.css';

export const DOCTOR_FORM = 'doctor-profile';

/** Form for a doctor's profile. Leaving it discards the input; a refused save keeps it. */
export function ProfileForm({
  profile,
  onSaving,
  onSaved,
}: {
  profile: DoctorProfile;
  onSaving: (saving: boolean) => void;
  onSaved: () => void;
}) {
  const m = useMessages(doctorProfileMessages);
  const saving = useMessages(savingMessages);
  const [draft, setDraft] = useState(() => draftOf(profile));
  const { picture, drop, refuse } = usePictureChoice();
  const { problem, save } = useSaving(updateDoctor, {
    onSaved,
    onSaving,
    onRefused: (error) => refuse(error, error.fields),
  });
  const set = <Key extends keyof DoctorDraft>(key: Key, value: DoctorDraft[Key]) =>
    setDraft((now) => ({ ...now, [key]: value }));
  const text = (key: 'fullName' | 'phone' | 'location' | 'experience' | 'aboutMe' | 'fee') => ({
    value: draft[key],
    error: problem(key),
    onChange: ({ target }: { target: { value: string } }) => set(key, target.value),
  });
  const tags = (key: 'specializations' | 'certifications' | 'hospitals' | 'consultationTypes') => ({
    tags: draft[key],
    error: problem(key),
    hint: m.addHint,
    onChange: (names: string[]) => set(key, names),
  });
  return (
    <form
      id={DOCTOR_FORM}
      className={`desk-columns ${styles.profile}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save({ body: bodyOf(draft, profile.email), files: picture ? { profilePic: [picture] } : {} });
      }}
    >
      <div className="main-col">
        <section className="card stack">
          <PictureDrop label={saving.picture} {...drop} />
          <div className="two-fields">
            <Field label={m.fullName} autoComplete="name" {...text('fullName')} />
            <SpecialtyField
              label={m.specialization}
              value={draft.specialization}
              error={problem('specialization')}
              onChange={(name) => set('specialization', name)}
            />
          </div>
        </section>
        <Section title={m.about}>
          <Field
            label={m.aboutLabel}
            multiline
            minRows={4}
            inputProps={{ maxLength: ABOUT_ME_MOST }}
            {...text('aboutMe')}
          />
        </Section>
        <Section title={m.education}>
          <EducationEditor
            education={draft.education}
            error={problem('education')}
            onChange={(education) => set('education', education)}
          />
        </Section>
        <Section title={m.experience}>
          <Field label={m.yearsLabel} hint={m.yearsHint} {...text('experience')} />
        </Section>
        <Section title={m.practice}>
          <div className="stack">
            <Field
              label={m.fee}
              hint={m.feeHint}
              inputProps={{ inputMode: 'numeric', maxLength: String(FEE_MOST).length }}
              {...text('fee')}
            />
            <ConsultationTypes
              label={m.newConsultationType}
              addLabel={m.addConsultationType}
              {...tags('consultationTypes')}
              hint={m.chooseHint}
            />
            <TagsInput label={m.newHospital} addLabel={m.addHospital} {...tags('hospitals')} />
          </div>
        </Section>
      </div>
      <div className="side-col">
        <Section title={m.contact}>
          <div className="stack">
            <Field label={m.email} hint={saving.emailHint} type="email" value={profile.email} readOnly />
            <Field
              label={m.phone}
              hint={m.phoneHint}
              type="tel"
              inputProps={{ maxLength: MOBILE_NUMBER_LENGTH }}
              {...text('phone')}
            />
            <Field label={m.location} {...text('location')} />
          </div>
        </Section>
        <Section title={m.specializations}>
          <SpecialtyTags
            label={m.newSpecialization}
            addLabel={m.addSpecialization}
            {...tags('specializations')}
            hint={m.chooseHint}
          />
        </Section>
        <Section title={m.certifications}>
          <TagsInput label={m.newCertification} addLabel={m.addCertification} {...tags('certifications')} />
        </Section>
      </div>
    </form>
  );
}

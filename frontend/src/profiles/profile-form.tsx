import { currentDoctor, updateDoctor } from '@anamnesis/contracts/profiles/addresses';
import { MOBILE_NUMBER_LENGTH } from '@anamnesis/contracts/accounts/constants';
import { ABOUT_ME_MOST } from '@anamnesis/contracts/profiles/constants';
import type { DoctorProfile } from '@anamnesis/contracts/profiles/routes';
import { useState } from 'react';
import { usePictureChoice } from '../accounts/picture-choice';
import { Field } from '../look/field';
import { PictureDrop } from '../look/picture-drop';
import { TagsInput } from '../look/tags-input';
import { bodyOf, draftOf, type DoctorDraft } from './doctor-draft';
import { EducationEditor } from './education-editor';
import { profileMessages as m, savingMessages } from './messages';
import { Section } from '../look/section';
import { useSaving } from './use-saving';
import styles from './profiles.module.css';

export const DOCTOR_FORM = 'doctor-profile';

/** A doctor's profile, to edit. Leaving the form forgets what was typed; a refused save keeps it. */
export function ProfileForm({
  profile,
  onSaving,
  onSaved,
}: {
  profile: DoctorProfile;
  onSaving: (saving: boolean) => void;
  onSaved: () => void;
}) {
  const [draft, setDraft] = useState(() => draftOf(profile));
  const { picture, drop, refuse } = usePictureChoice();
  const { problem, save } = useSaving(updateDoctor, currentDoctor, {
    onSaved,
    onSaving,
    onRefused: (error) => refuse(error, error.fields),
  });
  const set = <Key extends keyof DoctorDraft>(key: Key, value: DoctorDraft[Key]) =>
    setDraft((now) => ({ ...now, [key]: value }));
  const text = (key: 'fullName' | 'phone' | 'location' | 'specialization' | 'experience' | 'aboutMe') => ({
    value: draft[key],
    error: problem(key),
    onChange: ({ target }: { target: { value: string } }) => set(key, target.value),
  });
  const tags = (key: 'specializations' | 'certifications') => ({
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
          <PictureDrop label={savingMessages.picture} {...drop} />
          <div className="two-fields">
            <Field label={m.fullName} autoComplete="name" {...text('fullName')} />
            <Field label={m.specialization} {...text('specialization')} />
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
      </div>
      <div className="side-col">
        <Section title={m.contact}>
          <div className="stack">
            <Field label={m.email} hint={savingMessages.emailHint} type="email" value={profile.email} readOnly />
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
          <TagsInput label={m.newSpecialization} addLabel={m.addSpecialization} {...tags('specializations')} />
        </Section>
        <Section title={m.certifications}>
          <TagsInput label={m.newCertification} addLabel={m.addCertification} {...tags('certifications')} />
        </Section>
      </div>
    </form>
  );
}

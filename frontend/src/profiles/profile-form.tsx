import { MOBILE_NUMBER_LENGTH } from '@anamnesis/contracts/accounts/constants';
import { MAX_FEE } from '@anamnesis/contracts/doctors/constants';
import { MAX_ABOUT_ME } from '@anamnesis/contracts/profiles/constants';
import type { DoctorProfile } from '@anamnesis/contracts/profiles/routes';
import { Form, useSaveContext } from 'react-admin';
import { AskBeforeLeaving } from '../desk/ask-before-leaving';
import { TextFormInput } from '../desk/form-inputs';
import { SpecialtyTags } from '../doctors/specialty-inputs';
import { useMessages } from '../language/messages';
import { Field } from '../look/field';
import { Section } from '../look/section';
import { TagsInput } from '../look/tags-input';
import { toast } from '../look/toasts';
import { accessToken } from '../signed-in/session';
import { ConsultationTypes } from './consultation-types';
import { type DoctorDraft, draftOf } from './doctor-draft';
import { doctorProfileMessages } from './doctor-profile-messages';
import { EducationFormInput, PictureFormInput, SpecialtyFormInput, TagsFormInput } from './profile-inputs';
import { DOCTOR_FORM, SaveProfile } from './save-profile';
import { savingMessages } from './saving-messages';
import styles from './profiles.module.css';

/**
 * The form of a doctor's profile, with its buttons in the title bar. Saves in the surrounding `Edit`; a refused save keeps the input. Without
 * an `Edit` (the sample) or without a sign-in nothing is saved.
 */
export function ProfileForm({ profile, onCancel }: { profile: DoctorProfile; onCancel: () => void }) {
  const m = useMessages(doctorProfileMessages);
  const saving = useMessages(savingMessages);
  const { save } = useSaveContext();
  return (
    <Form<DoctorDraft>
      id={DOCTOR_FORM}
      className={`desk-columns ${styles.profile}`}
      noValidate
      // Only what the form edits: other changes of the profile must not reset it.
      record={draftOf(profile)}
      reValidateMode="onSubmit"
      disableInvalidFormNotification
      warnWhenUnsavedChanges
      WarnWhenUnsavedChangesComponent={AskBeforeLeaving}
      onSubmit={(draft: Partial<DoctorDraft>) => {
        if (save && accessToken() !== null) return save(draft);
        toast.error(saving.authenticationRequired);
        return { root: { serverError: saving.authenticationRequired } };
      }}
    >
      <SaveProfile onCancel={onCancel} />
      <div className="main-col">
        <section className="card stack">
          <PictureFormInput source="profilePic" label={saving.picture} />
          <div className="two-fields">
            <TextFormInput source="fullName" label={m.fullName} autoComplete="name" />
            <SpecialtyFormInput source="specialization" label={m.specialization} />
          </div>
        </section>
        <Section title={m.about}>
          <TextFormInput
            source="aboutMe"
            label={m.aboutLabel}
            multiline
            minRows={4}
            inputProps={{ maxLength: MAX_ABOUT_ME }}
          />
        </Section>
        <Section title={m.education}>
          <EducationFormInput source="education" />
        </Section>
        <Section title={m.experience}>
          <TextFormInput source="experience" label={m.yearsLabel} hint={m.yearsHint} />
        </Section>
        <Section title={m.practice}>
          <div className="stack">
            <TextFormInput
              source="fee"
              label={m.fee}
              hint={m.feeHint}
              inputProps={{ inputMode: 'numeric', maxLength: String(MAX_FEE).length }}
            />
            <TagsFormInput
              source="consultationTypes"
              of={ConsultationTypes}
              label={m.newConsultationType}
              addLabel={m.addConsultationType}
              hint={m.chooseHint}
            />
            <TagsFormInput
              source="hospitals"
              of={TagsInput}
              label={m.newHospital}
              addLabel={m.addHospital}
              hint={m.addHint}
            />
          </div>
        </Section>
      </div>
      <div className="side-col">
        <Section title={m.contact}>
          <div className="stack">
            <Field label={m.email} hint={saving.emailHint} type="email" value={profile.email} readOnly />
            <TextFormInput
              source="phone"
              label={m.phone}
              hint={m.phoneHint}
              type="tel"
              inputProps={{ maxLength: MOBILE_NUMBER_LENGTH }}
            />
            <TextFormInput source="location" label={m.location} />
          </div>
        </Section>
        <Section title={m.specializations}>
          <TagsFormInput
            source="specializations"
            of={SpecialtyTags}
            label={m.newSpecialization}
            addLabel={m.addSpecialization}
            hint={m.chooseHint}
          />
        </Section>
        <Section title={m.certifications}>
          <TagsFormInput
            source="certifications"
            of={TagsInput}
            label={m.newCertification}
            addLabel={m.addCertification}
            hint={m.addHint}
          />
        </Section>
      </div>
    </Form>
  );
}

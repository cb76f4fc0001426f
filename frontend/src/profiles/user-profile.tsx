import { currentPatient } from '@anamnesis/contracts/profiles/addresses';
import { useState } from 'react';
import { useApiQuery } from '../api/api-queries';
import { LinkButton } from '../look/link-button';
import { PageTitle } from '../look/page-title';
import { ErrorBox, Loading } from '../look/states';
import { AnswersCard } from './answers-card';
import { EditButtons } from './edit-buttons';
import { patientProfileMessages } from './patient-profile-messages';
import { useMessages } from '../language/messages';
import { PATIENT_FORM, PatientProfileForm } from './patient-profile-form';
import { PatientProfileView } from './patient-profile-view';
import { ReadingsCard } from './readings-card';
import { useSyncSessionUser } from './use-sync-session-user';
import styles from './profiles.module.css';

/** The patient's own profile: personal data, interests and health answers. */
export default function UserProfile() {
  const m = useMessages(patientProfileMessages);
  const { data, isPending, refetch } = useApiQuery(currentPatient);
  const [editing, setEditing] = useState(false);
  const [saving, setSaving] = useState(false);
  const patient = data?.data;
  useSyncSessionUser(patient?.fullName, patient?.profileImage);
  const buttons = (
    <EditButtons
      form={PATIENT_FORM}
      editing={editing}
      saving={saving}
      onEdit={() => setEditing(true)}
      onCancel={() => setEditing(false)}
    />
  );
  return (
    <div className={styles.userProfile}>
      <PageTitle title={m.title}>
        {patient && !editing && (
          <>
            <LinkButton to="/account">{m.account}</LinkButton>
            {buttons}
          </>
        )}
      </PageTitle>
      {isPending && <Loading label={m.loading} lines={2} />}
      {!isPending && !patient && <ErrorBox title={m.failed} text={m.safe} onRetry={() => void refetch()} />}
      {patient && editing && (
        <>
          <PatientProfileForm patient={patient} onSaving={setSaving} onSaved={() => setEditing(false)} />
          {buttons}
        </>
      )}
      {patient && !editing && <PatientProfileView patient={patient} />}
      {!editing && <AnswersCard />}
      {!editing && <ReadingsCard />}
    </div>
  );
}

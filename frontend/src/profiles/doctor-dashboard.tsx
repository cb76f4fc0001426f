import Button from '@mui/material/Button';
import { useState } from 'react';
import { Show, useRecordContext, useShowContext } from 'react-admin';
import { ConfirmNotice } from '../accounts/confirm-notice';
import { BarTools } from '../desk/bar-tools';
import { DeskBar } from '../desk/desk-bar';
import { OWN } from '../desk/resource';
import { ScreenTitle } from '../desk/screen-title';
import { useMessages } from '../language/messages';
import { Loading } from '../look/states';
import { AddCertificates } from '../registrations/add-certificates';
import { RegistrationNotice } from '../registrations/registration-notice';
import { DoctorProfileEdit } from './doctor-profile-edit';
import { doctorProfileMessages } from './doctor-profile-messages';
import type { DoctorProfileRecord } from './doctor-profile-resource';
import { ProfileView } from './profile-view';
import { SampleNotice } from './sample-notice';
import { sampleProfile } from './sample-profile';
import { savingMessages } from './saving-messages';
import { useSyncSessionUser } from './use-sync-session-user';
import styles from './profiles.module.css';

/** The doctor's own profile, to view and edit. If it can't be loaded, a sample is shown and marked as one. */
export function DoctorDashboard() {
  const [editing, setEditing] = useState(false);
  return (
    <>
      <DeskBar />
      <div className="desk-page">
        <ConfirmNotice />
        <RegistrationNotice>
          <AddCertificates />
        </RegistrationNotice>
        {editing ? (
          <DoctorProfileEdit onDone={() => setEditing(false)} />
        ) : (
          <DoctorProfileShow onEdit={() => setEditing(true)} />
        )}
      </div>
    </>
  );
}

function DoctorProfileShow({ onEdit }: { onEdit: () => void }) {
  const m = useMessages(doctorProfileMessages);
  return (
    <Show<DoctorProfileRecord>
      resource="doctor-profile"
      id={OWN}
      title={<ScreenTitle>{m.title}</ScreenTitle>}
      actions={false}
      component="div"
      className={styles.record}
      error={<Sample />}
      // A sample is shown instead; by default react-admin shows a toast and leaves.
      queryOptions={{ onError: () => undefined }}
    >
      <OwnProfile onEdit={onEdit} />
    </Show>
  );
}

function OwnProfile({ onEdit }: { onEdit: () => void }) {
  const m = useMessages(doctorProfileMessages);
  const saving = useMessages(savingMessages);
  const profile = useRecordContext<DoctorProfileRecord>();
  useSyncSessionUser(profile?.fullName, profile?.avatar);
  if (!profile) return <Loading label={m.loading} lines={3} />;
  return (
    <>
      <BarTools>
        <Button variant="outlined" onClick={onEdit}>
          {saving.edit}
        </Button>
      </BarTools>
      <ProfileView profile={profile} seed={profile.doctorId} picture={profile.avatar} />
    </>
  );
}

function Sample() {
  const m = useMessages(doctorProfileMessages);
  const { refetch } = useShowContext();
  return (
    <div className="stack">
      <SampleNotice text={m.sampleText}>
        <Button variant="outlined" size="small" onClick={() => void refetch()}>
          {m.tryAgain}
        </Button>
      </SampleNotice>
      <ProfileView profile={sampleProfile} seed="sample doctor" picture={null} sampleLine />
    </div>
  );
}

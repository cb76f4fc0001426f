import { currentDoctor } from '@anamnesis/contracts/profiles/addresses';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmNotice } from '../accounts/confirm-notice';
import { useQuestion } from '../api/questions';
import { Loading } from '../look/states';
import { AddCertificates } from '../registrations/add-certificates';
import { RegistrationNotice } from '../registrations/registration-notice';
import { DeskBar } from '../desk/desk-bar';
import { EditButtons } from './edit-buttons';
import { doctorProfileMessages } from './doctor-profile-messages';
import { useMessages } from '../language/messages';
import { DOCTOR_FORM, ProfileForm } from './profile-form';
import { ProfileView } from './profile-view';
import { SampleNotice } from './sample-notice';
import { sampleProfile } from './sample-profile';
import { useSyncSessionUser } from './use-sync-session-user';

/** The doctor's own profile, to view and edit. If it can't be loaded, a sample is shown and marked as one. */
export function DoctorDashboard() {
  const m = useMessages(doctorProfileMessages);
  const { data, isPending, refetch } = useQuestion(currentDoctor);
  const [editing, setEditing] = useState(false);
  const [saving, setSaving] = useState(false);
  const profile = data?.data;
  useSyncSessionUser(profile?.fullName, profile?.avatar);
  return (
    <>
      <DeskBar title={m.title}>
        {profile && (
          <EditButtons
            form={DOCTOR_FORM}
            editing={editing}
            saving={saving}
            onEdit={() => setEditing(true)}
            onCancel={() => setEditing(false)}
          />
        )}
      </DeskBar>
      <div className="desk-page">
        <ConfirmNotice />
        <RegistrationNotice>
          <AddCertificates />
        </RegistrationNotice>
        {isPending && <Loading label={m.loading} lines={3} />}
        {profile && editing && <ProfileForm profile={profile} onSaving={setSaving} onSaved={() => setEditing(false)} />}
        {profile && !editing && <ProfileView profile={profile} seed={profile.id} picture={profile.avatar} />}
        {!isPending && !profile && (
          <div className="stack">
            <SampleNotice text={m.sampleText}>
              <Button variant="outlined" size="small" onClick={() => void refetch()}>
                {m.tryAgain}
              </Button>
            </SampleNotice>
            <ProfileView profile={sampleProfile} seed="sample doctor" picture={null} sampleLine />
          </div>
        )}
      </div>
    </>
  );
}

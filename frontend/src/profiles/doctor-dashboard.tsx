import Button from '@mui/material/Button';
import { Info } from 'lucide-react';
import { useState } from 'react';
import { currentDoctor } from '../api/addresses';
import { useQuestion } from '../api/questions';
import { Icon } from '../look/icon';
import { Loading } from '../look/states';
import { DeskBar } from '../record-screens/desk-bar';
import { EditButtons } from './edit-buttons';
import { profileMessages as m } from './messages';
import { DOCTOR_FORM, ProfileForm } from './profile-form';
import { ProfileView } from './profile-view';
import { sampleProfile } from './sample-profile';
import { useFollowedUser } from './use-followed-user';

function Sample({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="stack">
      <div className="notice care" role="status">
        <Icon of={Info} size={22} />
        <div className="grow">
          <strong>{m.sampleTitle}</strong>
          <p className="note">{m.sampleText}</p>
        </div>
        <Button variant="outlined" size="small" onClick={onRetry}>
          {m.tryAgain}
        </Button>
      </div>
      <ProfileView profile={sampleProfile} seed="sample" picture={null} sampleLine />
    </div>
  );
}

/** The doctor's own profile, to read and to edit. Where none is loaded, a sample says so of itself. */
export function DoctorDashboard() {
  const { data, isPending, refetch } = useQuestion(currentDoctor);
  const [editing, setEditing] = useState(false);
  const [saving, setSaving] = useState(false);
  const profile = data?.data;
  useFollowedUser(profile?.fullName, profile?.avatar);
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
        {isPending && <Loading label={m.loading} lines={3} />}
        {profile && editing && <ProfileForm profile={profile} onSaving={setSaving} onSaved={() => setEditing(false)} />}
        {profile && !editing && <ProfileView profile={profile} seed={profile.id} picture={profile.avatar} />}
        {!isPending && !profile && <Sample onRetry={() => void refetch()} />}
      </div>
    </>
  );
}

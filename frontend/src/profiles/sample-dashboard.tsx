import { useEffect, useState } from 'react';
import { PageTitle } from '../look/page-title';
import { LinkButton } from '../look/link-button';
import { PublicPage } from '../shell/public-page';
import { EditButtons } from './edit-buttons';
import { doctorProfileMessages } from './doctor-profile-messages';
import { useMessages } from '../language/messages';
import { DOCTOR_FORM, ProfileForm } from './profile-form';
import { ProfileView } from './profile-view';
import { SampleNotice } from './sample-notice';
import { sampleProfile } from './sample-profile';

const NO_TOKEN = 'No access token found';

/** The dashboard without a sign-in: a sample that can be edited but not saved. */
export function SampleDashboard() {
  const m = useMessages(doctorProfileMessages);
  const [editing, setEditing] = useState(false);
  const done = () => setEditing(false);
  // The specification requires this message on the console.
  useEffect(() => console.info(NO_TOKEN), []);
  return (
    <PublicPage className="page stack">
      <PageTitle title={m.title}>
        <EditButtons
          form={DOCTOR_FORM}
          editing={editing}
          saving={false}
          onEdit={() => setEditing(true)}
          onCancel={done}
        />
      </PageTitle>
      <SampleNotice text={m.strangerText}>
        <LinkButton size="small" to="/doctor-login">
          {m.signIn}
        </LinkButton>
      </SampleNotice>
      {editing ? (
        <ProfileForm profile={sampleProfile} onSaving={done} onSaved={done} />
      ) : (
        <ProfileView profile={sampleProfile} seed="sample doctor" picture={null} sampleLine />
      )}
    </PublicPage>
  );
}

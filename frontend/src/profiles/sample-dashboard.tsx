import { useEffect, useState } from 'react';
import { PageTitle } from '../look/page-title';
import { LinkButton } from '../look/link-button';
import { PublicPage } from '../shell/public-page';
import { EditButtons } from './edit-buttons';
import { profileMessages as m } from './messages';
import { DOCTOR_FORM, ProfileForm } from './profile-form';
import { ProfileView } from './profile-view';
import { SampleNotice } from './sample-notice';
import { sampleProfile } from './sample-profile';

/** The dashboard of somebody who is not signed in: a sample, which can be tried and not be saved. */
export function SampleDashboard() {
  const [editing, setEditing] = useState(false);
  const done = () => setEditing(false);
  // The specification has the reason told to the console, for who builds on these pages.
  useEffect(() => console.info(m.noToken), []);
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

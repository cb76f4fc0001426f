import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { BAR_TOOLS } from '../desk/desk-bar';
import { PageTitle } from '../look/page-title';
import { LinkButton } from '../look/link-button';
import { PublicPage } from '../shell/public-page';
import { doctorProfileMessages } from './doctor-profile-messages';
import { useMessages } from '../language/messages';
import { ProfileForm } from './profile-form';
import { ProfileView } from './profile-view';
import { SampleNotice } from './sample-notice';
import { sampleProfile } from './sample-profile';
import { savingMessages } from './saving-messages';

const NO_TOKEN = 'No access token found';

/** The dashboard without a sign-in: a sample that can be edited but not saved. */
export function SampleDashboard() {
  const m = useMessages(doctorProfileMessages);
  const saving = useMessages(savingMessages);
  const [editing, setEditing] = useState(false);
  // The specification requires this message on the console.
  useEffect(() => console.info(NO_TOKEN), []);
  return (
    <PublicPage className="page stack">
      <PageTitle title={m.title}>
        <span className="row" id={BAR_TOOLS} />
        {!editing && (
          <Button variant="outlined" onClick={() => setEditing(true)}>
            {saving.edit}
          </Button>
        )}
      </PageTitle>
      <SampleNotice text={m.strangerText}>
        <LinkButton size="small" to="/doctor-login">
          {m.signIn}
        </LinkButton>
      </SampleNotice>
      {editing ? (
        <ProfileForm profile={sampleProfile} onCancel={() => setEditing(false)} />
      ) : (
        <ProfileView profile={sampleProfile} seed="sample doctor" picture={null} sampleLine />
      )}
    </PublicPage>
  );
}

import Button from '@mui/material/Button';
import { Info } from 'lucide-react';
import { currentDoctor } from '../api/addresses';
import { useQuestion } from '../api/questions';
import { Icon } from '../look/icon';
import { Loading } from '../look/states';
import { DeskBar } from '../record-screens/desk-bar';
import { profileMessages as m } from './messages';
import { ProfileView } from './profile-view';
import { sampleProfile } from './sample-profile';

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

/** The doctor's own profile. Where none is loaded, a sample says so of itself. */
export function DoctorDashboard() {
  const { data, isPending, refetch } = useQuestion(currentDoctor);
  return (
    <>
      <DeskBar title={m.title} />
      <div className="desk-page">
        {isPending && <Loading label={m.loading} lines={3} />}
        {data && <ProfileView profile={data.data} seed={data.data.id} picture={data.data.avatar} />}
        {!isPending && !data && <Sample onRetry={() => void refetch()} />}
      </div>
    </>
  );
}

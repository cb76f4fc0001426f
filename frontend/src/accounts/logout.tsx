import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { Loading } from '../look/states';
import { DocumentTitle } from '../look/page-title';
import { toast } from '../look/toasts';
import { signInMessages } from './messages';
import { useMessages } from '../language/messages';
import { signOutEverywhere } from './sign-out';

/** Signs out and goes to the sign-in chooser. */
export default function Logout() {
  const m = useMessages(signInMessages);
  const navigate = useNavigate();
  useEffect(() => {
    void signOutEverywhere().then((confirmed) => {
      if (!confirmed) toast.info(m.signedOutHereTitle, m.signedOutHereText);
      void navigate('/auth', { replace: true });
    });
  }, [navigate]);
  return (
    <main id="main" className="page narrow">
      <DocumentTitle>{m.signingOut}</DocumentTitle>
      <h1 className="sr">{m.signingOut}</h1>
      <Loading label={m.signingOut} />
    </main>
  );
}

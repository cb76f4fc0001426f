import { useEffect } from 'react';
import { ToSignIn } from '../accounts/to-sign-in';
import { useMessages } from '../language/messages';
import { toast } from '../look/toasts';
import { communityMessages } from './messages';

/** Leads a visitor of the rooms who is not signed in to the sign-in, and says why. */
export default function RoomsNeedSignIn() {
  const m = useMessages(communityMessages);
  // Not as an error: those end with the page.
  useEffect(() => toast.info(m.signInFirst), [m]);
  return <ToSignIn role="patient" />;
}

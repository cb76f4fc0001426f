import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../language/messages';
import { LinkButton } from '../look/link-button';
import { DocumentTitle } from '../look/page-title';
import { EmptyState, Loading } from '../look/states';
import { useContact } from '../offline/contact';
import { offlineMessages } from '../offline/messages';
import { useContactCheck } from '../offline/use-contact-check';
import { useSession } from '../signed-in/session';
import { Failure } from './failure';
import { shellMessages } from './messages';

/**
 * In place of a page that failed to load or to render, inside its frame. Without a connection it says so, and loads the page once there is
 * one: nothing has been typed on it.
 */
export default function PageNotShown() {
  const m = useMessages(shellMessages);
  const o = useMessages(offlineMessages);
  const isPatient = useSession()?.user?.role === 'patient';
  const check = useContactCheck();
  const { isLost } = useContact();
  const [isChecked, setChecked] = useState(false);
  const wasLost = useRef(false);
  useEffect(() => void check().finally(() => setChecked(true)), [check]);
  useEffect(() => {
    if (isLost) wasLost.current = true;
    else if (wasLost.current) location.reload();
  }, [isLost]);
  if (!isLost) return isChecked ? <Failure /> : <Loading lines={3} />;
  return (
    <>
      <DocumentTitle>{o.needsTitle}</DocumentTitle>
      <EmptyState title={o.needsTitle} text={o.needsText} heading="h1">
        {isPatient && (
          <LinkButton look="primary" to="/main-page">
            {m.back}
          </LinkButton>
        )}
      </EmptyState>
    </>
  );
}

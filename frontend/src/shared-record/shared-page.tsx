import { useState } from 'react';
import { useLocation } from 'react-router';
import { PublicPage } from '../shell/public-page';
import { OpenRecord } from './open-record';
import { PassCodeForm } from './pass-code-form';
import type { End } from './use-shared';

/** A record that its patient shares by a link and a pass code. The secret of the link is in the fragment (#), which is sent in bodies only. */
export default function SharedPage() {
  const token = useLocation().hash.slice(1);
  return (
    <PublicPage signIn={false} className="page">
      {/* A link is for those who were given it, not for search engines. */}
      <meta name="robots" content="noindex, nofollow" />
      <SharedRecord key={token} token={token} />
    </PublicPage>
  );
}

/** Asks for the pass code, then shows the record until its session ends. The session is kept in this component only. */
function SharedRecord({ token }: { token: string }) {
  const [session, setSession] = useState<string | null>(null);
  const [end, setEnd] = useState<End | null>(null);
  if (session === null) return <PassCodeForm token={token} end={end} onOpened={setSession} />;
  return (
    <OpenRecord
      session={session}
      onEnd={(why) => {
        setEnd(why);
        setSession(null);
      }}
    />
  );
}

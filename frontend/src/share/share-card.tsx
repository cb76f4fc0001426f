import { listShareLinks } from '@anamnesis/contracts/share/addresses';
import type { ShareLink } from '@anamnesis/contracts/share/routes';
import Button from '@mui/material/Button';
import { Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useApiQuery } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import { LinkButton } from '../look/link-button';
import { ErrorBox, Loading } from '../look/states';
import { CreateShareDialog } from './create-share-dialog';
import { shareMessages } from './messages';
import { ShareLinkItem } from './share-link-item';
import styles from './share.module.css';

/** The patient's share links, live and ended, and a dialog to make one. */
export function ShareCard() {
  const m = useMessages(shareMessages);
  const [isCreating, setCreating] = useState(false);
  return (
    <section className={`card ${styles.card}`} aria-labelledby="share">
      <div className={styles.head}>
        <Icon of={Share2} size={22} />
        <div className="grow">
          <h2 id="share">{m.title}</h2>
          <p className="note">{m.note}</p>
        </div>
        <Button variant="outlined" onClick={() => setCreating(true)}>
          {m.share}
        </Button>
      </div>
      {/* The times are in the clinic's zone, which is loaded first. */}
      <Suspense fallback={<Loading label={m.loading} bare />}>
        <ShareLinks />
        {isCreating && <CreateShareDialog onClose={() => setCreating(false)} />}
      </Suspense>
    </section>
  );
}

function ShareLinks() {
  const m = useMessages(shareMessages);
  const { data, isError, refetch } = useApiQuery(listShareLinks);
  if (isError && !data) return <ErrorBox title={m.loadFailed} text={m.nothingLost} onRetry={() => void refetch()} />;
  if (!data || data.shareLinks.length === 0) return null;
  const live = data.shareLinks.filter(({ state }) => state === 'live');
  const ended = data.shareLinks.filter(({ state }) => state !== 'live');
  return (
    <>
      {live.length > 0 && <Links label={m.live} links={live} />}
      {ended.length > 0 && (
        <details>
          <summary>{m.ended({ count: ended.length })}</summary>
          <Links label={m.ended({ count: ended.length })} links={ended} />
        </details>
      )}
      <LinkButton look="text" size="small" to="/record-readings">
        {m.whoOpened}
      </LinkButton>
    </>
  );
}

const Links = ({ label, links }: { label: string; links: readonly ShareLink[] }) => (
  <ul className={styles.links} aria-label={label}>
    {links.map((link) => (
      <ShareLinkItem key={link.id} link={link} />
    ))}
  </ul>
);

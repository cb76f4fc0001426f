import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../language/messages';
import { Icon } from './icon';
import { lookMessages } from './messages';

/** A life line with a past and nothing planned. */
function QuietLine() {
  return (
    <svg className="art" width="280" height="96" viewBox="0 0 280 96" aria-hidden="true">
      <path
        d="M0 60h52l8-12 8 12h10l10-38 13 66 13-44 6 16h14"
        fill="none"
        stroke="var(--teal)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="140" cy="60" r="14" fill="var(--apricot)" opacity=".2" />
      <circle cx="140" cy="60" r="7" fill="var(--apricot)" />
      <path d="M164 60H280" stroke="var(--teal-line)" strokeWidth="3.5" strokeLinecap="round" strokeDasharray=".1 11" />
    </svg>
  );
}

/** Placeholder for an empty list or page; `children` are the actions that lead on. */
export function EmptyState({
  title,
  text,
  heading: Heading = 'h2',
  children,
}: {
  title: string;
  text?: string;
  heading?: 'h1' | 'h2' | 'h3';
  children?: ReactNode;
}) {
  return (
    <div className="empty">
      <QuietLine />
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {children && <div className="acts">{children}</div>}
    </div>
  );
}

/** An error: the fixed text in bold, then the consequences and the next step. */
export function ErrorBox({ title, text, onRetry }: { title: string; text?: string; onRetry?: () => void }) {
  const m = useMessages(lookMessages);
  return (
    <div className="notice" role="alert">
      <Icon of={CloudOff} size={22} />
      <div className="grow">
        <strong>{title}</strong>
        {text && <p className="note">{text}</p>}
        {onRetry && (
          <button type="button" className="btn small" onClick={onRetry}>
            {m.tryAgain}
          </button>
        )}
      </div>
    </div>
  );
}

/** A skeleton of `lines` rows. `label` is the text for screen readers. */
export function Loading({ label, lines = 1, bare = false }: { label?: string; lines?: number; bare?: boolean }) {
  const m = useMessages(lookMessages);
  return (
    <div role="status" className={bare ? undefined : 'card'}>
      <span className="sr">{label ?? m.loading}</span>
      {Array.from({ length: lines }, (_, index) => (
        <div className="row" key={index} style={{ gap: 16, paddingBlock: 10 }}>
          <span className="skel" style={{ width: 56, height: 56, borderRadius: '50%', flex: 'none' }} />
          <span className="grow">
            <span className="skel" style={{ height: 18, width: '52%' }} />
            <span className="skel" style={{ height: 14, width: '78%', marginTop: 12 }} />
          </span>
        </div>
      ))}
    </div>
  );
}

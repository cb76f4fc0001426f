import type { ReactNode } from 'react';

export type NodeKind = 'done' | 'now' | 'ahead' | 'retracted';

/** A point of the line: a dot is past, apricot is now, a ring is planned, a crossed ring is retracted. */
export function Node({ kind = 'done' }: { kind?: NodeKind }) {
  return (
    <svg
      className={kind === 'done' || kind === 'ahead' ? 'node' : `node ${kind}`}
      width="24"
      height="24"
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {kind === 'now' && <circle className="halo" cx="12" cy="12" r="12" />}
      {kind === 'done' || kind === 'now' ? (
        <circle className="core" cx="12" cy="12" r={kind === 'now' ? 6.5 : 6} />
      ) : (
        <circle className="ring" cx="12" cy="12" r="6" />
      )}
      {kind === 'retracted' && <path className="bar" d="M3 12h18" />}
    </svg>
  );
}

/** A vertical line; its children are `LineItem`s. */
export function Line({ label, className = '', children }: { label?: string; className?: string; children: ReactNode }) {
  return (
    <ol className={`line ${className}`} aria-label={label}>
      {children}
    </ol>
  );
}

/** The content at a point of the line. `ahead` draws the segment to the next point as dots. */
export function LineItem({
  kind = 'done',
  ahead = kind === 'now' || kind === 'ahead',
  className = '',
  children,
}: {
  kind?: NodeKind;
  ahead?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <li className={`${ahead ? 'ahead' : ''} ${className}`}>
      <Node kind={kind} />
      {children}
    </li>
  );
}

import { useId, type ReactNode } from 'react';

/** A titled part of the papers. */
export function PapersSection({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section className="papers-section" aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      {children}
    </section>
  );
}

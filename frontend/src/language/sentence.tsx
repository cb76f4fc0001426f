import type { ReactNode } from 'react';

/** The value of an argument that an element replaces: Unicode's object replacement character. */
export const SLOT = '\uFFFC';

/** A message with an element at the position of `SLOT`, so that each language chooses the position. */
export function Sentence({ text, children }: { text: string; children: ReactNode }) {
  const [before, after] = text.split(SLOT);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}

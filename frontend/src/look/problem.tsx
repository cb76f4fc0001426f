import { CircleX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Icon } from './icon';

export interface ProblemText {
  /** The fixed text. */
  title: string;
  /** What is safe, and the next step. */
  text?: string;
}

/** Shows why an action failed, next to it: a toast would be outside the dialog for screen readers. */
export function Problem({ title, text }: ProblemText) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer with a promise, which an effect must not return.
    void box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [title, text]);
  return (
    <div className="notice problem" role="alert" ref={box}>
      <Icon of={CircleX} size={22} />
      <div className="grow">
        <strong>{title}</strong>
        {text && <p className="note">{text}</p>}
      </div>
    </div>
  );
}

import { CircleHelp, CircleX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Icon } from './icon';

export interface ProblemText {
  /** The fixed text. */
  title: string;
  /** The consequences and the next step. */
  text?: string;
  /** The action needs a confirmation, which the dialog's main button gives. */
  isQuestion?: boolean;
}

/** Shows why an action failed, next to it: a toast would be outside the dialog for screen readers. */
export function Problem({ title, text, isQuestion = false }: ProblemText) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which an effect must not return.
    void box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [title, text]);
  return (
    <div className={isQuestion ? 'notice care' : 'notice problem'} role="alert" ref={box}>
      <Icon of={isQuestion ? CircleHelp : CircleX} size={22} />
      <div className="grow">
        <strong>{title}</strong>
        {text && <p className="note">{text}</p>}
      </div>
    </div>
  );
}

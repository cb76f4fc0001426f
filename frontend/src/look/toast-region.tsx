import { CircleCheck, CircleX, Info, X, type LucideIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import {
  type ToastContentProps,
  type ToastTransitionProps,
  toast as show,
  ToastContainer,
} from 'react-toastify/unstyled';
import { useMessages } from '../language/messages';
import { Icon } from './icon';
import { lookMessages } from './messages';
import type { Toast } from './toasts';

const SHOWN_FOR_MS = 5_000;
const icons = { good: CircleCheck, bad: CircleX, info: Info } as const satisfies Record<Toast['kind'], LucideIcon>;

type BodyProps = Pick<ToastContentProps, 'isPaused' | 'closeToast'> & Pick<Toast, 'kind' | 'title' | 'detail'>;

function Body({ kind, title, detail, isPaused, closeToast }: BodyProps) {
  // A timer closes the toast. The library relies on the animation of its progress bar, which reduced motion cuts short.
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(closeToast, SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [isPaused, closeToast]);
  return (
    <div className="body">
      <Icon of={icons[kind]} size={22} />
      <p className="grow">
        <strong>{title}</strong>
        {detail}
      </p>
    </div>
  );
}

/** A toast enters with a CSS animation and is removed immediately, so that nothing waits for the end of an animation. */
function Appear({ isIn, done, playToast, children }: ToastTransitionProps) {
  const play = useEffectEvent(playToast);
  useLayoutEffect(() => play(), []);
  useEffect(() => {
    if (!isIn) done();
  }, [isIn, done]);
  return <>{children}</>;
}

const shown = new Map<string, Toast['kind']>();

/** Dismisses the toasts of a kind. */
export function dismiss(kind: Toast['kind']): void {
  for (const [id, each] of shown) if (each === kind && shown.delete(id)) show.dismiss(id);
}

/** Shows a toast. One with the same text replaces the earlier one, so that repeated clicks do not stack up toasts. */
export function raise({ kind, title, detail, position }: Toast): void {
  const id = `${kind}:${title}:${detail ?? ''}`;
  const content = ({ isPaused, closeToast }: ToastContentProps) => (
    <Body {...{ kind, title, detail, isPaused, closeToast }} />
  );
  const bad = kind === 'bad';
  if (bad) shown.delete(id);
  if (kind !== 'info') dismiss('bad');
  if (show.isActive(id)) show.update(id, { render: content });
  else
    show(content, {
      ...{ toastId: id, className: `toast ${kind}`, role: bad ? 'alert' : 'status' },
      ...{ position, customProgressBar: true },
    });
  shown.set(id, kind);
}

/** The container of toasts; rendered once, at the root. */
export function ToastRegion() {
  const m = useMessages(lookMessages);
  return (
    <ToastContainer
      className="toasts"
      aria-label={m.notifications}
      autoClose={SHOWN_FOR_MS}
      transition={Appear}
      closeOnClick
      draggable
      pauseOnHover
      pauseOnFocusLoss
      icon={false}
      closeButton={({ closeToast }) => (
        <button type="button" className="dismiss" aria-label={m.dismiss} onClick={closeToast}>
          <Icon of={X} size={18} />
        </button>
      )}
    />
  );
}

import { CircleCheck, CircleX, Info, X, type LucideIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import {
  type ToastContentProps,
  type ToastPosition,
  type ToastTransitionProps,
  toast as show,
  ToastContainer,
} from 'react-toastify/unstyled';
import { useMessages } from '../language/messages';
import { Icon } from './icon';
import { lookMessages } from './messages';

const SHOWN_FOR_MS = 5_000;
const icons = { good: CircleCheck, bad: CircleX, info: Info } as const satisfies Record<string, LucideIcon>;

interface BodyProps extends Pick<ToastContentProps, 'isPaused' | 'closeToast'> {
  kind: keyof typeof icons;
  title: string;
  detail: string | undefined;
}

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

/** Height in px of the region that toasts at the bottom can cover. */
const BOTTOM_REGION = 240;

/** The bottom, where no page has its main controls; the top while the focused control is at the bottom. */
function freePosition(): ToastPosition {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused.id === 'main') return 'bottom-center';
  return focused.getBoundingClientRect().bottom > window.innerHeight - BOTTOM_REGION ? 'top-center' : 'bottom-center';
}

const shown = new Map<string, keyof typeof icons>();

function dismiss(kind: keyof typeof icons): void {
  for (const [id, each] of shown) if (each === kind && shown.delete(id)) show.dismiss(id);
}

/** Dismisses all errors, because they are out of date. */
export const dismissErrors = (): void => dismiss('bad');
/** Dismisses all successes, because a dialog opens, and they would cover its buttons. */
export const dismissSuccesses = (): void => dismiss('good');

function raise(kind: keyof typeof icons, title: string, detail?: string, position = freePosition()): void {
  const id = `${kind}:${title}:${detail ?? ''}`;
  const content = ({ isPaused, closeToast }: ToastContentProps) => (
    <Body {...{ kind, title, detail, isPaused, closeToast }} />
  );
  const bad = kind === 'bad';
  if (bad) shown.delete(id);
  if (kind !== 'info') dismissErrors();
  // A toast with the same text replaces the earlier one, so that repeated clicks do not stack up toasts.
  if (show.isActive(id)) show.update(id, { render: content });
  else
    show(content, {
      ...{ toastId: id, className: `toast ${kind}`, role: bad ? 'alert' : 'status' },
      ...{ position, customProgressBar: true },
    });
  shown.set(id, kind);
}

/** Shows a title and an optional detail for five seconds; a success at the top if the page that comes has its main control below. */
export const toast = {
  success: (title: string, detail?: string, position?: 'top-center') => raise('good', title, detail, position),
  error: (title: string, detail?: string) => raise('bad', title, detail),
  info: (title: string, detail?: string) => raise('info', title, detail),
};

/** The container of toasts; rendered once, at the root. */
export function Toasts() {
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

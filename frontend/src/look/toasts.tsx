import { CircleCheck, CircleX, Info, X, type LucideIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import {
  type ToastContentProps,
  type ToastPosition,
  type ToastTransitionProps,
  toast as show,
  ToastContainer,
} from 'react-toastify/unstyled';
import { Icon } from './icon';

const SHOWN_FOR_MS = 5_000;
const icons = { good: CircleCheck, bad: CircleX, info: Info } as const satisfies Record<string, LucideIcon>;

interface BodyProps extends Pick<ToastContentProps, 'isPaused' | 'closeToast'> {
  kind: keyof typeof icons;
  title: string;
  detail: string | undefined;
}

function Body({ kind, title, detail, isPaused, closeToast }: BodyProps) {
  // The time is kept by a timer. The library keeps it by an animation of its progress bar, which reduced motion cuts short.
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

/** Appears by a CSS animation and leaves at once, so that nothing waits for an animation to end. */
function Appear({ isIn, done, playToast, children }: ToastTransitionProps) {
  const play = useEffectEvent(playToast);
  useLayoutEffect(() => play(), []);
  useEffect(() => {
    if (!isIn) done();
  }, [isIn, done]);
  return <>{children}</>;
}

/** Height of the region that a toast at the bottom may cover, px. */
const BOTTOM_REGION = 240;

/** At the bottom, where no page has its main controls; at the top while the control in use is at the bottom. */
function freePosition(): ToastPosition {
  const inUse = document.activeElement;
  if (!inUse || inUse === document.body || inUse.id === 'main') return 'bottom-center';
  return inUse.getBoundingClientRect().bottom > window.innerHeight - BOTTOM_REGION ? 'top-center' : 'bottom-center';
}

const errors = new Set<string>();

/** Takes the errors away: what follows has overtaken them. */
export function dismissErrors(): void {
  for (const id of errors) show.dismiss(id);
  errors.clear();
}

function raise(kind: keyof typeof icons, title: string, detail?: string): void {
  const id = `${kind}:${title}:${detail ?? ''}`;
  const content = ({ isPaused, closeToast }: ToastContentProps) => (
    <Body {...{ kind, title, detail, isPaused, closeToast }} />
  );
  const bad = kind === 'bad';
  if (bad) errors.delete(id);
  if (kind !== 'info') dismissErrors();
  // The same words a second time take the first toast's place, so that a repeated click does not pile them up.
  if (show.isActive(id)) show.update(id, { render: content });
  else
    show(content, {
      ...{ toastId: id, className: `toast ${kind}`, role: bad ? 'alert' : 'status' },
      ...{ position: freePosition(), customProgressBar: true },
    });
  if (bad) errors.add(id);
}

/** A sentence shown for five seconds: its title, and what comes next. */
export const toast = {
  success: (title: string, detail?: string) => raise('good', title, detail),
  error: (title: string, detail?: string) => raise('bad', title, detail),
  info: (title: string, detail?: string) => raise('info', title, detail),
};

/** The container of toasts; rendered once, at the root. */
export function Toasts() {
  return (
    <ToastContainer
      className="toasts"
      autoClose={SHOWN_FOR_MS}
      transition={Appear}
      closeOnClick
      draggable
      pauseOnHover
      pauseOnFocusLoss
      icon={false}
      closeButton={({ closeToast }) => (
        <button type="button" className="dismiss" aria-label="Dismiss" onClick={closeToast}>
          <Icon of={X} size={18} />
        </button>
      )}
    />
  );
}

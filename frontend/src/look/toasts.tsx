import { CircleCheck, CircleX, Info, X, type LucideIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { toast as show, useToaster } from 'react-hot-toast/headless';
import { useMessages } from '../language/messages';
import { Icon } from './icon';
import { lookMessages } from './messages';

const SHOWN_FOR_MS = 5_000;
const icons = { good: CircleCheck, bad: CircleX, info: Info } as const satisfies Record<string, LucideIcon>;
const positions = ['top-center', 'bottom-center'] as const;
type Position = (typeof positions)[number];

/** Height in px of the region that toasts at the bottom can cover. */
const BOTTOM_REGION = 240;

/** The bottom, where no page has its main controls; the top while the focused control is at the bottom. */
function freePosition(): Position {
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

function raise(kind: keyof typeof icons, title: string, detail?: string, position: Position = freePosition()): void {
  const id = `${kind}:${title}:${detail ?? ''}`;
  const bad = kind === 'bad';
  if (bad) shown.delete(id);
  if (kind !== 'info') dismissErrors();
  const content = (
    <>
      <Icon of={icons[kind]} size={22} />
      <p className="grow">
        <strong>{title}</strong>
        {detail}
      </p>
    </>
  );
  // A toast with the same text replaces the earlier one, so that repeated clicks do not stack up toasts.
  show(content, {
    ...{ id, position, className: `toast ${kind}`, removeDelay: 0 },
    ariaProps: { role: bad ? 'alert' : 'status', 'aria-live': bad ? 'assertive' : 'polite' },
  });
  shown.set(id, kind);
}

/** Shows a title and an optional detail for five seconds; a success at the top if the page that comes has its main control below. */
export const toast = {
  success: (title: string, detail?: string, position?: 'top-center') => raise('good', title, detail, position),
  error: (title: string, detail?: string) => raise('bad', title, detail),
  info: (title: string, detail?: string) => raise('info', title, detail),
};

function subscribeToFocus(listener: () => void): () => void {
  addEventListener('blur', listener);
  addEventListener('focus', listener);
  return () => {
    removeEventListener('blur', listener);
    removeEventListener('focus', listener);
  };
}

/** The container of toasts; rendered once, at the root. */
export function Toasts() {
  const m = useMessages(lookMessages);
  const { toasts, handlers } = useToaster({ duration: SHOWN_FOR_MS });
  const { startPause, endPause } = handlers;
  const [isPointedAt, setPointedAt] = useState(false);
  const hasFocus = useSyncExternalStore(subscribeToFocus, () => document.hasFocus());
  // A toast does not close while the pointer is on it (it is being read) or the window has no focus (nobody can read it).
  const isPaused = isPointedAt || !hasFocus;
  // Both are other functions after each pause.
  const pauseOrGoOn = useEffectEvent(() => (isPaused ? startPause() : endPause()));
  useEffect(() => pauseOrGoOn(), [isPaused]);
  // Toasts go with their container, which the library does not do.
  useEffect(() => () => show.remove(), []);
  return (
    <section className="toasts" aria-label={m.toasts}>
      {positions.map((position) => (
        <div
          key={position}
          data-position={position}
          onMouseEnter={() => setPointedAt(true)}
          onMouseLeave={() => setPointedAt(false)}
        >
          {toasts
            .filter((each) => each.visible && each.position === position)
            .map(({ id, className, ariaProps, message }) => (
              <div key={id} className={className} {...ariaProps} onClick={() => show.dismiss(id)}>
                <>{message}</>
                <button type="button" className="dismiss" aria-label={m.dismiss}>
                  <Icon of={X} size={18} />
                </button>
              </div>
            ))}
        </div>
      ))}
    </section>
  );
}

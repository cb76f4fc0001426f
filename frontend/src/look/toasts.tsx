import { CircleCheck, CircleX, Info, X, type LucideIcon } from 'lucide-react';
import { Slide, toast as show, ToastContainer } from 'react-toastify/unstyled';
import { Icon } from './icon';

const SHOWN_FOR_MS = 5_000;
const icons = { good: CircleCheck, bad: CircleX, info: Info } as const satisfies Record<string, LucideIcon>;

function Body({ kind, title, detail }: { kind: keyof typeof icons; title: string; detail: string | undefined }) {
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

const errors = new Set<string>();

/** Takes the errors away: what follows has overtaken them. */
export function dismissErrors(): void {
  for (const id of errors) show.dismiss(id);
  errors.clear();
}

function raise(kind: keyof typeof icons, title: string, detail?: string): void {
  const id = `${kind}:${title}:${detail ?? ''}`;
  const content = <Body kind={kind} title={title} detail={detail} />;
  const bad = kind === 'bad';
  if (bad) errors.delete(id);
  if (kind !== 'info') dismissErrors();
  // The same words a second time take the first toast's place, so that a repeated click does not pile them up.
  if (show.isActive(id)) show.update(id, { render: content, autoClose: SHOWN_FOR_MS });
  else show(content, { toastId: id, className: `toast ${kind}`, role: bad ? 'alert' : 'status' });
  if (bad) errors.add(id);
}

/** A sentence at the top right for five seconds: its title, and what comes next. */
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
      position="top-right"
      autoClose={SHOWN_FOR_MS}
      transition={Slide}
      hideProgressBar
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

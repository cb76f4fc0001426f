import { toast } from '../look/toasts';
import { currentMessages } from '../language/messages';
import { signInMessages } from './messages';

/** Shows why a form was not sent: `required` if a field is empty, otherwise a hint at the marked fields. For event handlers. */
export function toastIncomplete(fields: Readonly<Record<string, string>>, required: string): void {
  const m = currentMessages(signInMessages);
  const someEmpty = Object.values(fields).some((value) => value.trim() === '');
  if (someEmpty) toast.error(required, m.seeBelow);
  else toast.error(m.checkMarked, m.typedIsKept);
}

import { toast } from '../look/toasts';
import { messages as m } from './messages';

/** Says why a form was not sent: `required` if a field is empty, else that the marked ones are to be checked. */
export function sayIncomplete(fields: Readonly<Record<string, string>>, required: string): void {
  const someEmpty = Object.values(fields).some((value) => value.trim() === '');
  if (someEmpty) toast.error(required, m.seeBelow);
  else toast.error(m.checkMarked, m.typedIsKept);
}

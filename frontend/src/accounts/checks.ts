import { useMessages } from '../language/messages';
import { signInMessages } from './messages';

export type Check = (value: string) => true | string;

/** Checks of inputs before a sign-in is sent; the server repeats them all. Each returns true or the sentence to show. */
export function useChecks() {
  const m = useMessages(signInMessages);
  return {
    email: (value) =>
      value.trim() === '' ? m.emailNeeded : /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(value.trim()) || m.emailWrong,
    password: (value) => value !== '' || m.passwordNeeded,
  } satisfies Record<string, Check>;
}

import type { IncomingMessage } from 'node:http';
import { isSameSecret } from '@anamnesis/platform/vault/same-secret';

const COOKIE = 'mailbox-key';

/** `new`: the URL contains the key, which becomes a cookie; `known`: the browser has the cookie; null: neither. */
export function keyShown({ url = '', headers }: IncomingMessage, key: string): 'new' | 'known' | null {
  const given = new URLSearchParams(url.split('?')[1]).get('key');
  if (given !== null && isSameSecret(given, key)) return 'new';
  const cookies = (headers.cookie ?? '').split(';').map((each) => each.trim());
  return cookies.some((each) => isSameSecret(each, `${COOKIE}=${key}`)) ? 'known' : null;
}

/** For this page only, and inaccessible to scripts. */
export const keyCookie = (key: string, path: string): string =>
  `${COOKIE}=${key}; Path=${path}; HttpOnly; SameSite=Lax; Max-Age=31536000`;

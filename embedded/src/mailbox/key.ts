import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const COOKIE = 'mailbox-key';

/** `new`: the address carries the key, and the browser is to keep it; `known`: the browser has it; null: neither. */
export function keyShown({ url = '', headers }: IncomingMessage, key: string): 'new' | 'known' | null {
  const given = new URLSearchParams(url.split('?')[1]).get('key');
  if (given !== null && isSame(given, key)) return 'new';
  const cookies = (headers.cookie ?? '').split(';').map((each) => each.trim());
  return cookies.some((each) => isSame(each, `${COOKIE}=${key}`)) ? 'known' : null;
}

/** For this page alone, and out of reach for scripts. */
export const keyCookie = (key: string, path: string): string =>
  `${COOKIE}=${key}; Path=${path}; HttpOnly; SameSite=Lax; Max-Age=31536000`;

const isSame = (one: string, other: string): boolean => timingSafeEqual(hashOf(one), hashOf(other));
const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

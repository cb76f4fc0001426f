import { LANGUAGE, MIN_POSITION, POSITION, TIME_ZONE } from '@anamnesis/contracts/language/headers';
import { currentLanguage } from '../language/language';
import { ownZone } from '../language/own-zone';
import { secondFactorIsMissing } from '../signed-in/second-factor-need';
import { accessToken } from '../signed-in/session';
import { errorOf, networkError, offlineError } from './api-error';
import { waitsForBuilding, waitsNoLonger } from './building';
import { recordIncompleteReply } from './incomplete-replies';
import { knownPosition, sawPosition } from './position';
import { refreshToken } from './refresh';

/** The maximum number of retries while a read model catches up, and the maximum wait before each. */
const CATCH_UP_RETRIES = 4;
const LONGEST_WAIT_MS = 3_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits, and rejects at once when the call is no longer awaited. */
const waitUnlessAborted = (ms: number, signal: AbortSignal | null) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('The call is no longer awaited', 'AbortError'));
    });
  });

function withOwnHeaders(init: RequestInit, isQuery: boolean): Headers {
  const headers = new Headers(init.headers);
  const token = accessToken();
  if (token) headers.set('authorization', `Bearer ${token}`);
  headers.set(TIME_ZONE, ownZone());
  if (!headers.has(LANGUAGE)) headers.set(LANGUAGE, currentLanguage());
  const position = knownPosition();
  if (isQuery && position) headers.set(MIN_POSITION, position);
  return headers;
}

async function once(url: string, init: RequestInit, isQuery: boolean): Promise<Response> {
  try {
    return await fetch(url, { ...init, headers: withOwnHeaders(init, isQuery), credentials: 'same-origin' });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw networkError();
  }
}

async function tokenIsOld(response: Response): Promise<boolean> {
  if (response.status !== 401 || accessToken() === null) return false;
  const { code } = await errorOf(response);
  return code === 'TOKEN_EXPIRED' || code === 'NOT_SIGNED_IN';
}

/** How far the server is with building what this reply needs; undefined where it is another reply. */
async function percentBuilt(response: Response): Promise<number | null | undefined> {
  if (response.status !== 503) return undefined;
  const { code, parameters } = await errorOf(response);
  if (code !== 'STILL_BUILDING') return undefined;
  return typeof parameters.percent === 'number' ? parameters.percent : null;
}

/** One request with a token that counts: an expired one is renewed once, and the request repeated unchanged. A query is retried a few times while its read models catch up. */
async function withToken(url: string, init: RequestInit, isQuery: boolean): Promise<Response> {
  let response = await once(url, init, isQuery);
  if ((await tokenIsOld(response)) && (await refreshToken())) response = await once(url, init, isQuery);
  for (let retry = 1; isQuery && response.status === 503 && retry <= CATCH_UP_RETRIES; retry++) {
    const seconds = Number(response.headers.get('retry-after') ?? NaN);
    if (Number.isNaN(seconds) || (await percentBuilt(response)) !== undefined) break;
    await wait(Math.min(Math.max(seconds * 1000, 100), LONGEST_WAIT_MS));
    response = await once(url, init, isQuery);
  }
  return response;
}

/** Asks again until the server has built what a query needs, which takes minutes after some restarts; the page says so meanwhile. */
async function onceBuilt(first: Response, ask: () => Promise<Response>, signal: AbortSignal | null): Promise<Response> {
  let response = first;
  try {
    for (let percent = await percentBuilt(response); percent !== undefined; percent = await percentBuilt(response)) {
      waitsForBuilding(ask, percent);
      await waitUnlessAborted(LONGEST_WAIT_MS, signal);
      response = await ask();
    }
    return response;
  } finally {
    waitsNoLonger(ask);
  }
}

/**
 * Sends a request with the token and the known position, and returns the reply with any status. An expired token is renewed
 * once and the request repeated unchanged, with the same command id. A query that gets 503 with Retry-After is retried a few
 * times. Without a network a command is refused before it is sent, so that its outcome is known. One that needs what the server is still
 * building is retried until that is built. A missing second factor and incomplete results are reported to the components that show them. Throws `ApiError`
 * OFFLINE for a command that was not sent, and NETWORK without a reply. `isQuery` is for queries with another method than GET.
 */
export async function send(
  url: string,
  init: RequestInit = {},
  { isQuery = (init.method ?? 'GET') === 'GET' } = {},
): Promise<Response> {
  if (!isQuery && !navigator.onLine) throw offlineError();
  const request = { method: 'GET', ...init };
  const ask = () => withToken(url, request, isQuery);
  const first = await ask();
  const response = isQuery ? await onceBuilt(first, ask, request.signal ?? null) : first;
  sawPosition(response.headers.get(POSITION));
  if (isQuery) recordIncompleteReply(request.signal, response);
  if (response.status === 403 && (await errorOf(response)).code === 'SECOND_FACTOR_REQUIRED') secondFactorIsMissing();
  return response;
}

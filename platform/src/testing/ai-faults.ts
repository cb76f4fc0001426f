import type { AiFailed } from '../ai/ai-failed.js';
import type { AiAnswer } from './ai-provider.js';

type Fault = readonly [
  name: string,
  answer: AiAnswer | string,
  reason: AiFailed['reason'],
  /** Part of the message. */
  message: string,
  /** Where it is a fault, if not in both: in an answer that is read as a whole, or while it arrives. */
  only?: 'whole' | 'streamed',
];

/** Faults of a provider, each with the failure that it is. */
const faults: readonly Fault[] = [
  [
    'a bad request',
    { status: 400, message: 'No such model.' },
    'refused',
    'question, or does not accept the key: 400.',
  ],
  ['a rejected key', { status: 401, message: 'Bad key.' }, 'refused', 'accept the key: 401.'],
  ['a used-up quota', { status: 429, message: 'Quota.', retryAfter: 3_600 }, 'refused', 'for now: 429.'],
  ['a failure', { status: 500, message: 'Internal.' }, 'unavailable', 'has a problem: 500.'],
  ['an overload', { status: 503 }, 'unavailable', '503'],
  ['an error page', { raw: '<html>Bad gateway</html>', status: 502, mediaType: 'text/html' }, 'unavailable', '502'],
  ['a reset connection', { fault: 'resets' }, 'unavailable', 'cannot be reached'],
  ['a reset in the answer', { fault: 'resets in the body' }, 'unavailable', 'cannot be reached'],
  ['a blocked answer', { fault: 'blocked' }, 'blocked', 'blocked'],
  ['an answer blocked in part', { fault: 'blocked in part' }, 'blocked', 'blocked'],
  ['a blocked prompt', { fault: 'blocked prompt' }, 'blocked', 'blocked', 'whole'],
  ['no candidate', { fault: 'no candidates' }, 'malformed', '', 'whole'],
  // What arrived is shown where it is read while it arrives.
  ['a cut-off answer', { fault: 'cut off' }, 'malformed', 'cut off', 'whole'],
  ['a call of a tool', { fault: 'calls a tool' }, 'malformed', 'no text', 'whole'],
  ['an answer that ends early', { fault: 'ends early' }, 'malformed', '', 'streamed'],
  ['an answer that is garbled', { fault: 'garbles' }, 'malformed', '', 'streamed'],
  ['blanks without end', { fault: 'floods' }, 'malformed', 'longer than'],
  ['an empty text', '', 'malformed', 'no text', 'whole'],
  ['blanks', ' \n\t', 'malformed', 'no text', 'whole'],
  ['an empty body', { raw: '' }, 'malformed', ''],
  ['half a JSON text', { raw: '{"candidates":[{"content":' }, 'malformed', ''],
  ['another JSON text', { raw: '[1,2]' }, 'malformed', ''],
  ['a page', { raw: '<html>Sign in</html>', mediaType: 'text/html' }, 'malformed', ''],
  ['no content', { raw: '', status: 204 }, 'malformed', ''],
  ['a redirect', { redirect: 'http://127.0.0.1:1/' }, 'malformed', ''],
  ['a huge answer', 'x'.repeat(1_000_001), 'malformed', 'longer than', 'whole'],
];

/** The faults of an answer that is read as a whole, or while it arrives. */
export const faultsOf = (reading: 'whole' | 'streamed'): readonly Fault[] =>
  faults.filter(([, , , , only]) => only === undefined || only === reading);

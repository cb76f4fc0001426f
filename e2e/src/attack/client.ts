import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { POSITION } from '@anamnesis/contracts/language/headers';
import type { ClientLedger, Effect } from './ledger.js';
import type { Person } from './people.js';

/** What a client asks for: how it is sent, and what it may expect. */
export interface Command {
  readonly deed: string;
  /** What is asked, for the digest; a form's fields and the content of its files. */
  readonly content: unknown;
  /** Null where an acknowledgement would break a promise: whoever asks may not. */
  readonly effect: Effect | null;
  /** The codes that a refusal may carry. */
  readonly refusals: readonly string[];
  /** Whose token is sent; null for nobody's. */
  readonly as: Person | null;
  send(commandId: string): Promise<Response>;
}

export interface Answer {
  readonly acknowledged: boolean;
  /** The place in the log; null where none was told. */
  readonly position: string | null;
  readonly body: unknown;
}

/** Somebody who writes down what they are about to ask, asks until they are answered, and writes down the answer. */
export interface Client {
  readonly name: string;
  readonly ledger: ClientLedger;
  /** Sends a command under an id until it is answered; null when it was not in all the time there is. */
  insist(commandId: string, command: Command): Promise<Answer | null>;
}

/** How long a call is sent again before the client gives up, in milliseconds: longer than any fault and its recovery. */
const PATIENCE = 60_000;
/** Between two tries; milliseconds. */
const WAIT = 200;
const TOO_MANY = 429;
const EXPIRED = 'TOKEN_EXPIRED';

/** `round` tells which round goes on. */
export function createClient(name: string, ledger: ClientLedger, round: () => number): Client {
  return {
    name,
    ledger,
    async insist(command, { deed, content, effect, refusals, as, send }) {
      const asked = createHash('sha256')
        .update(JSON.stringify([deed, content]))
        .digest('hex')
        .slice(0, 16);
      const about = { command, asked };
      ledger.note({ kind: 'intended', ...about, deed, effect, refusals });
      const deadline = Date.now() + PATIENCE;
      for (;;) {
        const trouble = await attempt();
        if (typeof trouble !== 'string') return trouble;
        ledger.note({ kind: 'troubled', ...about, by: trouble, round: round() });
        if (Date.now() > deadline) {
          ledger.note({ kind: 'unanswered', ...about, by: trouble });
          return null;
        }
        if (trouble.endsWith(EXPIRED)) await as?.renew();
        await pause(WAIT);
      }

      /** The answer, or what stood in its way. */
      async function attempt(): Promise<Answer | string> {
        try {
          const response = await send(command);
          const text = await response.text();
          const body = JSON.parse(text) as { code?: string; data?: { appointmentId?: string } };
          if (response.ok) {
            const position = response.headers.get(POSITION);
            const appointmentId = body.data?.appointmentId ?? null;
            ledger.note({ kind: 'acknowledged', ...about, position, appointmentId });
            return { acknowledged: true, position, body };
          }
          const code = body.code ?? 'no code';
          if (response.status >= 500 || response.status === TOO_MANY || code === EXPIRED)
            return `${response.status} ${code}`;
          ledger.note({ kind: 'refused', ...about, code });
          return { acknowledged: false, position: null, body };
        } catch (error) {
          return `no answer: ${reasonOf(error)}`;
        }
      }
    },
  };
}

/** What broke a call: fetch hides it in the cause. */
function reasonOf(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? `${name} ${message}`;
}

import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { POSITION } from '@anamnesis/contracts/language/headers';
import type { ClientLedger, Effect } from './ledger.js';
import type { Person } from './people.js';

/** A command of a client: how it is sent, and its expected outcome. */
export interface Command {
  readonly action: string;
  /** The content, for the digest; a form's fields and the content of its files. */
  readonly content: unknown;
  /** Null if the caller is not permitted: then an acknowledgement is a violation. */
  readonly effect: Effect | null;
  /** The permitted error codes. */
  readonly refusals: readonly string[];
  /** The person whose token is sent; null for none. */
  readonly as: Person | null;
  send(commandId: string): Promise<Response>;
}

export interface Answer {
  readonly acknowledged: boolean;
  /** The log position; null if the reply has none. */
  readonly position: string | null;
  readonly body: unknown;
}

/** A client that records each command before it is sent, retries it until there is a reply, and records the reply. */
export interface Client {
  readonly name: string;
  readonly ledger: ClientLedger;
  /** Sends a command under an id until there is a reply; null after the time-out, or when its token has expired and is nobody's to renew. */
  insist(commandId: string, command: Command): Promise<Answer | null>;
}

/** Time-out of all attempts, ms: longer than any fault and its recovery. */
const TIMEOUT = 60_000;
/** Delay between two attempts, ms. */
const WAIT = 200;
const TOO_MANY = 429;
const EXPIRED = 'TOKEN_EXPIRED';

/** `round` returns the current round. */
export function createClient(name: string, ledger: ClientLedger, round: () => number): Client {
  return {
    name,
    ledger,
    async insist(command, { action, content, effect, refusals, as, send }) {
      const asked = createHash('sha256')
        .update(JSON.stringify([action, content]))
        .digest('hex')
        .slice(0, 16);
      const about = { command, asked };
      ledger.note({ kind: 'intended', ...about, action, effect, refusals });
      const deadline = Date.now() + TIMEOUT;
      for (;;) {
        const trouble = await attempt();
        if (typeof trouble !== 'string') return trouble;
        ledger.note({ kind: 'troubled', ...about, by: trouble, round: round() });
        if (Date.now() > deadline) {
          ledger.note({ kind: 'unanswered', ...about, by: trouble });
          return null;
        }
        // This token cannot be renewed, so the outcome of the command stays unknown.
        if (trouble.endsWith(EXPIRED) && as === null) return null;
        if (trouble.endsWith(EXPIRED)) await as?.renew();
        await pause(WAIT);
      }

      /** The reply, or the reason for a retry. */
      async function attempt(): Promise<Answer | string> {
        try {
          const response = await send(command);
          const text = await response.text();
          const body = (text === '' ? {} : JSON.parse(text)) as { code?: string; data?: { appointmentId?: string } };
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

/** The reason of a failed call, which fetch reports in the cause. */
function reasonOf(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? `${name} ${message}`;
}

import { MAX_HISTORY_EVENTS } from '@anamnesis/contracts/replay/constants';
import { Undecodable } from '@anamnesis/platform/event-store/codec';
import { hasPlaceholders } from './decode-entries.js';
import { emptyHistory, type History, type HistoryName } from './history.js';
import { createReplay, type Replay } from './replay.js';
import { type LogPorts, readNewEvents } from './read-history.js';

/** A history with its replay. */
export interface Opened {
  readonly history: History;
  readonly replay: Replay;
}

/** The histories that auditors have open, held in memory for a short time. */
export interface OpenedHistories {
  /** The history as it is now. */
  open(name: HistoryName): Promise<Opened>;
  /** Number of histories held. */
  readonly size: number;
  /** Forgets all. */
  close(): void;
}

interface Options {
  /** Milliseconds past the last use. */
  keepFor?: number;
  /** Maximum number of events of one history, and of all that are held. */
  maxEvents?: number;
}

/** As long as the vault trusts a key that it has read: an erasure is forgotten within this time. */
const KEEP_MILLISECONDS = 60_000;

interface Held extends Opened {
  /** Readings of one history follow one another. */
  turn: Promise<unknown>;
  /** A reading failed: it may have been read in part. Whoever waits for a turn opens the history anew. */
  isBroken: boolean;
  timer?: NodeJS.Timeout;
}

/**
 * Histories in memory, none with more events than all together may have. One is forgotten a minute after its last use, when others need the room, and when the key of its person is gone: the
 * key is asked for again as soon as the vault no longer trusts its copy.
 */
export function createOpenedHistories(
  ports: LogPorts,
  { keepFor = KEEP_MILLISECONDS, maxEvents = MAX_HISTORY_EVENTS }: Options = {},
): OpenedHistories {
  const held = new Map<string, Held>();
  const keyOf = ({ kind, id }: HistoryName) => `${kind} ${id}`;

  const forget = (key: string) => {
    clearTimeout(held.get(key)?.timer);
    held.delete(key);
  };
  /** The latest used is last in the map. */
  const touch = (key: string, entry: Held) => {
    forget(key);
    held.set(key, entry);
    entry.timer = setTimeout(() => forget(key), keepFor).unref();
  };
  const evict = () => {
    let events = [...held.values()].reduce((sum, { history }) => sum + history.entries.length, 0);
    for (const [key, { history }] of held) {
      if (events <= maxEvents || held.size === 1) return;
      events -= history.entries.length;
      forget(key);
    }
  };
  const begin = (name: HistoryName): Held => {
    const history = emptyHistory(name);
    return { history, replay: createReplay(history), turn: Promise.resolve(), isBroken: false };
  };

  return {
    get size() {
      return held.size;
    },
    async open(name) {
      const key = keyOf(name);
      const known = held.get(key) ?? begin(name);
      touch(key, known);
      const turn = known.turn.then(async () => {
        if (known.isBroken || !(await isStillReadable(ports.codec, known.history))) return null;
        await readNewEvents(ports, known.history, maxEvents);
        return known;
      });
      known.turn = turn.catch(() => {
        known.isBroken = true;
      });
      try {
        const opened = await turn;
        if (opened === null) {
          if (held.get(key) === known) forget(key);
          return await this.open(name);
        }
        evict();
        return opened;
      } catch (error) {
        if (held.get(key) === known) forget(key);
        throw error;
      }
    },
    close() {
      for (const key of [...held.keys()]) forget(key);
    },
  };
}

/** Whether what is held may still be shown: the key of its person exists. */
async function isStillReadable(
  codec: Pick<LogPorts['codec'], 'decodeEach' | 'trusts'>,
  { person, sealed, isErased }: History,
): Promise<boolean> {
  if (person === null || sealed === null || isErased || codec.trusts(person)) return true;
  const [event] = await codec.decodeEach([sealed]);
  return event !== undefined && !(event instanceof Undecodable) && !hasPlaceholders(event);
}

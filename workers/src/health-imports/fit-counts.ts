import type { HealthMeasure } from '@anamnesis/contracts/wearables/constants';
import type { DayTally } from './day-tally.js';
import { isMoment, type Message } from './fit-message.js';
import type { Clock } from './local-day.js';

/** What one kind of activity counted up to on a day, and what the body takes at rest. */
interface CountedDay {
  readonly source: string;
  readonly day: string;
  readonly highest: Map<string, number>;
  /** Kilocalories of a whole day at rest; null where the device does not say. */
  resting: number | null;
  /** The part of the day until its last message. */
  passed: number;
}

/** Numbers that a device counts up during its day, each for a kind of activity, over all files of an export. */
export interface FitCounts {
  /** Takes the messages `monitoring` and `monitoring_info` of a file. */
  take(messages: { monitoring: readonly Message[]; info: readonly Message[] }, source: string, clock: Clock): void;
  /** Adds the days to the tally. */
  end(tally: DayTally): void;
}

const DAY = 24 * 60 * 60 * 1000;
/** A cycle of a person on foot is two steps. */
const STEPS_OF_CYCLE = 2;
const ON_FOOT: ReadonlySet<unknown> = new Set(['walking', 'running']);

export function createFitCounts(): FitCounts {
  const days = new Map<string, CountedDay>();
  const dayOf = (source: string, local: number) => {
    // What is counted until midnight belongs to the day that ends.
    const day = new Date(local - 1).toISOString().slice(0, 10);
    const key = JSON.stringify([source, day]);
    const counted = days.get(key) ?? { source, day, highest: new Map(), resting: null, passed: 0 };
    days.set(key, counted);
    counted.passed = Math.max(counted.passed, (local - Date.parse(day)) / DAY);
    return counted;
  };
  return {
    take({ monitoring, info }, source, clock) {
      const resting = info.map((message) => message['resting_metabolic_rate']).find((rate) => typeof rate === 'number');
      for (const message of monitoring) {
        const { timestamp, activity_type: kind } = message;
        if (!isMoment(timestamp)) continue;
        const day = dayOf(source, timestamp.getTime() + clock(timestamp.getTime()));
        day.resting = resting ?? day.resting;
        const count = (name: string, value: unknown, factor = 1) => {
          if (typeof value !== 'number') return;
          const key = `${name} ${String(kind)}`;
          day.highest.set(key, Math.max(day.highest.get(key) ?? 0, value * factor));
        };
        if (ON_FOOT.has(kind)) count('steps', message['cycles'], STEPS_OF_CYCLE);
        count('active', message['active_calories']);
        count('total', message['calories']);
      }
    },
    end(tally) {
      for (const { source, day, highest, resting, passed } of days.values()) {
        const sum = (name: string) => {
          const each = [...highest].filter(([key]) => key.startsWith(`${name} `)).map(([, value]) => value);
          return each.length === 0 ? null : each.reduce((total, value) => total + value, 0);
        };
        const add = (measure: HealthMeasure, value: number | null) => {
          if (value !== null) tally.add({ source, day, measure, value });
        };
        const steps = sum('steps');
        add('steps', steps === null ? null : Math.round(steps));
        // What the device gives as the total has both parts.
        const [total, active] = [sum('total'), sum('active')];
        const atRest = resting === null ? null : resting * Math.min(1, passed);
        add('calories', total ?? (active === null && atRest === null ? null : (active ?? 0) + (atRest ?? 0)));
      }
    },
  };
}

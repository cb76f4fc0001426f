import type { Connection, Pool } from '../postgres/pool.js';
import type { Build } from './write-batch.js';

/** The notification channel for the progress of read models. */
export const PROGRESS_CHANNEL = 'read_model_progress';

/** A read model as readers see it. */
export interface NotedModel {
  name: string;
  /** The version that readers see. */
  version: number;
  /** Whether it has streams set aside, so that replies may be incomplete. */
  isIncomplete: boolean;
}

/** `<position> <name>:<version> <name>:<version>!`: an exclamation mark means incomplete. */
export const progressNote = (position: bigint, models: readonly NotedModel[]): string =>
  [position, ...models.map(notePart)].join(' ');

const notePart = ({ name, version, isIncomplete }: NotedModel): string =>
  `${name}:${version}${isIncomplete ? '!' : ''}`;

const noted = ({ model: { name, version } }: Pick<Build, 'model'>, streamsAside: number): NotedModel => ({
  ...{ name, version, isIncomplete: streamsAside > 0 },
});

/** A build's part of a notification, with the given number of streams set aside. */
export const noteOf = (build: Pick<Build, 'model'>, streamsAside: number): string =>
  notePart(noted(build, streamsAside));

/** Parses a notification; null for another format. */
export function readProgressNote(text: string): { position: bigint; models: NotedModel[] } | null {
  const [position = '', ...parts] = text.split(' ');
  if (!/^-?\d+$/.test(position)) return null;
  const models = parts.flatMap((each) => {
    const [, name, version, mark] = /^([a-z-]+):(\d+)(!?)$/.exec(each) ?? [];
    return name ? [{ name, version: Number(version), isIncomplete: mark === '!' }] : [];
  });
  return { position: BigInt(position), models };
}

/** Notifies readers of the position of a visible build, and whether it is incomplete. */
export async function notifyProgress(
  on: Pool | Connection,
  build: Pick<Build, 'model' | 'position'>,
  streamsAside: number,
): Promise<void> {
  const note = progressNote(build.position ?? -1n, [noted(build, streamsAside)]);
  await on.query('select pg_notify($1, $2)', [PROGRESS_CHANNEL, note]);
}

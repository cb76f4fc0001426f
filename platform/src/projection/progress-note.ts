import type { Connection, Pool } from '../postgres/pool.js';
import type { Build } from './write-batch.js';

/** The channel of the notifications that say how far read models are. */
export const PROGRESS_CHANNEL = 'read_model_progress';

/** How far a read model is as readers see it. */
export interface NotedModel {
  name: string;
  /** The version that readers see. */
  version: number;
  /** Whether it has streams set aside, so that answers may lack something. */
  isIncomplete: boolean;
}

/** `<position> <name>:<version> <name>:<version>!`: an exclamation mark marks what is incomplete. */
export const progressNote = (position: bigint, models: readonly NotedModel[]): string =>
  [position, ...models.map(notePart)].join(' ');

const notePart = ({ name, version, isIncomplete }: NotedModel): string =>
  `${name}:${version}${isIncomplete ? '!' : ''}`;

const noted = ({ model: { name, version } }: Pick<Build, 'model'>, streamsAside: number): NotedModel => ({
  ...{ name, version, isIncomplete: streamsAside > 0 },
});

/** What a note says of one build, while so many of its streams are set aside. */
export const noteOf = (build: Pick<Build, 'model'>, streamsAside: number): string =>
  notePart(noted(build, streamsAside));

/** What a notification says; null for one that is no such note. */
export function readProgressNote(text: string): { position: bigint; models: NotedModel[] } | null {
  const [position = '', ...parts] = text.split(' ');
  if (!/^-?\d+$/.test(position)) return null;
  const models = parts.flatMap((each) => {
    const [, name, version, mark] = /^([a-z-]+):(\d+)(!?)$/.exec(each) ?? [];
    return name ? [{ name, version: Number(version), isIncomplete: mark === '!' }] : [];
  });
  return { position: BigInt(position), models };
}

/** Notifies whoever waits how far a build is that readers see, and whether it is incomplete with so many streams set aside. */
export async function notifyProgress(
  on: Pool | Connection,
  build: Pick<Build, 'model' | 'position'>,
  streamsAside: number,
): Promise<void> {
  const note = progressNote(build.position ?? -1n, [noted(build, streamsAside)]);
  await on.query('select pg_notify($1, $2)', [PROGRESS_CHANNEL, note]);
}

import type { Connection, Pool } from '../postgres/pool.js';
import type { Build } from './write-batch.js';

/** The channel on which it is told how far read models are. */
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

/** What a note says of one read model. */
export const notePart = ({ name, version, isIncomplete }: NotedModel): string =>
  `${name}:${version}${isIncomplete ? '!' : ''}`;

/** The note as it was told; null for what is none. */
export function readProgressNote(text: string): { position: bigint; models: NotedModel[] } | null {
  const [position = '', ...told] = text.split(' ');
  if (!/^-?\d+$/.test(position)) return null;
  const models = told.flatMap((each) => {
    const [, name, version, mark] = /^([a-z-]+):(\d+)(!?)$/.exec(each) ?? [];
    return name ? [{ name, version: Number(version), isIncomplete: mark === '!' }] : [];
  });
  return { position: BigInt(position), models };
}

/** Tells whoever waits how far a build is that readers see. */
export async function tellProgress(on: Pool | Connection, { model, position, aside }: Build): Promise<void> {
  const note = { name: model.name, version: model.version, isIncomplete: aside.size > 0 };
  await on.query('select pg_notify($1, $2)', [PROGRESS_CHANNEL, progressNote(position ?? -1n, [note])]);
}

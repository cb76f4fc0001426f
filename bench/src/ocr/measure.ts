import { type Kind, type LabDocument, documentsOf } from './documents.js';
import { processorSeconds } from './cpu-time.js';
import type { Reader } from './reader.js';
import type { LayoutName } from './report.js';
import { judge, type Judgement } from './score.js';

/** The result of reading one document, compared with the truth, and its cost. */
export interface Reading {
  readonly document: LabDocument;
  readonly judgements: readonly Judgement[];
  readonly processorSeconds: number;
  readonly pages: number;
}

const pagesOf = ({ truth }: LabDocument) => Math.max(1, ...truth.map(({ page }) => page));

/** Reads a document and compares what was read with what it says. A document that cannot be read has all its values missing. */
export async function readingOf(
  reader: Reader,
  document: LabDocument,
  onFailure: (error: unknown) => void,
): Promise<Reading> {
  const before = processorSeconds();
  const values = await reader.read(document).catch((error: unknown) => {
    onFailure(error);
    return [];
  });
  const spent = processorSeconds() - before;
  return { document, judgements: judge(document.truth, values), processorSeconds: spent, pages: pagesOf(document) };
}

/** The documents of all seeds and layouts, one at a time. */
export async function* documents(
  kind: Kind,
  layouts: readonly LayoutName[],
  seeds: readonly number[],
): AsyncGenerator<LabDocument> {
  for (const layout of layouts) for (const seed of seeds) yield* await documentsOf(seed, layout, kind);
}

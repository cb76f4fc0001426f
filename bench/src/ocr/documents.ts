import { randomOf } from '@anamnesis/platform/testing/random';
import { photos } from './photo.js';
import { type LayoutName, report } from './report.js';
import { scan } from './scan.js';
import type { TruthValue } from './truth.js';

export const kinds = ['text', 'scan', 'photo'] as const;
export type Kind = (typeof kinds)[number];

/** A file as a patient uploads it, with everything it says. */
export interface LabDocument {
  readonly seed: number;
  readonly layout: LayoutName;
  readonly kind: Kind;
  readonly content: Buffer;
  readonly mediaType: 'application/pdf' | 'image/jpeg';
  readonly truth: readonly TruthValue[];
}

/** The files of a report: one PDF, or a photo of each page. */
export async function documentsOf(seed: number, layout: LayoutName, kind: Kind): Promise<LabDocument[]> {
  const { pdf, truth } = await report(seed, layout);
  const random = randomOf(kind, seed, layout);
  const about = { seed, layout, kind };
  if (kind === 'photo')
    return (await photos(pdf, random)).map((content, index) => ({
      ...{ ...about, content, mediaType: 'image/jpeg' },
      truth: truth.filter(({ page }) => page === index + 1).map((value) => ({ ...value, page: 1 })),
    }));
  const content = kind === 'scan' ? await scan(pdf, random) : pdf;
  return [{ ...about, content, mediaType: 'application/pdf', truth }];
}

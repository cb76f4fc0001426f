import type { Random } from '@anamnesis/platform/testing/random';
import type { Laboratory } from '../content/laboratory.js';
import type { PanelName } from '../content/panels.js';
import type { Section } from '../content/rows.js';
import type { Visit } from '../content/visit.js';
import type { Paper } from '../paper.js';

/** The content of a report, which each layout prints in its own form. */
export interface Content {
  readonly random: Random;
  readonly laboratory: Laboratory;
  readonly visit: Visit;
  readonly sections: readonly Section[];
}

/** One way to arrange a report. */
export interface Layout {
  panels(random: Random): readonly PanelName[];
  /** Ranges of several levels. */
  readonly tiers: boolean;
  /** The only font it can be printed in. */
  readonly font?: Laboratory['font'];
  draw(paper: Paper, content: Content): void;
}

const ALL: readonly PanelName[] = [
  ...(['bloodCount', 'glucose', 'kidneys', 'liver', 'lipids', 'thyroid'] as const),
  ...(['nutrients', 'inflammation', 'clotting', 'enzymes', 'hormones'] as const),
];

/** From `least` to `most` panels, in random order. */
export const somePanels = (random: Random, least: number, most: number): readonly PanelName[] =>
  random.shuffled(ALL).slice(0, least + random.below(most - least + 1));

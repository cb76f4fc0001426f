import type { Block, Run } from './blocks.js';
import type { InsightBlock } from './insight.js';

const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

/** The text of runs, and the runs too where they have a style. */
const styled = (runs: readonly Run[]) => ({
  text: textOf(runs),
  ...(runs.some(({ bold, italic }) => bold || italic) && { runs: [...runs] }),
});

/** The blocks of an answer. A model names no source. */
export const shownBlocks = (blocks: readonly Block[]): InsightBlock[] =>
  blocks.map((block): InsightBlock => {
    switch (block.kind) {
      case 'heading':
        return { kind: 'heading', text: textOf(block.runs) };
      case 'paragraph':
        return { kind: 'paragraph', ...styled(block.runs), source: null };
      case 'list': {
        const items = block.items.map((runs) => ({ ...styled(runs), source: null }));
        return { kind: 'list', items, ...(block.ordered && { ordered: true }) };
      }
    }
  });

/** A block as paragraphs to be read aloud: without headings and styles, a list as one paragraph. */
export function paragraphsOf(block: InsightBlock): InsightBlock[] {
  if (block.kind === 'heading') return [];
  if (block.kind === 'paragraph') return [{ kind: 'paragraph', text: block.text, source: block.source }];
  return [{ kind: 'paragraph', text: block.items.map(({ text }) => text).join(' '), source: null }];
}

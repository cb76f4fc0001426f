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

type Paragraph = Extract<InsightBlock, { kind: 'paragraph' }>;

/** Blocks as at most this number of paragraphs to be read aloud, without headings and styles. The last has all that is left. */
export function spokenBlocks(blocks: readonly InsightBlock[], most: number): Paragraph[] {
  const passages = blocks.flatMap((block) => {
    if (block.kind === 'heading') return [];
    return [block.kind === 'list' ? block.items : [block]];
  });
  const rest = passages.slice(most - 1).flat();
  return [...passages.slice(0, most - 1), rest].filter((each) => each.length > 0).map(paragraphOf);
}

function paragraphOf(passages: readonly { text: string; source: string | null }[]): Paragraph {
  const sources = [...new Set(passages.flatMap(({ source }) => source ?? []))];
  const text = passages.map((each) => each.text).join(' ');
  return { kind: 'paragraph', text, source: sources.length > 0 ? sources.join('; ') : null };
}

import type { Block, Run } from './blocks.js';
import type { InsightBlock } from './insight.js';

const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

/** The blocks of an answer without styles. A model names no source. */
export const plainBlocks = (blocks: readonly Block[]): InsightBlock[] =>
  blocks.map((block): InsightBlock => {
    switch (block.kind) {
      case 'heading':
        return { kind: 'heading', text: textOf(block.runs) };
      case 'paragraph':
        return { kind: 'paragraph', text: textOf(block.runs), source: null };
      case 'list':
        return { kind: 'list', items: block.items.map((runs) => ({ text: textOf(runs), source: null })) };
    }
  });

/** A block as paragraphs to be read aloud: without headings, a list as one paragraph. */
export function paragraphsOf(block: InsightBlock): InsightBlock[] {
  if (block.kind === 'heading') return [];
  if (block.kind === 'paragraph') return [block];
  return [{ kind: 'paragraph', text: block.items.map(({ text }) => text).join(' '), source: null }];
}

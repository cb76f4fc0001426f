import type { InsightBlock } from '@anamnesis/contracts/insights/insight';
import { parseResults } from '@anamnesis/contracts/labs/parse-results';
import type { LabTestKey } from '@anamnesis/contracts/labs/tests';
import { MoveRight, TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../look/icon';
import styles from './insights.module.css';
import { sentencesOf } from './speech';
import { StyledText } from './styled-text';

/** How the value of a test moved since the earlier ones; null if it cannot be said. */
export type TrendOf = (test: LabTestKey) => 'rising' | 'falling' | 'steady' | null;

interface Props {
  blocks: readonly InsightBlock[];
  trendOf: TrendOf;
  middle: ReactNode;
}

/**
 * What was written about a report: the first paragraphs in the voice of the record, then the values with their trends where they follow at once,
 * `middle`, and the rest.
 */
export function InsightBlocks({ blocks, trendOf, middle }: Props) {
  const other = blocks.findIndex(({ kind }) => kind !== 'paragraph');
  const split = other < 0 ? blocks.length : other;
  const points = blocks.findIndex(({ kind }) => kind === 'list');
  // The list may have a heading.
  const end = points >= 0 && points <= split + 1 ? points + 1 : split;
  const lead = blocks.slice(0, split).filter((block) => block.kind === 'paragraph');
  const shown = (from: number, to: number) =>
    blocks
      .slice(from, to)
      .map((block, index) => <Block key={index} block={block} trendOf={from + index === points ? trendOf : null} />);
  return (
    <>
      {lead.length > 0 && (
        <p className="voice">
          {lead.map((passage, index) => (
            <span key={index}>
              {index > 0 && ' '}
              <StyledText passage={passage} />
            </span>
          ))}
        </p>
      )}
      {shown(split, end)}
      {middle}
      {shown(end, blocks.length)}
    </>
  );
}

type List = Extract<InsightBlock, { kind: 'list' }>;

/** `trendOf`: for the list that names values; null for all else. */
function Block({ block, trendOf }: { block: InsightBlock; trendOf: TrendOf | null }) {
  if (block.kind === 'heading') return <h3 className={styles.heading}>{block.text}</h3>;
  if (block.kind === 'list') return <Items list={block} trendOf={trendOf} />;
  return (
    <p>
      <StyledText passage={block} />
    </p>
  );
}

function Items({ list: { items, ordered }, trendOf }: { list: List; trendOf: TrendOf | null }) {
  const lines = items.map((item, index) =>
    trendOf && !ordered ? (
      <Point key={index} item={item} trendOf={trendOf} />
    ) : (
      <li key={index}>
        <StyledText passage={item} />
      </li>
    ),
  );
  if (ordered) return <ol className={styles.steps}>{lines}</ol>;
  return <ul className={trendOf ? styles.points : styles.questions}>{lines}</ul>;
}

const icons = { rising: TrendingUp, falling: TrendingDown, steady: MoveRight } as const;

/** A point whose first sentence names a value, with its trend. The text says it too. */
function Point({ item, trendOf }: { item: List['items'][number]; trendOf: TrendOf }) {
  const [first = '', ...rest] = sentencesOf(item.text, 'en-US');
  const test = parseResults(first)[0]?.test;
  const trend = test ? trendOf(test) : null;
  return (
    <li className={trend ? styles.moving : undefined}>
      {trend && <Icon of={icons[trend]} />}
      {item.runs || rest.length === 0 ? (
        <span>
          <StyledText passage={item} />
        </span>
      ) : (
        <span>
          <strong>{first}</strong> {rest.join(' ')}
        </span>
      )}
    </li>
  );
}

import type { InsightBlock } from '@anamnesis/contracts/insights/insight';
import { parseResults } from '@anamnesis/contracts/labs/parse-results';
import type { LabTestKey } from '@anamnesis/contracts/labs/tests';
import { MoveRight, TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../look/icon';
import styles from './insights.module.css';
import { sentencesOf } from './speech';

/** How the value of a test moved since the earlier ones; null if it cannot be said. */
export type TrendOf = (test: LabTestKey) => 'rising' | 'falling' | 'steady' | null;

interface Props {
  blocks: readonly InsightBlock[];
  trendOf: TrendOf;
  middle: ReactNode;
}

/** What was written about a report: the first paragraphs in the voice of the record, `middle`, then the values with their trends, and the rest. */
export function InsightBlocks({ blocks, trendOf, middle }: Props) {
  const other = blocks.findIndex(({ kind }) => kind !== 'paragraph');
  const split = other < 0 ? blocks.length : other;
  const points = blocks.findIndex(({ kind }) => kind === 'list');
  const lead = blocks.slice(0, split).flatMap((block) => ('text' in block ? block.text : []));
  return (
    <>
      {lead.length > 0 && <p className="voice">{lead.join(' ')}</p>}
      {middle}
      {blocks.slice(split).map((block, index) => (
        <Block key={index} block={block} trendOf={split + index === points ? trendOf : null} />
      ))}
    </>
  );
}

/** The first list names values with their trends. */
function Block({ block, trendOf }: { block: InsightBlock; trendOf: TrendOf | null }) {
  if (block.kind === 'heading') return <h3 className={styles.heading}>{block.text}</h3>;
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  return (
    <ul className={trendOf ? styles.points : styles.questions}>
      {block.items.map(({ text }) =>
        trendOf ? <Point key={text} text={text} trendOf={trendOf} /> : <li key={text}>{text}</li>,
      )}
    </ul>
  );
}

const icons = { rising: TrendingUp, falling: TrendingDown, steady: MoveRight } as const;

/** A point whose first sentence names a value, with its trend. The text says it too. */
function Point({ text, trendOf }: { text: string; trendOf: TrendOf }) {
  const [first = '', ...rest] = sentencesOf(text, 'en-US');
  const test = parseResults(first)[0]?.test;
  const trend = test ? trendOf(test) : null;
  return (
    <li className={trend ? styles.moving : undefined}>
      {trend && <Icon of={icons[trend]} />}
      <span>
        {rest.length > 0 ? <strong>{first}</strong> : first} {rest.join(' ')}
      </span>
    </li>
  );
}

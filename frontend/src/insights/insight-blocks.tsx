import type { InsightBlock } from '@anamnesis/contracts/insights/insight';
import { MoveRight, TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../look/icon';
import styles from './insights.module.css';
import { sentencesOf } from './speech';
import { StyledText } from './styled-text';

interface Props {
  blocks: readonly InsightBlock[];
  middle: ReactNode;
}

/**
 * What was written about a report: the first paragraphs in the voice of the record, then the values with their trends where they follow at once,
 * `middle`, and the rest.
 */
export function InsightBlocks({ blocks, middle }: Props) {
  const other = blocks.findIndex(({ kind }) => kind !== 'paragraph');
  const split = other < 0 ? blocks.length : other;
  const points = blocks.findIndex(({ kind }) => kind === 'list');
  // The list may have a heading.
  const end = points >= 0 && points <= split + 1 ? points + 1 : split;
  const lead = blocks.slice(0, split).filter((block) => block.kind === 'paragraph');
  const shown = (from: number, to: number) =>
    blocks
      .slice(from, to)
      .map((block, index) => <Block key={index} block={block} hasPoints={from + index === points} />);
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

/** `hasPoints`: whether it is the list that names values. */
function Block({ block, hasPoints }: { block: InsightBlock; hasPoints: boolean }) {
  if (block.kind === 'heading') return <h3 className={styles.heading}>{block.text}</h3>;
  if (block.kind === 'list') return <Items list={block} hasPoints={hasPoints} />;
  return (
    <p>
      <StyledText passage={block} />
    </p>
  );
}

function Items({ list: { items, ordered }, hasPoints }: { list: List; hasPoints: boolean }) {
  const lines = items.map((item, index) =>
    hasPoints && !ordered ? (
      <Point key={index} item={item} />
    ) : (
      <li key={index}>
        <StyledText passage={item} />
      </li>
    ),
  );
  if (ordered) return <ol className={styles.steps}>{lines}</ol>;
  return <ul className={hasPoints ? styles.points : styles.questions}>{lines}</ul>;
}

const icons = { rising: TrendingUp, falling: TrendingDown, steady: MoveRight } as const;

/** A point whose first sentence names a value, with its trend. The text says it too. */
function Point({ item }: { item: List['items'][number] }) {
  const [first = '', ...rest] = sentencesOf(item.text, 'en-US');
  const { trend } = item;
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

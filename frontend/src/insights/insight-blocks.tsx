import type { InsightBlock } from '@anamnesis/contracts/insights/insight';
import type { ReactNode } from 'react';
import styles from './insights.module.css';
import { sentencesOf } from './speech';

/** What was written about a report: the first paragraphs in the voice of the record, then points and questions. `middle` comes before the first heading. */
export function InsightBlocks({ blocks, middle }: { blocks: readonly InsightBlock[]; middle: ReactNode }) {
  const heading = blocks.findIndex(({ kind }) => kind === 'heading');
  const split = heading < 0 ? blocks.length : heading;
  return (
    <>
      {blocks.slice(0, split).map((block, index) => (
        <Block key={index} block={block} isLead />
      ))}
      {middle}
      {blocks.slice(split).map((block, index) => (
        <Block key={index} block={block} isLead={false} />
      ))}
    </>
  );
}

function Block({ block, isLead }: { block: InsightBlock; isLead: boolean }) {
  if (block.kind === 'heading') return <h3 className={styles.heading}>{block.text}</h3>;
  if (block.kind === 'paragraph') return <p className={isLead ? 'voice' : undefined}>{block.text}</p>;
  return (
    <ul className={isLead ? styles.points : styles.questions}>
      {block.items.map(({ text }) => (
        <li key={text}>{isLead ? <Point text={text} /> : text}</li>
      ))}
    </ul>
  );
}

/** A point whose first sentence names the value. */
function Point({ text }: { text: string }) {
  const [first, ...rest] = sentencesOf(text, 'en-US');
  if (rest.length === 0) return text;
  return (
    <>
      <strong>{first}</strong> {rest.join(' ')}
    </>
  );
}

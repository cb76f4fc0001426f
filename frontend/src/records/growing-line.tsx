import { type ReactNode, useState } from 'react';
import { Line } from '../look/line';
import { useMessages } from '../language/messages';
import { recordMessages } from './messages';

/** A record can have thousands of entries: only so many are drawn at first, and so many more with each press. */
const FIRST = 50;
const MORE = 100;

interface Props<Item> {
  label: string;
  /** The newest first. */
  items: readonly Item[];
  render: (item: Item) => ReactNode;
  /** How many are drawn at first, at least. */
  least?: number;
  /** What comes before the items, such as what is planned. */
  children?: ReactNode;
}

/** A line whose later part is drawn when it is asked for. */
export function GrowingLine<Item>({ label, items, render, least = 0, children }: Props<Item>) {
  const m = useMessages(recordMessages);
  const [count, setCount] = useState(Math.max(FIRST, least));
  const left = items.length - count;
  return (
    <>
      <Line label={label}>
        {children}
        {items.slice(0, count).map(render)}
      </Line>
      {left > 0 && (
        <button type="button" className="btn" onClick={() => setCount(count + MORE)}>
          {m.showEarlier({ count: left })}
        </button>
      )}
    </>
  );
}

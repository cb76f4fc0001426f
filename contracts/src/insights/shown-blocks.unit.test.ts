import { expect, test } from '@jest/globals';
import { checkedExplanation } from './claims.js';
import { shownBlocks, spokenBlocks } from './shown-blocks.js';
import { report } from './testing/report.js';

const MARKDOWN = `## Your **blood**
Your **haemoglobin is 11.2 g/dL**, which is *low*. Your **haemoglobin is 14.2 g/dL**. Ask about it.

1. Ask **why**.
2. Ask when it should be repeated.

- HbA1c is **6.1 %**.`;
const blocks = shownBlocks(checkedExplanation(MARKDOWN, report).blocks);

test('styles and the order of steps stay; the text is without signs, and what contradicts the report is gone', () => {
  expect(blocks).toEqual([
    { kind: 'heading', text: 'Your blood' },
    {
      kind: 'paragraph',
      text: 'Your haemoglobin is 11.2 g/dL, which is low. Ask about it.',
      runs: [
        { text: 'Your ' },
        { text: 'haemoglobin is 11.2 g/dL', bold: true },
        { text: ', which is ' },
        { text: 'low', italic: true },
        { text: '. Ask about it.' },
      ],
      source: null,
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        { text: 'Ask why.', runs: [{ text: 'Ask ' }, { text: 'why', bold: true }, { text: '.' }], source: null },
        { text: 'Ask when it should be repeated.', source: null },
      ],
    },
    {
      kind: 'list',
      items: [
        {
          text: 'HbA1c is 6.1 %.',
          runs: [{ text: 'HbA1c is ' }, { text: '6.1 %', bold: true }, { text: '.' }],
          source: null,
        },
      ],
    },
  ]);
});

test('what is read aloud has no styles, and nothing is lost where it has fewer paragraphs', () => {
  const [first, second, third] = [
    'Your haemoglobin is 11.2 g/dL, which is low. Ask about it.',
    'Ask why. Ask when it should be repeated.',
    'HbA1c is 6.1 %.',
  ];
  const paragraphs = (most: number) => spokenBlocks(blocks, most).map(({ text }) => text);
  expect(paragraphs(3)).toEqual([first, second, third]);
  expect(paragraphs(2)).toEqual([first, `${second} ${third}`]);
});

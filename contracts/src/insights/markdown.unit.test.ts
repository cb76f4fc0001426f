import { describe, expect, test } from '@jest/globals';
import { block, type Run } from './blocks.js';
import { checkedExplanation } from './claims.js';
import { blocksOf, runsOf } from './markdown.js';
import { report } from './testing/report.js';
import { ended } from '../testing/ended.js';

const textOf = (runs: readonly Run[]) => runs.map(({ text }) => text).join('');

test('headings, paragraphs, lists, bold and italic are recognised', () => {
  const markdown = [
    ...['# Your blood', 'One *line*', 'and **another**.', '', '- first', '  - second', '* third', ''],
    ...['1. one', '2) two', '', '### Details ###', '> A quote', '---', '```', 'code', '```'],
  ].join('\n');
  expect(blocksOf(markdown)).toEqual([
    { kind: 'heading', level: 2, runs: [{ text: 'Your blood' }] },
    {
      kind: 'paragraph',
      runs: [
        { text: 'One ' },
        { text: 'line', italic: true },
        { text: ' and ' },
        { text: 'another', bold: true },
        { text: '.' },
      ],
    },
    { kind: 'list', ordered: false, items: [[{ text: 'first' }], [{ text: 'second' }], [{ text: 'third' }]] },
    { kind: 'list', ordered: true, items: [[{ text: 'one' }], [{ text: 'two' }]] },
    { kind: 'heading', level: 3, runs: [{ text: 'Details' }] },
    { kind: 'paragraph', runs: [{ text: 'A quote' }] },
    { kind: 'paragraph', runs: [{ text: 'code' }] },
  ]);
});

test('the rows of a table become paragraphs, which are compared as well', () => {
  const table = ['| Test | Value |', '|:---|---:|', '| Haemoglobin | 11.2 g/dL |', '| Haemoglobin | 13.2 g/dL |'].join(
    '\n',
  );
  const { blocks, leftOut } = checkedExplanation(table, report);
  expect(blocks.map((each) => each.kind !== 'list' && textOf(each.runs))).toEqual([
    'Test, Value',
    'Haemoglobin, 11.2 g/dL',
  ]);
  expect(leftOut).toEqual([{ text: 'Haemoglobin, 13.2 g/dL', reason: 'otherValue' }]);
});

test.each<[string, Run[]]>([
  ['5 * 3 and a_b_c', [{ text: '5 * 3 and a_b_c' }]],
  ['**open', [{ text: '**open' }]],
  [
    '*a **b* c**',
    [
      { text: 'a ', italic: true },
      { text: 'b', bold: true, italic: true },
      { text: ' c', bold: true },
    ],
  ],
  [String.raw`\*no\* \\ \<b>`, [{ text: String.raw`*no* \ <b>` }]],
  ['`code` __b__', [{ text: 'code ' }, { text: 'b', bold: true }]],
  ['<b>x</b> &amp; &lt;', [{ text: '<b>x</b> &amp; &lt;' }]],
])('%s', (line, runs) => {
  expect(runsOf(line)).toEqual(runs);
});

test('a heading whose sentences were all left out is left out too', () => {
  const markdown = '## Haemoglobin\nIt is 13.2 g/dL.\n\n## Cholesterol\n### LDL\nIt is 140 mg/dL.\n\n## Summary';
  const { blocks, leftOut } = checkedExplanation(markdown, report);
  expect(blocks.map((each) => each.kind !== 'list' && textOf(each.runs))).toEqual([
    'Cholesterol',
    'LDL',
    'It is 140 mg/dL.',
  ]);
  expect(leftOut.map(({ reason }) => reason)).toEqual(['otherValue']);
});

test('bold and italic stay in the sentences that are kept', () => {
  const { blocks } = checkedExplanation(
    'Your **LDL** is 92. Your **haemoglobin** is *11.2 g/dL*. It is normal.',
    report,
  );
  expect(blocks).toEqual([
    {
      kind: 'paragraph',
      runs: [
        { text: 'Your ' },
        { text: 'haemoglobin', bold: true },
        { text: ' is ' },
        { text: '11.2 g/dL', italic: true },
        { text: '.' },
      ],
    },
  ]);
});

describe('hostile Markdown', () => {
  const hostile: [name: string, markdown: string][] = [
    ['a script', '<script>alert(document.cookie)</script>'],
    ['an event handler', '<img src=x onerror=alert(1)>'],
    ['a javascript: link', '[click](javascript:alert(1))'],
    ['a link with a tab in its scheme', '[click](java\tscript:alert(1))'],
    ['a reference link', '[click][1]\n\n[1]: https://evil.example'],
    ['an autolink', '<https://evil.example>'],
    ['a data: picture', '![x](data:text/html;base64,PHNjcmlwdD4=)'],
    ['an entity', '&#106;avascript&colon;alert(1)'],
    ['a frame', '<iframe srcdoc="<script>1</script>"></iframe>'],
    ['a style', '<style>*{display:none}</style>'],
    ['a closed comment', '<!-- --!> <svg/onload=alert(1)>'],
  ];
  test.each(hostile)('%s is text or is left out', (_, markdown) => {
    const { blocks } = checkedExplanation(markdown, report);
    for (const each of blocks) {
      expect(Object.keys(block.parse(each)).sort()).not.toContain('href');
      expect(JSON.stringify(each)).not.toMatch(/https?:|data:|\]\(/);
    }
  });

  const million = 1_000_000;
  const long: [name: string, markdown: string][] = [
    ['a megabyte of letters', 'a'.repeat(million)],
    ['a megabyte of digits', '1'.repeat(million)],
    ['a megabyte of numbers', '1 '.repeat(million / 2)],
    ['a megabyte of thousands', '1,000'.repeat(million / 5)],
    ['asterisks', '*'.repeat(million)],
    ['asterisks with letters', '*a'.repeat(million / 2)],
    ['underscores', '_ '.repeat(million / 2)],
    ['brackets', '['.repeat(million)],
    ['brackets of links', '[]('.repeat(million / 3)],
    ['blanks', ' '.repeat(million) + 'x'],
    ['blanks between words', `a${' '.repeat(million)}b`],
    ['number signs', '#'.repeat(million)],
    ['a heading of number signs', `# ${'# '.repeat(million / 2)}x`],
    ['quotes', '>'.repeat(million)],
    ['nested lists', Array.from({ length: 5_000 }, (_, depth) => `${' '.repeat(depth % 300)}- x`).join('\n')],
    ['empty lines', '\n'.repeat(million)],
    ['full stops', '.'.repeat(million)],
    ['sentences', 'It is. '.repeat(million / 7)],
    ['names of tests', 'haemoglobin '.repeat(million / 12)],
    ['words of standing', 'normal low high '.repeat(million / 16)],
    ['words of ranges', 'is within the normal '.repeat(million / 21)],
    ['words of change', 'by about '.repeat(million / 9) + '1 %'],
    ['hosts', 'a.'.repeat(million / 2)],
    ['host labels', 'a-'.repeat(million / 2) + '.'],
    ['dates', '12 March '.repeat(million / 9)],
    ['slashes', '1/'.repeat(million / 2)],
    ['zero-width characters', '\u200b'.repeat(million)],
    ['table cells', '|'.repeat(million)],
    ['rules', '- '.repeat(million / 2)],
    ['backslashes', '\\'.repeat(million)],
    ['verbs of treatment', 'take '.repeat(million / 5)],
    ['lone surrogates', '\ud800'.repeat(million)],
  ];
  test.each(long)('%s are checked to their end', (_, markdown) => {
    const { blocks, leftOut } = ended(() => checkedExplanation(markdown, report));
    expect(JSON.stringify({ blocks, leftOut }).length).toBeLessThan(500_000);
    expect(leftOut.at(-1)?.reason ?? 'tooLong').toBe(markdown.length > 20_000 ? 'tooLong' : leftOut.at(-1)?.reason);
  });
});

import type { Block, Run } from './blocks.js';

/** More are not shown: an explanation has twenty. */
const MOST_BLOCKS = 300;

const LIST_ITEM = /^\s*(?:[-*+•]|(\d{1,3})[.)])\s+/;
const HEADING = /^\s{0,3}(#{1,6})\s+/;
const QUOTE = /^\s*(?:>\s?)+/;
/** Rules, underlines of headings, fences of code and the line below the names of a table's columns. */
const isRule = (line: string): boolean => {
  const signs = line.replace(/\s/g, '');
  if (/^(?:```|~~~)/.test(signs)) return true;
  return signs.length >= 3 && (/^(?:-+|\*+|_+|=+)$/.test(signs) || (/^[|:-]+$/.test(signs) && signs.includes('-')));
};

/**
 * The blocks of a text in a subset of Markdown: headings, paragraphs, lists without levels, bold and italic. The rows of a table become
 * paragraphs. All else, such as HTML, is text. Takes linear time.
 */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  const endParagraph = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', runs: runsOf(paragraph.join(' ')) });
    paragraph = [];
  };
  for (const written of markdown.split('\n')) {
    const line = written.replace(QUOTE, '').trimEnd();
    const heading = HEADING.exec(line);
    const item = LIST_ITEM.exec(line);
    const isRow = /^\s*\|/.test(line);
    if (heading || item || isRow || line.trim() === '' || isRule(line)) endParagraph();
    if (blocks.length >= MOST_BLOCKS) break;
    if (line.trim() === '' || isRule(line)) continue;
    if (heading) {
      const text = line.slice(heading[0].length).replace(/[\s#]{1,40}$/, '');
      blocks.push({ kind: 'heading', level: heading[1]!.length <= 2 ? 2 : 3, runs: runsOf(text) });
    } else if (item) {
      const runs = runsOf(line.slice(item[0].length));
      const ordered = item[1] !== undefined;
      const last = blocks.at(-1);
      if (last?.kind === 'list' && last.ordered === ordered) last.items.push(runs);
      else blocks.push({ kind: 'list', ordered, items: [runs] });
    } else if (isRow) {
      const cells = line.split('|').map((cell) => cell.trim());
      blocks.push({ kind: 'paragraph', runs: runsOf(cells.filter((cell) => cell !== '').join(', ')) });
    } else paragraph.push(line.trim());
  }
  endParagraph();
  return blocks;
}

/** Signs of bold, italic and code, and a sign that is escaped. */
const SIGN = /\\([\\`*_{}[\]()#+.!|<>~-])|\*\*|__|\*|_|`/g;
const isWord = (char: string | undefined) => char !== undefined && /[\p{L}\p{N}]/u.test(char);
const isBlank = (char: string | undefined) => char === undefined || /\s/.test(char);

/** Whether signs style a text: "5 * 3" and "a_b" have none. */
function styles(text: string, sign: string, at: number): boolean {
  const [before, after] = [text[at - 1], text[at + sign.length]];
  if (sign === '`') return true;
  return !(isBlank(before) && isBlank(after)) && !(sign.startsWith('_') && isWord(before) && isWord(after));
}

/** The runs of a line. A sign without a partner is text. */
export function runsOf(line: string): Run[] {
  const signs = [...line.matchAll(SIGN)]
    .map(({ 0: sign, 1: escaped, index }) => ({ sign, escaped, index }))
    .filter(({ sign, escaped, index }) => escaped !== undefined || styles(line, sign, index));
  const left = new Map<string, number>();
  for (const { sign, escaped } of signs) if (escaped === undefined) left.set(sign, (left.get(sign) ?? 0) + 1);
  const runs: Run[] = [];
  const open = new Set<string>();
  const push = (text: string) => {
    if (text === '') return;
    const [bold, italic] = [open.has('**') || open.has('__'), open.has('*') || open.has('_')];
    const last = runs.at(-1);
    if (last && Boolean(last.bold) === bold && Boolean(last.italic) === italic) last.text += text;
    else runs.push({ text, ...(bold && { bold }), ...(italic && { italic }) });
  };
  let position = 0;
  for (const { sign, escaped, index } of signs) {
    push(line.slice(position, index));
    position = index + sign.length;
    if (escaped !== undefined) {
      push(escaped);
      continue;
    }
    const rest = left.get(sign)!;
    left.set(sign, rest - 1);
    if (open.delete(sign)) continue;
    if (rest > 1) open.add(sign);
    else push(sign);
  }
  push(line.slice(position));
  return runs;
}

import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createBaseline } from './baseline.js';
import { type Kind, kinds, type LabDocument } from './documents.js';
import { layoutTable } from './figures.js';
import { developmentSeeds } from './look-seeds.js';
import { documents, type Reading, readingOf } from './measure.js';
import { ours } from './reader.js';
import { type LayoutName, layoutNames } from './report.js';
import { type Judgement, type ReadValue } from './score.js';

/** `npm run ocr:look -w bench -- --seeds 1-20 --kind text|scan|photo [--layout classic] [--dump] [--baseline]`: what is read wrongly, for those who change the reading. */
const print = (line: string) => void process.stdout.write(`${line}\n`);
const { values: given } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1-5' },
    kind: { type: 'string', default: 'text' },
    layout: { type: 'string' },
    dump: { type: 'boolean', default: false },
    baseline: { type: 'boolean', default: false },
  },
});

const oneOf = <Name extends string>(names: readonly Name[], text: string): Name => {
  const found = names.find((name) => name === text);
  if (!found) throw new Error(`${text} is none of ${names.join(', ')}`);
  return found;
};

const shown = (value: Pick<ReadValue, 'comparator' | 'value' | 'decimals' | 'unit'>) =>
  `${value.comparator ?? ''}${value.value.toFixed(value.decimals)} ${value.unit?.printed ?? '-'} [${value.unit?.ucum ?? '-'}]`;
function mistake({ outcome, truth, read }: Judgement): string {
  const one = truth ? `${truth.test} "${truth.printedName}" p${truth.page} = ${shown(truth)}` : '-';
  const other = read
    ? `${read.test} "${read.printedName ?? ''}" = ${shown(read)}${read.doubt ? ` (${read.doubt})` : ''}`
    : '-';
  return `    ${outcome.padEnd(12)}${one.padEnd(64)} read ${other}`;
}
const fileOf = ({ kind, layout, seed, mediaType }: LabDocument, part: number) =>
  `${kind}-${layout}-${seed}-${part}.${mediaType === 'image/jpeg' ? 'jpg' : 'pdf'}`;

const kind: Kind = oneOf(kinds, given.kind);
const layouts: readonly LayoutName[] = given.layout ? [oneOf(layoutNames, given.layout)] : layoutNames;
const folder = join(tmpdir(), 'anamnesis-ocr-look');
const seeds = developmentSeeds(given.seeds);
const reader = given.baseline ? await createBaseline() : ours;
const all: Reading[] = [];
try {
  for (const layout of layouts) {
    const readings: Reading[] = [];
    for await (const document of documents(kind, [layout], seeds)) {
      if (given.dump) {
        await mkdir(folder, { recursive: true });
        const part = readings.filter((reading) => reading.document.seed === document.seed).length;
        await writeFile(join(folder, fileOf(document, part)), document.content);
        await writeFile(join(folder, `${fileOf(document, part)}.json`), JSON.stringify(document.truth, null, 2));
      }
      const reading = await readingOf(reader, document, (error) =>
        print(`    seed ${document.seed} not read: ${String(error)}`),
      );
      readings.push(reading);
      const mistakes = reading.judgements.filter(({ outcome }) => outcome !== 'exact');
      if (mistakes.length > 0) print(`  ${layout}, seed ${document.seed}`);
      for (const judgement of mistakes) print(mistake(judgement));
    }
    all.push(...readings);
  }
  print('');
  for (const line of layoutTable(all)) print(line);
  if (given.dump) print(`documents and truth: ${folder}`);
} finally {
  await reader.close();
}

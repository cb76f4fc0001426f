import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { INSIGHT_VERSION, URGENT_RULES } from './rule-versions.js';

/** Imports of a source but those of types, which decide nothing. */
const IMPORTS = /^(?:import|export)\s+(?!type\s)[^;]*?from\s+'(\.[^']+)'|import\('(\.[^']+)'\)/gm;

/** The sources that decide what one of them does, without the versions themselves. */
function sourcesOf(source: URL, found = new Map<string, string>()): ReadonlyMap<string, string> {
  if (found.has(source.href) || source.href.endsWith('/rule-versions.ts')) return found;
  const text = readFileSync(source, 'utf8');
  found.set(source.href, text);
  for (const [, imported, loaded] of text.matchAll(IMPORTS))
    sourcesOf(new URL((imported ?? loaded ?? '').replace(/\.js$/, '.ts'), source), found);
  return found;
}

/** The first digits of a digest of sources and of all that they import. */
function digestOf(...roots: readonly string[]): string {
  const found = new Map<string, string>();
  for (const root of roots) sourcesOf(new URL(root, import.meta.url), found);
  const hash = createHash('sha256');
  for (const [, text] of [...found].sort(([one], [other]) => (one < other ? -1 : 1))) hash.update(text);
  return hash.digest('hex').slice(0, 12);
}

const urgent = [
  './builtin/urgent-results.ts',
  './builtin/under-heading.ts',
  '../labs/report-results.ts',
  '../labs/on-no-person.ts',
  '../reading/report-problem.ts',
];

test('the version of the rules for urgent results is that of their sources: write the digest that stands here', () =>
  expect(URGENT_RULES).toBe(digestOf(...urgent)));

test('the version of the explanations is that of their sources: write the digest that stands here', () =>
  expect(INSIGHT_VERSION).toBe(digestOf('./write-insight.ts', ...urgent)));

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '../../..');
const catalogues = ['frontend', 'contracts', 'query-service', 'workers'].flatMap((room) =>
  readdirSync(join(root, room, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('messages.en.ts'))
    .map((name) => join(root, room, 'src', name)),
);
const textsOf = async (file: string) => ((await import(file)) as { default: unknown }).default;

/** The arguments, tags and branches of a message. Which numbers a plural tells apart is the language's own, but for exact ones. */
function shapeOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.tag:
        return [`<${element.value}>`, ...shapeOf(element.children)];
      case TYPE.select:
        return [
          `${element.value} ${Object.keys(element.options).toSorted().join()}`,
          ...Object.values(element.options).flatMap(({ value }) => shapeOf(value)),
        ];
      case TYPE.plural: {
        const exact = Object.keys(element.options).filter((key) => key.startsWith('='));
        return [
          `${element.value} ${exact.toSorted().join()}`,
          ...Object.values(element.options).flatMap(({ value }) => shapeOf(value)),
        ];
      }
      default:
        return [`${element.value} ${element.type}`];
    }
  });
}
const shape = (message: string) => [...new Set(shapeOf(parse(message)))].toSorted().join('; ');

const CATEGORIES: ReadonlySet<string> = new Set([
  'other',
  ...new Intl.PluralRules('hi').resolvedOptions().pluralCategories,
]);
/** The categories of plurals that Hindi does not have. */
const foreignCategories = (message: string): string[] =>
  [...message.matchAll(/, plural, (.*)/gs)].flatMap(([, branches = '']) =>
    [...branches.matchAll(/\b(zero|two|few|many)\s*\{/g)]
      .map(([, category = '']) => category)
      .filter((each) => !CATEGORIES.has(each)),
  );

/** The messages of both trees by their paths. */
function* pairs(
  english: unknown,
  hindi: unknown,
  path: string,
): Generator<[path: string, english: string, hindi: string]> {
  if (typeof english === 'string') yield [path, english, String(hindi)];
  else
    for (const [key, each] of Object.entries(english as object))
      yield* pairs(each, (hindi as Readonly<Record<string, unknown>>)[key], `${path}.${key}`);
}

test('there are catalogues, each with its Hindi beside it', () => {
  expect(catalogues.length).toBeGreaterThan(80);
  expect(catalogues.filter((file) => !existsSync(file.replace(/en\.ts$/, 'hi.ts')))).toEqual([]);
});

test.each(catalogues.map((file) => file.slice(root.length + 1)))(
  'the Hindi of %s has the arguments, branches and tags of its English, and no other texts',
  async (name) => {
    const file = join(root, name);
    const [english, hindi] = [await textsOf(file), await textsOf(file.replace(/en\.ts$/, 'hi.ts'))];
    const wrong = [...pairs(english, hindi, '')].filter(
      ([, one, other]) => shape(one) !== shape(other) || foreignCategories(other).length > 0,
    );
    expect(wrong).toEqual([]);
    const count = (tree: unknown): number =>
      typeof tree === 'string' ? 1 : Object.values(tree as object).reduce((sum: number, each) => sum + count(each), 0);
    expect(count(hindi)).toBe(count(english));
  },
);

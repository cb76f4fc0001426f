import type { SpecialtyTexts } from './specialty-messages';
import english from './specialty-messages.en';

type Code = keyof SpecialtyTexts;

const namesOf = (m: SpecialtyTexts, code: Code): readonly string[] => [
  m[code].name,
  m[code].practitioner,
  ...m[code].synonyms,
];

/** The specialty that a text names in English, and which of its names it is. */
const known: ReadonlyMap<string, readonly [code: Code, index: number]> = new Map(
  (Object.keys(english) as Code[]).flatMap((code) =>
    namesOf(english, code).map((name, index) => [name, [code, index]] as const),
  ),
);

/**
 * A specialization as the server knows it, in the language of the page: the same name of the same specialty. A free addition
 * stays as it is.
 */
export function specialtyText(m: SpecialtyTexts, text: string): string {
  const [code, index] = known.get(text) ?? [];
  return (code !== undefined && namesOf(m, code)[index ?? 0]) || text;
}

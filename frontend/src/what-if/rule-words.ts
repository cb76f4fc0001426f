import { labTest, type LabTestKey } from '@anamnesis/contracts/labs/tests';
import type { Limits } from '@anamnesis/contracts/labs/lab-test';
import type { TextsOf } from '../language/message-types';
import { interactions, type Sent } from './draft';
import type english from './messages.en';

type Texts = TextsOf<typeof english>;
type TestNames = Readonly<Record<LabTestKey, string>>;

/** A range in words: "12 to 15", "from 12", "up to 15". */
export function limitsText(m: Texts, limits: Limits | null): string {
  const [low, high] = (limits ?? [null, null]).map((limit) => (limit === null ? null : String(limit)));
  if (low && high) return m.between({ low, high });
  return low ? m.from({ low }) : high ? m.upTo({ high }) : m.none;
}

/** The rule of a run in words. */
export function ruleText(m: Texts, names: TestNames, rule: Sent['rule']): string {
  switch (rule.kind) {
    case 'addedInteraction':
      return m.ran.addedInteraction({ first: rule.first, second: rule.second, severity: m.said[rule.severity] });
    case 'changedInteraction':
      return m.ran.changedInteraction({ ...sidesOf(rule.ruleId), severity: m.said[rule.severity] });
    case 'removedInteraction':
      return m.ran.removedInteraction(sidesOf(rule.ruleId));
    case 'range':
    case 'rangeBySex': {
      const of = ({ low, high }: { low: number | null; high: number | null }) => limitsText(m, [low, high]);
      const limits =
        rule.kind === 'range' ? of(rule.limits) : m.bySex({ male: of(rule.male), female: of(rule.female) });
      return m.ran.range({ test: names[rule.test], limits, unit: labTest(rule.test).unit });
    }
  }
}

function sidesOf(ruleId: string) {
  const [first, second] = interactions.find(({ id }) => id === ruleId)?.between ?? [];
  return { id: ruleId, first: first?.name ?? '', second: second?.name ?? '' };
}

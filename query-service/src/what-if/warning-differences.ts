import type { PrescriptionWarning } from '@anamnesis/contracts/medicines/warning';
import type { WhatIfHit } from '@anamnesis/contracts/what-if/routes';

/** What the current rule and the changed one say differently; without the content of the record. */
export type Difference = Pick<WhatIfHit, 'change' | 'before' | 'after'>;

const keyOf = ({ ruleId, concerns }: PrescriptionWarning) => `${ruleId} ${concerns.kind} ${concerns.text}`;
const byKey = (warnings: readonly PrescriptionWarning[]) =>
  new Map(warnings.map((warning) => [keyOf(warning), warning.severity]));

/** The warnings that only one of two checks gives, or that both give with another severity. */
export function warningDifferences(
  current: readonly PrescriptionWarning[],
  changed: readonly PrescriptionWarning[],
): Difference[] {
  const [before, after] = [byKey(current), byKey(changed)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key): Difference[] => {
    const [was, is] = [before.get(key) ?? null, after.get(key) ?? null];
    if (was === is) return [];
    return [{ change: was === null ? 'added' : is === null ? 'gone' : 'changed', before: was, after: is }];
  });
}

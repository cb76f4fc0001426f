import type { Rule } from './rule.js';
import type { Substance } from './substances.js';

/** Whether an allergy rule holds for an ingredient and something that a person reacts to. */
function allergyApplies(
  { between: [allergy, avoided], bothWays, groups }: Rule,
  ingredient: string,
  recorded: string,
): boolean {
  if (groups && !groups.some((group) => group.has(ingredient) && group.has(recorded))) return false;
  if (allergy.members.has(recorded) && avoided.members.has(ingredient)) return true;
  return bothWays === true && avoided.members.has(recorded) && allergy.members.has(ingredient);
}

/** Whether a rule of interaction holds for two ingredients. */
const interactionApplies = ({ between: [first, second] }: Rule, one: string, other: string): boolean =>
  one !== other &&
  ((first.members.has(one) && second.members.has(other)) || (first.members.has(other) && second.members.has(one)));

/** Whether a rule holds for an ingredient of a new medicine and one that is recorded. */
export function applies(rule: Rule, ingredient: string, recorded: Substance): boolean {
  if (rule.match === 'same ingredient') return ingredient === recorded.name && !recorded.byClass;
  if (rule.match === 'recorded class') return ingredient === recorded.name && recorded.byClass;
  if (rule.namedOnly && recorded.byClass) return false;
  if (rule.kind === 'allergy') return allergyApplies(rule, ingredient, recorded.name);
  return interactionApplies(rule, ingredient, recorded.name);
}

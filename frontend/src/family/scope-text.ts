import type { FamilyScope } from '@anamnesis/contracts/family/constants';
import { listText } from '../language/list-text';
import type { FamilyTexts } from './messages';

/** The parts of a record that a tie opens, as a list in words. */
export const scopeText = (m: FamilyTexts, scope: readonly FamilyScope[]): string =>
  listText(scope.map((part) => m.parts[part]));

import * as accounts from './accounts/field-problems.js';
import * as assistant from './assistant/field-problems.js';
import * as availability from './availability/field-problems.js';
import * as breakGlass from './break-glass/field-problems.js';
import * as community from './community/field-problems.js';
import * as erasure from './erasure/field-problems.js';
import * as family from './family/field-problems.js';
import type { ProblemKind } from './language/field-problem.js';
import * as language from './language/field-problems.js';
import * as profiles from './profiles/field-problems.js';
import * as reading from './reading/field-problems.js';
import * as recordTransfer from './record-transfer/field-problems.js';
import * as records from './records/field-problems.js';
import * as registrations from './registrations/field-problems.js';
import * as sessions from './sessions/field-problems.js';
import * as share from './share/field-problems.js';
import * as notifications from './notifications/field-problems.js';
import * as wearables from './wearables/field-problems.js';
import * as whatIf from './what-if/field-problems.js';

/** Each problem is exported under its code. */
const underTheirCodes = <P extends { readonly [Code in keyof P]: ProblemKind<Code & string> }>(all: P): P => all;

/** Everything that can be wrong with a field, by code. */
export const fieldProblems = underTheirCodes({
  ...language,
  ...accounts,
  ...assistant,
  ...availability,
  ...breakGlass,
  ...community,
  ...erasure,
  ...family,
  ...profiles,
  ...reading,
  ...recordTransfer,
  ...records,
  ...registrations,
  ...sessions,
  ...share,
  ...notifications,
  ...wearables,
  ...whatIf,
});

export type ProblemCode = keyof typeof fieldProblems;

import * as accessReview from './access-review/errors.js';
import * as accounts from './accounts/errors.js';
import * as appointments from './appointments/errors.js';
import * as assistant from './assistant/errors.js';
import * as availability from './availability/errors.js';
import * as breakGlass from './break-glass/errors.js';
import * as community from './community/errors.js';
import * as doctors from './doctors/errors.js';
import * as erasure from './erasure/errors.js';
import * as evidence from './evidence/errors.js';
import * as family from './family/errors.js';
import * as insights from './insights/errors.js';
import * as integrity from './integrity/errors.js';
import * as files from './language/file-errors.js';
import * as language from './language/errors.js';
import type { ErrorKind } from './language/refusal.js';
import * as operations from './operations/errors.js';
import * as prescriptions from './prescriptions/errors.js';
import * as profiles from './profiles/errors.js';
import * as healthImports from './health-imports/errors.js';
import * as reading from './reading/errors.js';
import * as records from './records/errors.js';
import * as registrations from './registrations/errors.js';
import * as replay from './replay/errors.js';
import * as sessions from './sessions/errors.js';
import * as share from './share/errors.js';
import * as uploads from './uploads/errors.js';
import * as wearables from './wearables/errors.js';
import * as whatIf from './what-if/errors.js';

/** All errors by feature. Those of `language` belong to no feature. */
export const errorsByFeature = {
  language: { ...language, ...files },
  'access-review': accessReview,
  accounts,
  appointments,
  assistant,
  availability,
  'break-glass': breakGlass,
  community,
  doctors,
  erasure,
  family,
  insights,
  integrity,
  operations,
  prescriptions,
  profiles,
  reading,
  records,
  registrations,
  replay,
  evidence,
  sessions,
  share,
  uploads,
  wearables,
  healthImports,
  'what-if': whatIf,
} as const;

/** Checks at compile time that each error is exported under its code. */
const byCode = <E extends { readonly [Code in keyof E]: ErrorKind<Code & string> }>(all: E): E => all;

/** All errors of the product by code. */
export const errors = byCode({
  ...language,
  ...files,
  ...accessReview,
  ...accounts,
  ...appointments,
  ...assistant,
  ...availability,
  ...breakGlass,
  ...community,
  ...doctors,
  ...erasure,
  ...family,
  ...insights,
  ...integrity,
  ...operations,
  ...prescriptions,
  ...profiles,
  ...reading,
  ...records,
  ...registrations,
  ...replay,
  ...evidence,
  ...sessions,
  ...share,
  ...uploads,
  ...wearables,
  ...healthImports,
  ...whatIf,
});

export type ErrorCode = keyof typeof errors;

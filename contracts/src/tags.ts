import { accessReviewTags } from './access-review/tags.js';
import { accountTags } from './accounts/tags.js';
import { activityTags } from './activities/tags.js';
import { appointmentTags } from './appointments/tags.js';
import { assistantTags } from './assistant/tags.js';
import { availabilityTags } from './availability/tags.js';
import { breakGlassTags } from './break-glass/tags.js';
import { communityTags } from './community/tags.js';
import { doctorTags } from './doctors/tags.js';
import { erasureTags } from './erasure/tags.js';
import { familyTags } from './family/tags.js';
import { healthImportTags } from './health-imports/tags.js';
import { notificationTags } from './notifications/tags.js';
import { operationTags } from './operations/tags.js';
import { profileTags } from './profiles/tags.js';
import { readingTags } from './reading/tags.js';
import { recordTags } from './records/tags.js';
import { registrationTags } from './registrations/tags.js';
import { sessionTags } from './sessions/tags.js';
import { replayTags } from './replay/tags.js';
import { shareTags } from './share/tags.js';
import { wearableTags } from './wearables/tags.js';

/** All tags: names of data that queries show and that commands and pushes change. */
export const tags = [
  ...accountTags,
  ...profileTags,
  ...activityTags,
  ...registrationTags,
  ...doctorTags,
  ...availabilityTags,
  ...appointmentTags,
  ...sessionTags,
  ...readingTags,
  ...recordTags,
  ...familyTags,
  ...breakGlassTags,
  ...accessReviewTags,
  ...shareTags,
  ...wearableTags,
  ...healthImportTags,
  ...communityTags,
  ...notificationTags,
  ...assistantTags,
  ...replayTags,
  ...erasureTags,
  ...operationTags,
] as const;
export type Tag = (typeof tags)[number];

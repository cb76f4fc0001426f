import { countOpenReviews, listAuditorActs, listReadings } from '@anamnesis/contracts/access-review/routes';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import { auditorActs } from '@anamnesis/read-models/access-review/auditor-acts';
import { readingReviews } from '@anamnesis/read-models/access-review/reading-reviews';
import { appointmentList } from '@anamnesis/read-models/appointments/appointment-list';
import { recordReadings } from '@anamnesis/read-models/audit/record-readings';
import { breakGlassUses } from '@anamnesis/read-models/break-glass/break-glass-uses';
import { doctorDirectory } from '@anamnesis/read-models/doctors/doctor-directory';
import { erasures } from '@anamnesis/read-models/erasure/erasures';
import { patientProfile } from '@anamnesis/read-models/profiles/patient-profile';
import { auditorInquiries } from '@anamnesis/read-models/replay/inquiries';
import { shareLinks } from '@anamnesis/read-models/share/share-links';
import type { Ports } from '../ports.js';
import { auditorActsOf } from './auditor-acts.js';
import { openReviews } from './open-reviews.js';
import { readingsToReview } from './readings.js';

const reads = [recordReadings, readingReviews, appointmentList];

export const accessReviewHandlers = (ports: Ports): RouteHandler[] => [
  answer(listReadings, async ({ query }) => ({ body: await readingsToReview(ports, query) }), {
    reads: [...reads, doctorDirectory, patientProfile, shareLinks, auditorInquiries, erasures],
  }),
  answer(listAuditorActs, async ({ query }) => ({ body: await auditorActsOf(ports, query) }), {
    reads: [auditorActs, auditorInquiries, doctorDirectory],
  }),
  answer(countOpenReviews, async () => ({ body: await openReviews(ports) }), { reads: [...reads, breakGlassUses] }),
];

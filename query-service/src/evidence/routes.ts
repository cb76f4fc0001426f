import { EVIDENCE_BUSY } from '@anamnesis/contracts/evidence/errors';
import { openEvidence } from '@anamnesis/contracts/evidence/routes';
import { languageOfPage } from '@anamnesis/contracts/language/language-header';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { answerAbout, type RouteHandler } from '@anamnesis/platform/http/answer';
import { doctorDirectory } from '@anamnesis/read-models/doctors/doctor-directory';
import { patientProfile } from '@anamnesis/read-models/profiles/patient-profile';
import { doctorRegistrations } from '@anamnesis/read-models/registrations/doctor-registrations';
import { auditorInquiries } from '@anamnesis/read-models/replay/inquiries';
import { personStreams } from '@anamnesis/read-models/replay/person-streams';
import { recordReading } from '../audit/record-read.js';
import type { Ports } from '../ports.js';
import { historyFacts } from '../replay/history-facts.js';
import type { OpenedHistories } from '../replay/opened-histories.js';
import type { evidencePackage } from './evidence-package.js';

/** The handler of evidence packages. One is made at a time, because it is held in memory. */
export function evidenceHandlers(ports: Ports, histories: OpenedHistories): RouteHandler[] {
  let isMaking = false;
  const make = async (asked: Parameters<typeof evidencePackage>[1]) => {
    if (isMaking) return refuse(EVIDENCE_BUSY);
    isMaking = true;
    try {
      const { evidencePackage } = await import('./evidence-package.js');
      return await evidencePackage(ports, asked);
    } finally {
      isMaking = false;
    }
  };
  return [
    answerAbout(
      openEvidence,
      (call) => historyFacts(ports, histories, { ...call, params: { kind: 'patient', id: call.params.id } }),
      async ({ actor, facts: { history, inquiryId }, query: { from, to }, headers, requestId }) => ({
        file: {
          content: await make({
            ...{ history, inquiryId, auditorId: actor.id, from, to },
            language: languageOfPage(headers),
          }),
          ...{ mediaType: 'application/zip', etag: requestId, name: 'Evidence.zip', download: true },
        },
        reading: { what: { kind: 'evidence', id: history.id } },
      }),
      {
        reads: [personStreams, patientProfile, doctorDirectory, doctorRegistrations, auditorInquiries],
        record: recordReading(ports),
      },
    ),
  ];
}

import { OPENING } from '@anamnesis/contracts/audit/constants';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { INQUIRY_NOT_FOUND } from '@anamnesis/contracts/replay/errors';
import {
  listHistoryEvents,
  listInquiries,
  searchHistories,
  showHistory,
  showKnowledge,
  showMoment,
} from '@anamnesis/contracts/replay/routes';
import { type Allowed, answer, answerAbout, type RouteHandler } from '@anamnesis/platform/http/answer';
import { appointmentList } from '@anamnesis/read-models/appointments/appointment-list';
import { doctorDirectory } from '@anamnesis/read-models/doctors/doctor-directory';
import { patientProfile } from '@anamnesis/read-models/profiles/patient-profile';
import { doctorRegistrations } from '@anamnesis/read-models/registrations/doctor-registrations';
import { auditorInquiries } from '@anamnesis/read-models/replay/inquiries';
import { personStreams } from '@anamnesis/read-models/replay/person-streams';
import { oneOpening } from '../audit/one-opening.js';
import type { Ports } from '../ports.js';
import { historyFacts, type OpenedFacts } from './history-facts.js';
import { latestInquiries } from './inquiries-of.js';
import { inquiryOf } from './inquiry-of.js';
import { knowledgeAt } from './knowledge.js';
import { pageOf } from './list-events.js';
import { momentOf } from './moment.js';
import type { OpenedHistories } from './opened-histories.js';
import { recordOpening, recordSearch } from './record-opening.js';
import { findHistories } from './search-histories.js';
import { showWhole } from './show-history.js';

export function replayHandlers(ports: Ports, histories: OpenedHistories): RouteHandler[] {
  const record = recordOpening(ports);
  const names = [patientProfile, doctorDirectory, doctorRegistrations, auditorInquiries];
  const options = { reads: [personStreams, ...names], record };
  /** The inquiry is the opening: what is opened under it is one reading in an hour. */
  const opening = ({ facts }: Pick<Allowed<typeof showHistory, OpenedFacts>, 'facts'>) =>
    oneOpening(
      ports,
      { headers: { [OPENING]: facts.inquiryId } },
      { kind: 'history', id: facts.history.id, within: facts.kind },
    );
  return [
    answer(listInquiries, async () => ({ body: await latestInquiries(ports) }), { reads: [auditorInquiries] }),
    answer(
      searchHistories,
      async (call) => {
        const { inquiry, kind, text } = call.body;
        if ((await inquiryOf(ports, inquiry)).status === 'none') refuse(INQUIRY_NOT_FOUND);
        const found = await findHistories(ports, kind, text);
        await recordSearch(ports, call, inquiry, { kind, shown: found.map(({ id }) => id) });
        return { body: { found } };
      },
      { reads: [personStreams, patientProfile, doctorDirectory, appointmentList] },
    ),
    answerAbout(
      showHistory,
      (call) => historyFacts(ports, histories, call),
      async (call) => ({ body: { data: await showWhole(ports, call.facts) }, reading: opening(call) }),
      options,
    ),
    answerAbout(
      listHistoryEvents,
      (call) => historyFacts(ports, histories, call),
      async (call) => ({ body: await pageOf(ports, call.facts.history, call.query), reading: opening(call) }),
      options,
    ),
    answerAbout(
      showMoment,
      (call) => historyFacts(ports, histories, call),
      async (call) => ({ body: { data: await momentOf(call.facts, call.query) }, reading: opening(call) }),
      options,
    ),
    answerAbout(
      showKnowledge,
      (call) => historyFacts(ports, histories, call),
      async (call) => ({
        body: { data: await knowledgeAt(ports, call.facts.history, BigInt(call.query.position)) },
        reading: opening(call),
      }),
      options,
    ),
  ];
}

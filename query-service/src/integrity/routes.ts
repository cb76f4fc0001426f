import {
  exportHistory,
  listHeads,
  listHistory,
  proveConsistency,
  showIntegrity,
} from '@anamnesis/contracts/integrity/routes';
import type { HistoryFacts } from '@anamnesis/contracts/replay/policy';
import { answer, answerAbout, type Call, type RouteHandler } from '@anamnesis/platform/http/answer';
import { personStreams } from '@anamnesis/read-models/replay/person-streams';
import type { Ports } from '../ports.js';
import { inquiryOf } from '../replay/inquiry-of.js';
import { recordOpening } from '../replay/record-opening.js';
import { exported } from './exported.js';
import { headsBefore, witnessesOf } from './heads.js';
import { historyPage } from './history.js';
import { consistencyOf, sizeOfTree } from './proofs.js';
import { readingsOf } from './readings-of.js';
import { signExtent } from './sign-extent.js';
import { verificationsOf } from './verifications.js';

export function integrityHandlers(ports: Ports): RouteHandler[] {
  /** Whom the events concern is known when they are read. */
  const underInquiry = async ({
    actor,
    query: { inquiry: inquiryId },
  }: Pick<Call<typeof exportHistory>, 'actor' | 'query'>): Promise<HistoryFacts | null> =>
    actor.role === 'auditor' && (await inquiryOf(ports, inquiryId)).status === 'open'
      ? { kind: 'patient', patientId: null, inquiryId }
      : null;
  const options = { reads: [personStreams], record: recordOpening(ports) };
  return [
    answer(showIntegrity, async () => {
      const [{ heads }, verifications] = [await headsBefore(ports, null, 1), await verificationsOf(ports)];
      const [size, witnesses] = [await sizeOfTree(ports), await witnessesOf(ports)];
      return { body: { ...verifications, size, head: heads[0] ?? null, witnesses } };
    }),
    answer(listHeads, async ({ query }) => ({ body: await headsBefore(ports, query.before ?? null) })),
    answer(proveConsistency, async ({ query }) => ({ body: await consistencyOf(ports, query) })),
    answerAbout(
      listHistory,
      underInquiry,
      async ({ query, actor, facts }) => {
        const body = await historyPage(ports, query);
        return { body, reading: await readingsOf(ports, actor, facts.inquiryId, body.entries) };
      },
      options,
    ),
    answerAbout(
      exportHistory,
      underInquiry,
      async ({ query, actor, facts }) => {
        const body = signExtent(await exported(ports, query), ports);
        return { body, reading: await readingsOf(ports, actor, facts.inquiryId, body.entries) };
      },
      options,
    ),
  ];
}

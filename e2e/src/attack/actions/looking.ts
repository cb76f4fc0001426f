import { patientAppointments } from '@anamnesis/contracts/appointments/query-routes';
import { answerQuestionnaire, currentAnswers } from '@anamnesis/contracts/profiles/questionnaire-routes';
import { until } from '@anamnesis/platform/testing/until';
import { ask } from '../../testing/call.js';
import type { Action } from '../world.js';
import { commandOf } from './commanding.js';

/** Time-out until an acknowledged command is visible, faults and recovery included, ms. */
const TIMEOUT = 60_000;

/** A patient checks that their last answers and all their appointments are visible. */
export const look: Action = async ({ world, client, who, random, mark }) => {
  if (!who) return;
  const booked = world.agreed.filter(({ patient }) => patient === who).map(({ id }) => id);
  const answers = {
    ...{ symptoms: [], chronicIllnesses: [], familyHistory: [], hospitalized: '' as const },
    ...{ allergies: mark, medications: '' },
  };
  const effect = { type: 'QuestionnaireAnswered', inStream: null };
  const told = await client.insist(
    random.uuid(),
    commandOf(world, who, answerQuestionnaire, { body: answers }, effect),
  );
  if (!told?.position) return;
  const guarantee = 'acknowledged commands become visible';
  const atLeast = told.position;
  try {
    const shown = await until(async () => {
      const reading = { token: who.token(), atLeast };
      const [current, { sessions }] = [
        await ask(world.address, currentAnswers, {}, reading),
        await ask(world.address, patientAppointments, {}, reading),
      ];
      return { allergies: current.data?.answers.allergies, ids: new Set(sessions.map(({ id }) => id)) };
    }, TIMEOUT);
    const missing = booked.filter((id) => !shown.ids.has(id));
    if (missing.length > 0) world.broken(guarantee, `the appointments ${missing.join(', ')} are not in the list`);
    if (shown.allergies !== mark)
      world.broken(guarantee, `the answers of ${mark} are not there, but ${shown.allergies}`);
  } catch (error) {
    world.broken(guarantee, `nothing was shown at ${atLeast} in ${TIMEOUT} ms: ${String(error)}`);
  }
};

import { patientAppointments } from '@anamnesis/contracts/appointments/query-routes';
import { answerQuestionnaire, currentAnswers } from '@anamnesis/contracts/profiles/questionnaire-routes';
import { until } from '@anamnesis/platform/testing/until';
import { ask } from '../../testing/call.js';
import type { Deed } from '../world.js';
import { commandOf } from './commanding.js';

/** How long a view may take to show what was acknowledged, faults and their recovery included; milliseconds. */
const PATIENCE = 60_000;

/** A patient looks whether what they just told is shown, and whether all their appointments are. */
export const look: Deed = async ({ world, client, who, random, mark }) => {
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
  const promise = 'what was acknowledged is shown to who asks for it';
  const atLeast = told.position;
  try {
    const shown = await until(async () => {
      const reading = { token: who.token(), atLeast };
      const [current, { sessions }] = [
        await ask(world.address, currentAnswers, {}, reading),
        await ask(world.address, patientAppointments, {}, reading),
      ];
      return { allergies: current.data?.answers.allergies, ids: new Set(sessions.map(({ id }) => id)) };
    }, PATIENCE);
    const missing = booked.filter((id) => !shown.ids.has(id));
    if (missing.length > 0) world.broken(promise, `the appointments ${missing.join(', ')} are not in the list`);
    if (shown.allergies !== mark) world.broken(promise, `the answers of ${mark} are not there, but ${shown.allergies}`);
  } catch (error) {
    world.broken(promise, `nothing was shown at ${atLeast} in ${PATIENCE} ms: ${String(error)}`);
  }
};

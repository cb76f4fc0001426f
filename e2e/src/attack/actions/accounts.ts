import { registerPatient } from '@anamnesis/contracts/accounts/routes';
import { answerQuestionnaire } from '@anamnesis/contracts/profiles/questionnaire-routes';
import { pictureOf } from '@anamnesis/embedded/product/testing/files';
import { PASSWORD } from '../../testing/accounts.js';
import { textOf } from '../odd-texts.js';
import type { Action } from '../world.js';
import { PICTURE, sendForm } from './bodies.js';
import { commandOf, refusalsOf } from './commanding.js';
import { give } from './repeating.js';

/** A stranger signs up. The same command with another password must be rejected. */
export const signUp: Action = async (turn) => {
  const { world, random, mark } = turn;
  const person = {
    ...{ fullName: textOf(random, mark).slice(0, 120), email: `${mark}@example.org`, username: mark },
    ...{ password: PASSWORD, gender: 'Other' as const, age: random.below(100) },
  };
  const picture = new File([await pictureOf(PICTURE).arrayBuffer()], 'me.png', { type: 'image/png' });
  await give(turn, [person, { ...person, password: `not ${PASSWORD}` }], (fields) => ({
    ...{ action: registerPatient.name, content: fields, as: null, refusals: refusalsOf(registerPatient) },
    effect: { type: 'PatientRegistered', inStream: null },
    send: (commandId) => sendForm(world, registerPatient, { ...fields, profilePic: picture }, { commandId }),
  }));
};

/** A patient answers the health questionnaire; each time differently. */
export const answer: Action = async (turn) => {
  const { world, who, random, mark } = turn;
  const answers = {
    ...{ symptoms: [], chronicIllnesses: [], familyHistory: [], hospitalized: 'No' as const },
    ...{ allergies: textOf(random, mark).slice(0, 1000), medications: textOf(random, mark).slice(0, 1000) },
  };
  await give(turn, [answers, { ...answers, allergies: `Other: ${mark}` }], (body) =>
    commandOf(world, who, answerQuestionnaire, { body }, { type: 'QuestionnaireAnswered', inStream: null }),
  );
};

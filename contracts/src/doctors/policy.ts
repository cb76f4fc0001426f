import { always, anyOf, definePolicy, policy, type Rule } from '../language/policy.js';
import { DOCTOR_NOT_FOUND } from './errors.js';

/** The facts for the rules of a doctor's slots. `listed`: the registration is verified. */
export interface DirectoryFacts {
  readonly doctorId: string;
  readonly listed: boolean;
}

const listed: Rule<DirectoryFacts> = {
  when: 'of listed doctors',
  ask: (_, { doctorId, listed: isListed }) =>
    isListed ? { subject: doctorId, ground: { purpose: 'directory' } } : null,
};
const ownSlots: Rule<DirectoryFacts> = {
  when: 'of their own',
  ask: ({ id }, { doctorId }) => (id === doctorId ? { subject: id, ground: { purpose: 'own' } } : null),
};

export const slotActions = definePolicy<DirectoryFacts>()(
  { about: 'doctor', otherwise: DOCTOR_NOT_FOUND, recorded: false },
  {
    doctorSlots: { patient: listed, doctor: anyOf('of listed doctors and of their own', listed, ownSlots) },
  },
);

const directory = always('directory');

export const doctorActions = policy({
  showClinic: { anyone: always('clinic') },
  findDoctors: { patient: directory, doctor: directory },
  recommendDoctors: { patient: directory },
});

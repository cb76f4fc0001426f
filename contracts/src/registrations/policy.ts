import { always, definePolicy, type GrantAboutOne, own, policy, type Rule } from '../language/policy.js';
import { CERTIFICATE_NOT_FOUND } from './errors.js';

export interface CertificateFacts {
  readonly doctorId: string;
}

const operatorRule: Rule<CertificateFacts, GrantAboutOne> = {
  when: 'to check registrations',
  ask: (_, { doctorId }) => ({ subject: doctorId, ground: { purpose: 'verification' } }),
};
const ownCertificate: Rule<CertificateFacts, GrantAboutOne> = {
  when: 'for their own',
  ask: ({ id }, { doctorId }) => (id === doctorId ? { subject: id, ground: { purpose: 'own' } } : null),
};

export const certificateActions = definePolicy<CertificateFacts, GrantAboutOne>()(
  { about: 'certificate', otherwise: CERTIFICATE_NOT_FOUND, recorded: false },
  {
    showCertificate: { operator: operatorRule, doctor: ownCertificate },
  },
);

const checking = { operator: always('verification', 'to check registrations') };

export const registrationActions = policy({
  listRegistrations: checking,
  showRegistration: checking,
  decideRegistration: checking,
  submitCertificates: { doctor: own },
});

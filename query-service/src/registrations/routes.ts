import { refuse } from '@anamnesis/contracts/language/refusal';
import { CERTIFICATE_NOT_FOUND } from '@anamnesis/contracts/registrations/errors';
import { listRegistrations, showCertificate, showRegistration } from '@anamnesis/contracts/registrations/routes';
import { answer, answerAbout, type RouteHandler } from '@anamnesis/platform/http/answer';
import { doctorRegistrations, type RegistrationRow } from '@anamnesis/read-models/registrations/doctor-registrations';
import type { Ports } from '../ports.js';
import { list } from './registration-list.js';
import { show } from './show-registration.js';

const reads = [doctorRegistrations];

export const registrationHandlers = (ports: Ports): RouteHandler[] => [
  answer(listRegistrations, (call) => list(ports, call), { reads }),
  answer(showRegistration, (call) => show(ports, call), { reads }),

  answerAbout(
    showCertificate,
    async ({ params: { doctorId, number } }) => {
      const { rows } = await ports.pool.query<Pick<RegistrationRow, 'certificates'>>(
        'select certificates from read.registrations where doctor_id = $1',
        [doctorId],
      );
      const certificate = rows[0]?.certificates[number - 1];
      return certificate ? { doctorId, certificate } : null;
    },
    async ({ facts: { certificate }, grant }) => {
      const { file: id, file_name: name } = certificate;
      const file = (await ports.files.open(grant, { id })) ?? refuse(CERTIFICATE_NOT_FOUND);
      return { file: { content: file, mediaType: file.mediaType, etag: id, name } };
    },
    { reads },
  ),
];

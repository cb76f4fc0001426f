import { refuse } from '@anamnesis/contracts/language/errors';
import { listRegistrations, showCertificate, showRegistration } from '@anamnesis/contracts/registrations/routes';
import { answer, answerAbout, type RouteHandler } from '@anamnesis/platform/http/answer';
import type { Ports } from '../ports.js';
import { list } from './registration-list.js';
import { show } from './show-registration.js';

const reads = ['doctor-registrations'];

export const registrationHandlers = (ports: Ports): RouteHandler[] => [
  answer(listRegistrations, (call) => list(ports, call), { reads }),
  answer(showRegistration, (call) => show(ports, call), { reads }),

  answerAbout(
    showCertificate,
    async ({ params: { doctorId, number } }) => {
      const { rows } = await ports.pool.query<{ file: string; file_name: string }>(
        'select file, file_name from read.registration_certificates where doctor_id = $1 and number = $2',
        [doctorId, number],
      );
      return rows[0] ? { doctorId, row: rows[0] } : null;
    },
    async ({ facts: { row }, grant }) => {
      const { file: id, file_name: name } = row;
      const file = (await ports.files.open(grant, { id })) ?? refuse('CERTIFICATE_NOT_FOUND');
      return { file: { content: file, mediaType: file.mediaType, etag: id, name } };
    },
    { reads },
  ),
];

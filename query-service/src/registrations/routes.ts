import { refuse } from '@anamnesis/contracts/language/errors';
import { listRegistrations, showCertificate, showRegistration } from '@anamnesis/contracts/registrations/routes';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import type { Ports } from '../ports.js';
import { list } from './registration-list.js';
import { show } from './show-registration.js';

const reads = ['doctor-registrations'];

export const registrationHandlers = (ports: Ports): RouteHandler[] => [
  answer(listRegistrations, (call) => list(ports, call), { reads }),
  answer(showRegistration, (call) => show(ports, call), { reads }),

  answer(
    showCertificate,
    async ({ params, actor }) => {
      if (actor.role === 'doctor' && actor.id !== params.doctorId) refuse('CERTIFICATE_NOT_FOUND');
      const { rows } = await ports.pool.query<{ file: string; file_name: string }>(
        'select file, file_name from read.registration_certificates where doctor_id = $1 and number = $2',
        [params.doctorId, params.number],
      );
      const { file: id, file_name: name } = rows[0] ?? refuse('CERTIFICATE_NOT_FOUND');
      const file = (await ports.files.open({ subject: params.doctorId, id })) ?? refuse('CERTIFICATE_NOT_FOUND');
      return { file: { content: file, mediaType: file.mediaType, etag: id, name } };
    },
    { reads },
  ),
];

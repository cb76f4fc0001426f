import { refuse } from '@anamnesis/contracts/language/errors';
import { listRegistrations, showCertificate, showRegistration } from '@anamnesis/contracts/registrations/routes';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import { doctorRegistrations, type RegistrationRow } from '@anamnesis/read-models/registrations/doctor-registrations';
import type { Ports } from '../ports.js';
import { list } from './registration-list.js';
import { show } from './show-registration.js';

const reads = [doctorRegistrations];

export const registrationHandlers = (ports: Ports): RouteHandler[] => [
  answer(listRegistrations, (call) => list(ports, call), { reads }),
  answer(showRegistration, (call) => show(ports, call), { reads }),

  answer(
    showCertificate,
    async ({ params, actor }) => {
      if (actor.role === 'doctor' && actor.id !== params.doctorId) refuse('CERTIFICATE_NOT_FOUND');
      const { rows } = await ports.pool.query<Pick<RegistrationRow, 'certificates'>>(
        'select certificates from read.registrations where doctor_id = $1',
        [params.doctorId],
      );
      const certificate = rows[0]?.certificates[params.number - 1] ?? refuse('CERTIFICATE_NOT_FOUND');
      const { file: id, file_name: name } = certificate;
      const file = (await ports.files.open({ subject: params.doctorId, id })) ?? refuse('CERTIFICATE_NOT_FOUND');
      return { file: { content: file, mediaType: file.mediaType, etag: id, name } };
    },
    { reads },
  ),
];

import { showAvailability } from '@anamnesis/contracts/doctors/availability-routes';
import { doctorSlots, findDoctors, recommendDoctors } from '@anamnesis/contracts/doctors/routes';
import { refuse } from '@anamnesis/contracts/language/errors';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import type { Ports } from '../ports.js';
import { DOCTOR_COLUMNS, type DoctorRow, LISTED } from './doctor-row.js';
import { find, withNextFree } from './find-doctors.js';
import { ownAvailability } from './own-availability.js';
import { slotsOfDay } from './slots-of-day.js';

const reads = ['doctor-directory', 'doctor-availability', 'appointment-list'];
const RECOMMENDED = 3;

export const doctorHandlers = (ports: Ports): RouteHandler[] => [
  answer(findDoctors, (call) => find(ports, call), { reads }),

  answer(doctorSlots, (call) => slotsOfDay(ports, call), { reads }),

  answer(showAvailability, (call) => ownAvailability(ports, call), { reads: [...reads, 'patient-profile'] }),

  answer(
    recommendDoctors,
    async ({ params }) => {
      const { pool } = ports;
      const known = await pool.query<{ specifications: string[] }>(
        'select specifications from read.doctors where doctor_id = $1',
        [params.doctorId],
      );
      if (!known.rows[0]) return refuse('DOCTOR_NOT_FOUND');
      // Who shares more specializations comes first, then the better rated, then the more experienced.
      const { rows } = await pool.query<DoctorRow>(
        `select ${DOCTOR_COLUMNS} from read.doctors
         where doctor_id <> $1 and ${LISTED} and specifications && $2
         order by cardinality(array(select unnest(specifications) intersect select unnest($2::text[]))) desc,
                  stars::float / greatest(feedback_count, 1) desc, year_exp desc, doctor_id
         limit ${RECOMMENDED}`,
        [params.doctorId, known.rows[0].specifications],
      );
      return { body: { recommendations: await withNextFree(ports, rows) } };
    },
    { reads },
  ),
];

import { doctorSlots, findDoctors, recommendDoctors } from '@anamnesis/contracts/doctors/routes';
import { refuse } from '@anamnesis/contracts/language/errors';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import type { Ports } from '../ports.js';
import { DOCTOR_COLUMNS, type DoctorRow } from './doctor-row.js';
import { find, withNextFree } from './find-doctors.js';
import { slotsOf, takenStarts } from './free-slots.js';

const reads = ['doctor-directory', 'appointment-list'];
const RECOMMENDED = 3;

export const doctorHandlers = (ports: Ports): RouteHandler[] => [
  answer(findDoctors, (call) => find(ports, call), { reads }),

  answer(
    doctorSlots,
    async ({ params, query }) => {
      const { rowCount } = await ports.pool.query('select 1 from read.doctors where doctor_id = $1', [params.doctorId]);
      if (rowCount === 0) refuse('DOCTOR_NOT_FOUND');
      const slots = slotsOf(query.date, ports.timeZone);
      const [first] = slots;
      const taken = first
        ? await takenStarts(ports, [params.doctorId], new Date(first.startsAt))
        : new Map<string, Set<string>>();
      const now = ports.clock().getTime();
      return {
        body: {
          date: query.date,
          timeZone: ports.timeZone,
          slots: slots.map(({ time, startsAt }) => {
            const past = Date.parse(startsAt) <= now;
            const free = taken.get(params.doctorId)?.has(startsAt) ? ('taken' as const) : ('free' as const);
            return { time, startsAt, state: past ? ('past' as const) : free };
          }),
        },
      };
    },
    { reads },
  ),

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
         where doctor_id <> $1 and specifications && $2
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

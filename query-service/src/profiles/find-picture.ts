import type { PictureFacts } from '@anamnesis/contracts/profiles/policy';
import type { showPicture } from '@anamnesis/contracts/profiles/routes';
import type { Call } from '@anamnesis/platform/http/answer';
import { LISTED } from '../doctors/doctor-row.js';
import type { Ports } from '../ports.js';

interface PictureRow {
  role: PictureFacts['role'];
  picture: string | null;
  listed: boolean;
  met: boolean;
}

/** The owner of a picture and the policy's facts; null if there is no such account. */
export async function findPicture(
  { pool }: Ports,
  { params: { accountId }, actor }: Call<typeof showPicture>,
): Promise<(PictureFacts & { picture: string | null }) | null> {
  const { rows } = await pool.query<PictureRow>(
    `select 'doctor' as role, picture, ${LISTED} as listed, exists (
       select 1 from read.appointments a where a.doctor_id = d.doctor_id and a.patient_id = $2) as met
     from read.doctors d where doctor_id = $1
     union all
     select 'patient', picture, false, exists (
       select 1 from read.appointments a where a.patient_id = p.patient_id and a.doctor_id = $2)
     from read.patients p where patient_id = $1`,
    [accountId, actor.id],
  );
  return rows[0] ? { accountId, ...rows[0] } : null;
}

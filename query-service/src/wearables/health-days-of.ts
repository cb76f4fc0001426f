import { clinicTime, dayAfter } from '@anamnesis/contracts/time/slots';
import { LISTED_DAYS, USUAL_DAYS } from '@anamnesis/contracts/wearables/constants';
import { perMeasure } from '@anamnesis/contracts/wearables/measures';
import { mergedDays, type MergedDay } from '@anamnesis/contracts/wearables/merged-day';
import type { HealthDay, Wearable } from '@anamnesis/contracts/wearables/routes';
import { usualBefore } from '@anamnesis/contracts/wearables/usual';
import type { HealthDayRow, WearableRow } from '@anamnesis/read-models/wearables/wearables';
import type { Ports } from '../ports.js';

type DeviceRow = Pick<WearableRow, 'device_id' | 'name' | 'kind' | 'fetched_at'> & { is_selected: boolean };
type NameRow = Pick<WearableRow, 'device_id' | 'name'>;
type DayRow = Pick<HealthDayRow, 'device_id' | 'day' | 'kind' | 'measures' | 'recorded_at'>;

/** A patient's devices, in the order in which they were added. */
export async function wearablesOf({ pool }: Pick<Ports, 'pool'>, patientId: string): Promise<Wearable[]> {
  const { rows } = await pool.query<DeviceRow>(
    `select w.device_id, w.name, w.kind, w.fetched_at, s.device_id is not null as is_selected
       from read.wearables w
       left join read.wearable_selections s on s.patient_id = w.patient_id and s.device_id = w.device_id
      where w.patient_id = $1 and not w.is_removed
      order by w.position`,
    [patientId],
  );
  return rows.map(({ device_id: id, name: model, kind, fetched_at: fetchedAt, is_selected: isSelected }) => ({
    ...{ id, model, manufacturer: null, kind, isSelected, fetchedAt },
  }));
}

/** Whether a patient shares the days of their devices with doctors, as the patient is shown it. Access is decided by the log. */
export async function isSharing({ pool }: Pick<Ports, 'pool'>, patientId: string): Promise<boolean> {
  const { rows } = await pool.query('select from read.health_day_sharings where patient_id = $1', [patientId]);
  return rows.length > 0;
}

/** The names of all devices that days may come from: removed ones too. */
async function deviceNames({ pool }: Pick<Ports, 'pool'>, patientId: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await pool.query<NameRow>('select device_id, name from read.wearables where patient_id = $1', [
    patientId,
  ]);
  return new Map(rows.map(({ device_id: id, name }) => [id, name]));
}

/** What each device measured on the days of the last year, and on those before that say what was usual. */
async function deviceDaysOf(
  { pool, clock, timeZone }: Pick<Ports, 'pool' | 'clock' | 'timeZone'>,
  patientId: string,
): Promise<DayRow[]> {
  const today = clinicTime(clock(), timeZone).date;
  const { rows } = await pool.query<DayRow>(
    'select device_id, day, kind, measures, recorded_at from read.health_days where patient_id = $1 and day > $2',
    [patientId, dayAfter(today, -LISTED_DAYS - USUAL_DAYS)],
  );
  return rows;
}

const merge = (rows: readonly DayRow[]): MergedDay[] =>
  mergedDays(rows.map(({ device_id: deviceId, day, kind, measures }) => ({ day, deviceId, kind, measures })));

/** A patient's days of the last year, merged, with those before that say what was usual; the oldest first. */
export async function mergedDaysOf(
  ports: Pick<Ports, 'pool' | 'clock' | 'timeZone'>,
  patientId: string,
): Promise<MergedDay[]> {
  return merge(await deviceDaysOf(ports, patientId));
}

const keyOf = (deviceId: string, day: string) => `${deviceId} ${day}`;

/** The days of the last year as they are listed: each value with its device and when it was recorded, and what was usual before. */
export async function healthDaysOf(ports: Ports, patientId: string): Promise<HealthDay[]> {
  const [rows, names] = await Promise.all([deviceDaysOf(ports, patientId), deviceNames(ports, patientId)]);
  const days = merge(rows);
  const times = new Map(rows.map(({ device_id: id, day, recorded_at: at }) => [keyOf(id, day), at]));
  const first = dayAfter(clinicTime(ports.clock(), ports.timeZone).date, -LISTED_DAYS);
  return days
    .filter(({ day }) => day > first)
    .map((each) => ({
      day: each.day,
      values: perMeasure((measure) => {
        const known = each.values[measure];
        if (!known) return null;
        const { value, kind, deviceId } = known;
        const recordedAt = times.get(keyOf(deviceId, each.day)) ?? null;
        const usual = usualBefore(days, each, measure);
        return { value, kind, deviceName: names.get(deviceId) ?? '', recordedAt, usual };
      }),
    }));
}

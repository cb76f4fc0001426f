import { planLeave, setWeeklyHours, showAvailability } from '@anamnesis/contracts/availability/addresses';
import type {
  Leave,
  planLeave as planRoute,
  showAvailability as showRoute,
} from '@anamnesis/contracts/availability/routes';
import type { BodyOf, ReplyOf } from '@anamnesis/contracts/language/route';
import type { WeeklyHours } from '@anamnesis/contracts/availability/availability';
import type { CreateParams, GetListParams, GetOneParams, UpdateParams } from 'react-admin';
import { call } from '../api/call';
import { type FeatureResource, OWN, type Sent, writeTo } from '../desk/resource';

/** The signed-in doctor's availability as a record. */
export type AvailabilityRecord = ReplyOf<typeof showRoute>['data'] & { id: typeof OWN };

const signalOf = ({ signal }: { signal?: AbortSignal }) => (signal ? { signal } : {});

/** The weekly hours, and the days of leave that the preview of the slots needs. */
export const availabilityResource = {
  getOne: async (_: string, params: GetOneParams) => {
    const { data } = await call(showAvailability, undefined, signalOf(params));
    return { data: { ...data, id: OWN } };
  },
  update: async (_: string, { data, previousData }: UpdateParams) => {
    const { slotMinutes, hours, commandId } = data as Sent<WeeklyHours>;
    await writeTo(setWeeklyHours, commandId, { body: { slotMinutes, hours: [...hours] } });
    return { data: { ...previousData, slotMinutes, hours } };
  },
} as FeatureResource;

/** The leave that is not over. */
export const leavesResource = {
  getList: async (_: string, params: GetListParams & { signal?: AbortSignal }) => {
    const { leaves } = (await call(showAvailability, undefined, signalOf(params))).data;
    return { data: leaves, total: leaves.length };
  },
  create: async (_: string, { data }: CreateParams) => {
    const { commandId, ...body } = data as Sent<BodyOf<typeof planRoute>>;
    const { leaveId } = (await writeTo(planLeave, commandId, { body })).data;
    const created: Leave = { reason: '', ...body, id: leaveId, bookings: [] };
    return { data: created };
  },
} as FeatureResource;

import { refuse } from '@anamnesis/contracts/language/refusal';
import { MAX_DEVICES } from '@anamnesis/contracts/wearables/constants';
import { WEARABLE_NAME_TAKEN, WEARABLE_NOT_FOUND, WEARABLE_TOO_MANY } from '@anamnesis/contracts/wearables/errors';
import type { WearableEvent } from '@anamnesis/contracts/wearables/events';
import { sharingFold } from '@anamnesis/contracts/wearables/sharing';
import type { Decider } from '@anamnesis/platform/deciding/decider';

/**
 * A patient's devices: ids by name, in a form in which equal names are equal, the selected one, and those that were removed; and whether their days
 * are shared with doctors.
 */
export interface Wearables {
  readonly ids: ReadonlyMap<string, string>;
  readonly selected: string | null;
  readonly removed: ReadonlySet<string>;
  readonly isShared: boolean;
}

export type WearableCommand =
  | { type: 'AddWearable'; data: { patientId: string; deviceId: string; deviceName: string } }
  | { type: 'SelectWearable'; data: { patientId: string; deviceModel: string } }
  | { type: 'RemoveWearable'; data: { patientId: string; deviceId: string } }
  | { type: 'ShareHealthDays'; data: { patientId: string; isShared: boolean } };

const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase();

/** The devices of one patient: together, because a device is selected by its name. */
export const wearablesDecider: Decider<Wearables, WearableCommand, WearableEvent, null> = {
  opens: ['WearableAdded'],
  initialState: { ids: new Map(), selected: null, removed: new Set(), isShared: sharingFold.initialState },

  evolve: (state, event) => {
    const { type, data } = event;
    switch (type) {
      case 'WearableAdded':
        return { ...state, ids: new Map(state.ids).set(nameKey(data.deviceName), data.deviceId) };
      case 'WearableSelected':
        return { ...state, selected: data.deviceId };
      case 'WearableRemoved':
        return {
          ...state,
          ids: new Map([...state.ids].filter(([, id]) => id !== data.deviceId)),
          selected: state.selected === data.deviceId ? null : state.selected,
          removed: new Set(state.removed).add(data.deviceId),
        };
      case 'HealthDaysShared':
      case 'HealthDaysWithdrawn':
        return { ...state, isShared: sharingFold.evolve(state.isShared, event) };
    }
  },

  decide: ({ ids, selected, removed, isShared }, { type, data }) => {
    const { patientId } = data;
    switch (type) {
      case 'AddWearable': {
        const { deviceId, deviceName } = data;
        if (ids.has(nameKey(deviceName))) return refuse(WEARABLE_NAME_TAKEN);
        if (ids.size >= MAX_DEVICES) return refuse(WEARABLE_TOO_MANY);
        const added: WearableEvent = {
          type: 'WearableAdded',
          data: { patientId, deviceId, deviceName, kind: 'simulated' },
        };
        return selected === null ? [added, { type: 'WearableSelected', data: { patientId, deviceId } }] : [added];
      }
      case 'SelectWearable': {
        const deviceId = ids.get(nameKey(data.deviceModel)) ?? refuse(WEARABLE_NOT_FOUND);
        return deviceId === selected ? [] : [{ type: 'WearableSelected', data: { patientId, deviceId } }];
      }
      case 'RemoveWearable': {
        const { deviceId } = data;
        if (removed.has(deviceId)) return [];
        const others = [...ids.values()].filter((id) => id !== deviceId);
        if (others.length === ids.size) return refuse(WEARABLE_NOT_FOUND);
        const [next] = others;
        const gone: WearableEvent = { type: 'WearableRemoved', data: { patientId, deviceId } };
        return deviceId === selected && next !== undefined
          ? [gone, { type: 'WearableSelected', data: { patientId, deviceId: next } }]
          : [gone];
      }
      case 'ShareHealthDays': {
        if (data.isShared === isShared) return [];
        return [{ type: data.isShared ? 'HealthDaysShared' : 'HealthDaysWithdrawn', data: { patientId } }];
      }
    }
  },
};

import { refuse } from '@anamnesis/contracts/language/refusal';
import { MAX_SOURCES } from '@anamnesis/contracts/health-imports/constants';
import { HEALTH_SOURCES_TOO_MANY } from '@anamnesis/contracts/health-imports/errors';
import { MAX_DEVICES } from '@anamnesis/contracts/wearables/constants';
import { deviceNameKey } from '@anamnesis/contracts/wearables/device-name';
import { WEARABLE_NAME_TAKEN, WEARABLE_NOT_FOUND, WEARABLE_TOO_MANY } from '@anamnesis/contracts/wearables/errors';
import type { WearableEvent } from '@anamnesis/contracts/wearables/events';
import { sharingFold } from '@anamnesis/contracts/wearables/sharing';
import type { Decider } from '@anamnesis/platform/deciding/decider';

/**
 * A patient's devices: ids by name, in a form in which equal names are equal, the selected one, and those that were removed; the ids of the sources of imported
 * data, from which nothing can be fetched; and whether the days are shared with doctors.
 */
export interface Wearables {
  readonly ids: ReadonlyMap<string, string>;
  readonly selected: string | null;
  readonly removed: ReadonlySet<string>;
  readonly isShared: boolean;
  readonly sources: ReadonlySet<string>;
}

export type WearableCommand =
  | { type: 'AddWearable'; data: { patientId: string; deviceId: string; deviceName: string } }
  | { type: 'AddSource'; data: { patientId: string; deviceId: string; deviceName: string } }
  | { type: 'SelectWearable'; data: { patientId: string; deviceModel: string } }
  | { type: 'RemoveWearable'; data: { patientId: string; deviceId: string } }
  | { type: 'ShareHealthDays'; data: { patientId: string; isShared: boolean } };

/** The devices of one patient: together, because a device is selected by its name. */
export const wearablesDecider: Decider<Wearables, WearableCommand, WearableEvent, null> = {
  opens: ['WearableAdded'],
  initialState: {
    ...{ ids: new Map(), selected: null, removed: new Set(), sources: new Set() },
    isShared: sharingFold.initialState,
  },

  evolve: (state, event) => {
    const { type, data } = event;
    switch (type) {
      case 'WearableAdded':
        return data.kind === 'imported'
          ? { ...state, sources: new Set(state.sources).add(data.deviceId) }
          : { ...state, ids: new Map(state.ids).set(deviceNameKey(data.deviceName), data.deviceId) };
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

  decide: ({ ids, selected, removed, sources, isShared }, { type, data }) => {
    const { patientId } = data;
    switch (type) {
      case 'AddWearable': {
        const { deviceId, deviceName } = data;
        if (ids.has(deviceNameKey(deviceName))) return refuse(WEARABLE_NAME_TAKEN);
        if (ids.size >= MAX_DEVICES) return refuse(WEARABLE_TOO_MANY);
        const added: WearableEvent = {
          type: 'WearableAdded',
          data: { patientId, deviceId, deviceName, kind: 'simulated' },
        };
        return selected === null ? [added, { type: 'WearableSelected', data: { patientId, deviceId } }] : [added];
      }
      case 'AddSource': {
        if (sources.has(data.deviceId)) return [];
        if (sources.size >= MAX_SOURCES) return refuse(HEALTH_SOURCES_TOO_MANY);
        return [{ type: 'WearableAdded', data: { ...data, kind: 'imported' } }];
      }
      case 'SelectWearable': {
        const deviceId = ids.get(deviceNameKey(data.deviceModel)) ?? refuse(WEARABLE_NOT_FOUND);
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

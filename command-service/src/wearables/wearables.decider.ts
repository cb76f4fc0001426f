import { refuse } from '@anamnesis/contracts/language/refusal';
import { MAX_SOURCES } from '@anamnesis/contracts/health-imports/constants';
import { HEALTH_SOURCES_TOO_MANY } from '@anamnesis/contracts/health-imports/errors';
import { MAX_DEVICES } from '@anamnesis/contracts/wearables/constants';
import { deviceNameKey } from '@anamnesis/contracts/wearables/device-name';
import { WEARABLE_NAME_TAKEN, WEARABLE_NOT_FOUND, WEARABLE_TOO_MANY } from '@anamnesis/contracts/wearables/errors';
import type { WearableEvent } from '@anamnesis/contracts/wearables/events';
import type { Decider } from '@anamnesis/platform/deciding/decider';

/**
 * A patient's devices: ids by name, in a form in which equal names are equal, and the selected one; and the ids of the sources of imported data, from which
 * nothing can be fetched.
 */
export interface Wearables {
  readonly ids: ReadonlyMap<string, string>;
  readonly selected: string | null;
  readonly sources: ReadonlySet<string>;
}

export type WearableCommand =
  | { type: 'AddWearable'; data: { patientId: string; deviceId: string; deviceName: string } }
  | { type: 'AddSource'; data: { patientId: string; deviceId: string; deviceName: string } }
  | { type: 'SelectWearable'; data: { patientId: string; deviceModel: string } };

/** The stream of a patient's devices. */
export const wearablesStream = (patientId: string) => `devices-${patientId}`;

/** The devices of one patient: together, because a device is selected by its name. */
export const wearablesDecider: Decider<Wearables, WearableCommand, WearableEvent, null> = {
  opens: ['WearableAdded'],
  initialState: { ids: new Map(), selected: null, sources: new Set() },

  evolve: (state, { type, data }) => {
    switch (type) {
      case 'WearableAdded':
        return data.kind === 'imported'
          ? { ...state, sources: new Set(state.sources).add(data.deviceId) }
          : { ...state, ids: new Map(state.ids).set(deviceNameKey(data.deviceName), data.deviceId) };
      case 'WearableSelected':
        return { ...state, selected: data.deviceId };
    }
  },

  decide: ({ ids, selected, sources }, { type, data }) => {
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
    }
  },
};

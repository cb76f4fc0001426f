import { describe, expect, test } from '@jest/globals';
import { MAX_DEVICES } from '@anamnesis/contracts/wearables/constants';
import type { HealthDayEvent, WearableEvent } from '@anamnesis/contracts/wearables/events';
import type { Measures } from '@anamnesis/contracts/wearables/measures';
import { givenWhenThen } from '@anamnesis/platform/testing/given-when-then';
import { healthDayDecider } from './health-day.decider.js';
import { simulatedMeasures } from './simulated-device.js';
import { wearablesDecider } from './wearables.decider.js';

const patientId = '0a1b0000-0000-4000-8000-000000000001';
const band = '0a1b0000-0000-4000-8000-000000000002';
const watch = '0a1b0000-0000-4000-8000-000000000003';
const added = (deviceId: string, deviceName: string): WearableEvent => ({
  type: 'WearableAdded',
  data: { patientId, deviceId, deviceName, kind: 'simulated' },
});
const selected = (deviceId: string): WearableEvent => ({ type: 'WearableSelected', data: { patientId, deviceId } });
const add = (deviceId: string, deviceName: string) =>
  ({ type: 'AddWearable', data: { patientId, deviceId, deviceName } }) as const;
const removed = (deviceId: string): WearableEvent => ({ type: 'WearableRemoved', data: { patientId, deviceId } });
const remove = (deviceId: string) => ({ type: 'RemoveWearable', data: { patientId, deviceId } }) as const;
const shared: WearableEvent = { type: 'HealthDaysShared', data: { patientId } };
const withdrawn: WearableEvent = { type: 'HealthDaysWithdrawn', data: { patientId } };
const share = (isShared: boolean) => ({ type: 'ShareHealthDays', data: { patientId, isShared } }) as const;
const select = (deviceModel: string) => ({ type: 'SelectWearable', data: { patientId, deviceModel } }) as const;

describe('a device', () => {
  const { given } = givenWhenThen(wearablesDecider, null);

  test('is selected if it is the first one', () =>
    given().when(add(band, 'Pulse Band 2')).then(added(band, 'Pulse Band 2'), selected(band)));
  test('added later is not selected', () =>
    given(added(band, 'Pulse Band 2'), selected(band)).when(add(watch, 'Watch')).then(added(watch, 'Watch')));
  test('with a name that another one has is refused', () =>
    given(added(band, 'Pulse Band 2'), selected(band))
      .when(add(watch, 'pulse band 2'))
      .thenRefuses('WEARABLE_NAME_TAKEN'));
  test('is refused where there are too many', () =>
    given(...Array.from({ length: MAX_DEVICES }, (_, number) => added(band, `Band ${number}`)))
      .when(add(watch, 'Watch'))
      .thenRefuses('WEARABLE_TOO_MANY'));
  test('is selected by its name', () =>
    given(added(band, 'Band'), selected(band), added(watch, 'Watch')).when(select('Watch')).then(selected(watch)));
  test('of imported data is added once, and cannot be selected', () => {
    const source: WearableEvent = {
      type: 'WearableAdded',
      data: { patientId, deviceId: watch, deviceName: 'Watch', kind: 'imported' },
    };
    const addSource = { type: 'AddSource', data: { patientId, deviceId: watch, deviceName: 'Watch' } } as const;
    given().when(addSource).then(source);
    given(source).when(addSource).thenNothing();
    given(source).when(select('Watch')).thenRefuses('WEARABLE_NOT_FOUND');
    given(source).when(add(band, 'Watch')).then(added(band, 'Watch'), selected(band));
  });
  test('selected again, changes nothing', () =>
    given(added(band, 'Band'), selected(band)).when(select('Band')).thenNothing());
  test('that is not there cannot be selected', () =>
    given(added(band, 'Band'), selected(band)).when(select('Watch')).thenRefuses('WEARABLE_NOT_FOUND'));
});

describe('a device that is removed', () => {
  const { given } = givenWhenThen(wearablesDecider, null);
  const two = [added(band, 'Band'), selected(band), added(watch, 'Watch')] as const;

  test('is not selected any more, but another one is', () =>
    given(...two)
      .when(remove(band))
      .then(removed(band), selected(watch)));
  test('changes nothing for the selected one', () =>
    given(...two)
      .when(remove(watch))
      .then(removed(watch)));
  test('is the last one', () => given(added(band, 'Band'), selected(band)).when(remove(band)).then(removed(band)));
  test('cannot be selected, and leaves its name to another one, which is selected', () => {
    const none = [added(band, 'Band'), selected(band), removed(band)] as const;
    given(...none)
      .when(select('Band'))
      .thenRefuses('WEARABLE_NOT_FOUND');
    given(...none)
      .when(add(watch, 'Band'))
      .then(added(watch, 'Band'), selected(watch));
  });
  test('again, changes nothing', () =>
    given(...two, removed(watch))
      .when(remove(watch))
      .thenNothing());
  test('and never was there, is refused', () =>
    given(added(band, 'Band'), selected(band)).when(remove(watch)).thenRefuses('WEARABLE_NOT_FOUND'));
});

describe('the days of the devices', () => {
  const { given } = givenWhenThen(wearablesDecider, null);

  test('are not shared at first', () => given(added(band, 'Band')).when(share(false)).thenNothing());
  test('are shared, also before there is a device', () => given().when(share(true)).then(shared));
  test('are shared once', () => given(shared).when(share(true)).thenNothing());
  test('are withdrawn', () => given(shared).when(share(false)).then(withdrawn));
  test('are withdrawn once', () => given(shared, withdrawn).when(share(false)).thenNothing());
  test('are shared again', () => given(shared, withdrawn).when(share(true)).then(shared));
});

describe('a day of health data', () => {
  const { given } = givenWhenThen(healthDayDecider, null);
  const measures: Measures = { heartRate: 72, steps: 8_310, calories: 1_980, sleep: 5.4 };
  const data: HealthDayEvent['data'] = { patientId, deviceId: band, day: '2026-11-20', kind: 'simulated', measures };
  const recorded = (other: Partial<HealthDayEvent['data']> = {}): HealthDayEvent => ({
    type: 'HealthDayRecorded',
    data: { ...data, ...other },
  });
  const record = { type: 'RecordHealthDay', data } as const;

  test('is recorded', () => given().when(record).then(recorded()));
  test('with equal measures is recorded once', () => given(recorded()).when(record).thenNothing());
  test('with other measures replaces those before', () =>
    given(recorded({ measures: { ...measures, steps: 8_309 } }))
      .when(record)
      .then(recorded()));
  test('of another device is recorded beside', () =>
    given(recorded({ deviceId: watch }))
      .when(record)
      .then(recorded()));
});

describe('the simulated device', () => {
  test.each([
    ['lowest', () => 0, { heartRate: 60, steps: 5_000, calories: 1_500, sleep: 5 }],
    ['highest', (below: number) => below - 1, { heartRate: 99, steps: 14_999, calories: 2_999, sleep: 8.9 }],
  ])('measures within the bounds: the %s values', (_, draw, expected) => {
    expect(simulatedMeasures(draw)).toEqual(expected);
  });
});

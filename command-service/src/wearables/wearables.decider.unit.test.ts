import { describe, expect, test } from '@jest/globals';
import { MAX_DEVICES } from '@anamnesis/contracts/wearables/constants';
import type { HealthDayEvent, WearableEvent } from '@anamnesis/contracts/wearables/events';
import { type Measures, NO_MEASURES } from '@anamnesis/contracts/wearables/measures';
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
  type Recorded = Extract<HealthDayEvent, { type: 'HealthDayRecorded' }>['data'];
  const data: Recorded = { patientId, deviceId: band, day: '2026-11-20', kind: 'simulated', measures };
  const recorded = (other: Partial<Recorded> = {}): HealthDayEvent => ({
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
  /** Two exports of one source for the same day, the second one imported after the first. */
  const joined = (first: Partial<Measures>, second: Partial<Measures>, expected: Partial<Measures> | null) => {
    const of = (some: Partial<Measures>) =>
      ({ kind: 'imported', measures: { ...NO_MEASURES, ...some } }) as const satisfies Partial<Recorded>;
    const next = { type: 'RecordHealthDay', data: { ...data, ...of(second) } } as const;
    const then = given(recorded(of(first))).when(next);
    if (expected) then.then(recorded(of(expected)));
    else then.thenNothing();
  };
  test('imported from an older export of the source keeps the larger counts', () => {
    joined({ steps: 10_500, heartRate: 70 }, { steps: 900, heartRate: 61 }, null);
    joined({ steps: 900, heartRate: 61 }, { steps: 10_500, heartRate: 70 }, { steps: 10_500, heartRate: 70 });
    joined({ sleep: 7, calories: 2_100 }, { sleep: 3.5, calories: 1_900 }, null);
  });
  test('imported from an export with other measures keeps those that are missing in it', () => {
    joined({ heartRate: 70 }, { steps: 4_000 }, { heartRate: 70, steps: 4_000 });
    joined({ steps: 4_000 }, { heartRate: 70 }, { heartRate: 70, steps: 4_000 });
  });
  test('imported from a later export with a corrected heart rate takes it', () =>
    joined({ heartRate: 70, steps: 900 }, { heartRate: 64, steps: 900 }, { heartRate: 64, steps: 900 }));
  test('imported from a later export with a corrected night takes it, also where it is shorter', () => {
    joined({ sleep: 16.7, steps: 900 }, { sleep: 8.8, steps: 900 }, { sleep: 8.8, steps: 900 });
    joined({ sleep: 16.7 }, { sleep: 8.8 }, { sleep: 8.8 });
    joined({ sleep: 16.7 }, { steps: 900 }, { sleep: 16.7, steps: 900 });
  });
  test('has what was made up removed, and what was measured kept', () => {
    const removal = { type: 'RemoveMadeUp', data: { patientId, day: '2026-11-20' } } as const;
    const gone: HealthDayEvent = { type: 'HealthDayRemoved', data: { patientId, deviceId: band, day: '2026-11-20' } };
    given(recorded(), recorded({ deviceId: watch, kind: 'imported' }))
      .when(removal)
      .then(gone);
    given(recorded(), gone).when(removal).thenNothing();
    given(recorded(), gone).when(record).then(recorded());
    given().when(removal).thenNothing();
  });
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

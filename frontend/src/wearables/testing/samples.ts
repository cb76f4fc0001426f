import type { HealthDay, Wearable } from '@anamnesis/contracts/wearables/routes';

/** A simulated device. */
export const aWearable = (other: Partial<Wearable> = {}): Wearable => ({
  ...{ id: 'band', model: 'Pulse Band 2', manufacturer: null, kind: 'simulated', isSelected: true, fetchedAt: null },
  ...other,
});

/** A value of it, with what was usual before. */
const aDayValue = (deviceName: string, value: number, usual: { low: number; high: number } | null = null) => ({
  ...{ value, usual },
  kind: 'simulated' as const,
  deviceName,
  recordedAt: '2026-11-20T05:11:00.000Z',
});

/** A day of it. */
export const aHealthDay = (
  day: string,
  other: Partial<HealthDay['values']> = {},
  device = 'Pulse Band 2',
): HealthDay => ({
  day,
  values: {
    heartRate: aDayValue(device, 72, { low: 64, high: 78 }),
    steps: aDayValue(device, 8_310),
    calories: aDayValue(device, 1_980),
    sleep: aDayValue(device, 5.4, { low: 6.6, high: 7.9 }),
    ...other,
  },
});

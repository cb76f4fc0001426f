/** What is measured of a day. */
export const healthMeasures = ['heartRate', 'steps', 'calories', 'sleep'] as const;
export type HealthMeasure = (typeof healthMeasures)[number];

/** The kinds of sources of health data, the one that counts most first. Values of a simulated device are made up. */
export const sourceKinds = ['imported', 'simulated'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** The values of the simulated device: bounds, both included, and decimal places. */
export const SIMULATED: Readonly<Record<HealthMeasure, { least: number; most: number; decimals: number }>> = {
  heartRate: { least: 60, most: 99, decimals: 0 },
  steps: { least: 5_000, most: 14_999, decimals: 0 },
  calories: { least: 1_500, most: 2_999, decimals: 0 },
  sleep: { least: 5, most: 8.9, decimals: 1 },
};
/** How long the simulated device takes; milliseconds. */
export const SIMULATED_DELAY = 1_000;

/** Characters of a device's name. */
export const MAX_DEVICE_NAME = 60;
/** Devices of one patient. */
export const MAX_DEVICES = 20;

/** Days before a day that say what is usual, and how many of them are needed. */
export const USUAL_DAYS = 60;
export const MIN_USUAL_DAYS = 7;
/** Days that are listed, the latest one included. */
export const LISTED_DAYS = 366;

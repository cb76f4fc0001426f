import type { LeftOutKind } from '@anamnesis/contracts/health-imports/constants';

/** What tables of Health Connect have that is not imported, by their names without their ending. */
export const HEALTH_CONNECT_KINDS: Readonly<Record<string, LeftOutKind>> = {
  resting_heart_rate: 'restingHeartRate',
  heart_rate_variability_rmssd: 'heartRateVariability',
  distance: 'distance',
  floors_climbed: 'floors',
  weight: 'bodyWeight',
  body_fat: 'bodyWeight',
  height: 'height',
  blood_pressure: 'bloodPressure',
  blood_glucose: 'bloodSugar',
  oxygen_saturation: 'oxygen',
  body_temperature: 'temperature',
  respiratory_rate: 'breathing',
};

import type { LeftOutKind } from '@anamnesis/contracts/health-imports/constants';

const PREFIX = /^HK(Quantity|Category)TypeIdentifier/;

/** What types of records are that are not imported, by their names in HealthKit without the prefix. */
const KINDS: Readonly<Record<string, LeftOutKind>> = {
  RestingHeartRate: 'restingHeartRate',
  WalkingHeartRateAverage: 'walkingHeartRate',
  HeartRateVariabilitySDNN: 'heartRateVariability',
  DistanceWalkingRunning: 'distance',
  DistanceCycling: 'distance',
  DistanceSwimming: 'distance',
  FlightsClimbed: 'floors',
  AppleExerciseTime: 'exerciseTime',
  AppleStandTime: 'exerciseTime',
  AppleStandHour: 'exerciseTime',
  BodyMass: 'bodyWeight',
  BodyMassIndex: 'bodyWeight',
  BodyFatPercentage: 'bodyWeight',
  LeanBodyMass: 'bodyWeight',
  Height: 'height',
  BloodPressureSystolic: 'bloodPressure',
  BloodPressureDiastolic: 'bloodPressure',
  BloodGlucose: 'bloodSugar',
  OxygenSaturation: 'oxygen',
  BodyTemperature: 'temperature',
  AppleSleepingWristTemperature: 'temperature',
  RespiratoryRate: 'breathing',
};

/** What a record of Apple Health is that is not imported, by its type. */
export function appleKindOf(type: string): LeftOutKind {
  const name = type.replace(PREFIX, '');
  return Object.hasOwn(KINDS, name) ? KINDS[name]! : 'other';
}

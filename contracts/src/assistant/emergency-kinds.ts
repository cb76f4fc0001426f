/** What a message may tell of that cannot wait. The order is that of the advice where a message tells of several. */
export const emergencyKinds = [
  'selfHarm',
  'choking',
  'drowning',
  'electricity',
  'unconscious',
  'breathing',
  'heart',
  'stroke',
  'lowSugar',
  'bleeding',
  'allergy',
  'poisoning',
  'bite',
  'child',
  'pregnancy',
  'burn',
  'injury',
  'meningitis',
  'sepsis',
  'heat',
  'violence',
  /** A sign that cannot wait, of none of the other kinds: sudden blindness, a very high blood sugar, "call an ambulance". */
  'urgent',
  /** May be danger, and may not: the message is answered like any other, below the numbers. */
  'unsure',
  /** May be a wish to die, and may not: likewise, with the number of people who listen first. */
  'low',
] as const;
export type EmergencyKind = (typeof emergencyKinds)[number];

const SOFT: ReadonlySet<EmergencyKind> = new Set(['unsure', 'low']);

/** Whether a message is answered by advice alone: it tells of danger, or is likely to. Otherwise the numbers stand above its answer. */
export const isAlarm = (kinds: readonly EmergencyKind[]): boolean => kinds.some((kind) => !SOFT.has(kind));

/**
 * What a message may tell of that cannot wait. The order is that of the advice where a message tells of several and its context says nothing else (`order.ts` of the package clinical): first what
 * names its cause, because its advice differs (the current is switched off, heat is cooled, sugar is given), then by how soon it kills.
 */
export const emergencyKinds = [
  /** The message goes on about the emergency of the conversation, whose kinds follow: "he says it is better now". */
  'sameEmergency',
  'selfHarm',
  'choking',
  'drowning',
  'electricity',
  /** Gas that leaks, or fumes in a closed place: a cylinder or pipe, a gas geyser, coal, a generator, a septic tank. Everybody goes into fresh air, and nothing makes a spark. */
  'gas',
  /** A chemical in an eye: acid, lime, a cleaner. Rinsed before anything else. */
  'chemicalEye',
  /** Too much of heroin, morphine, tramadol or the like: breathing is slow, and nobody wakes. */
  'opioid',
  'heat',
  'preEclampsia',
  'lowSugar',
  'unconscious',
  'allergy',
  'bite',
  'poisoning',
  'heart',
  'breathing',
  'stroke',
  'bleeding',
  'pregnancy',
  /** An unborn child moves less, or no more. */
  'reducedMovements',
  'burn',
  /** A child is beaten or abused, or tells of it. */
  'childAbuse',
  /** The same with somebody who is grown up. */
  'violence',
  'injury',
  'meningitis',
  'child',
  'sepsis',
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

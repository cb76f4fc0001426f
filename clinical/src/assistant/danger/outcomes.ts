import { type EmergencyKind, emergencyKinds } from '@anamnesis/contracts/assistant/emergency-kinds';

/** The outcomes of a message: no danger, an emergency, a wish to die. In the order of the weights, which name them too. */
export const dangerOutcomes = ['none', 'emergency', 'selfHarm'] as const;

/** Kinds of which no example is: a wish to die is an outcome above, and the others are found by rule. */
const NOT_LEARNED: ReadonlySet<EmergencyKind> = new Set(['sameEmergency', 'selfHarm', 'chemicalEye', 'unsure', 'low']);

/** The kinds of emergencies that are learned, in the order of their weights. */
export const learnedKinds: readonly EmergencyKind[] = [
  'urgent',
  ...emergencyKinds.filter((kind) => kind !== 'urgent' && !NOT_LEARNED.has(kind)),
];

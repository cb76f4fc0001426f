import { findEmergencies } from '@anamnesis/clinical/assistant/emergencies/emergencies';

/** Whether a text tells that its writer may harm themselves. A file of its own, because it is loaded once somebody writes. */
export const tellsOfSelfHarm = (text: string): boolean => findEmergencies(text).includes('selfHarm');

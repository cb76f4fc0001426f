import { consultationTypeChoices, DEFAULT_CONSULTATION_TYPE } from '@anamnesis/contracts/doctors/constants';
import { useCallback } from 'react';
import { useMessages } from '../language/messages';
import { consultationTypeMessages, type ConsultationTypeTexts } from './consultation-type-messages';

const offeredOf = (type: string) => consultationTypeChoices.find((each) => each === type);

/** The name of a type: translated if it is one of the offered ones, otherwise as the doctor typed it. */
export function consultationTypeName(m: ConsultationTypeTexts, type: string): string {
  const offered = offeredOf(type);
  return offered ? m.names[offered] : type;
}

/** "Follow-up Consultation" of "Follow-up". A doctor's own type that already ends in that word stays as it is. */
export function consultationTitle(m: ConsultationTypeTexts, type?: string | null): string {
  const name = type?.trim() || DEFAULT_CONSULTATION_TYPE;
  const offered = offeredOf(name);
  if (offered) return m.titles[offered];
  return /\bconsultation$/i.test(name) ? name : m.consultation({ type: name });
}

/** `consultationTitle` in the language of the page. */
export function useConsultationTitle(): (type?: string | null) => string {
  const m = useMessages(consultationTypeMessages);
  return useCallback((type) => consultationTitle(m, type), [m]);
}

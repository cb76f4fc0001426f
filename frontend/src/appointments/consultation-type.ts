import { DEFAULT_CONSULTATION_TYPE } from '@anamnesis/contracts/doctors/constants';
import { useCallback } from 'react';
import { useMessages } from '../language/messages';
import { consultationTypeMessages, type ConsultationTypeTexts } from './consultation-type-messages';

/** "Follow-up Consultation" of "Follow-up". A type that already ends in that word stays as it is. */
export function consultationTitle(m: ConsultationTypeTexts, type?: string | null): string {
  const name = type?.trim() || DEFAULT_CONSULTATION_TYPE;
  return /\bconsultation$/i.test(name) ? name : m.consultation({ type: name });
}

/** `consultationTitle` in the language of the page. */
export function useConsultationTitle(): (type?: string | null) => string {
  const m = useMessages(consultationTypeMessages);
  return useCallback((type) => consultationTitle(m, type), [m]);
}

import { DEFAULT_ISSUE_DETAILS } from '@anamnesis/contracts/appointments/constants';
import type { AppointmentTexts } from './messages';

/** The reason of an appointment. Where the patient gave none, the server stores a fixed text, which is shown in the language of the page. */
export const issueText = (m: Pick<AppointmentTexts, 'noIssueDetails'>, issueDetails: string): string =>
  issueDetails === '' || issueDetails === DEFAULT_ISSUE_DETAILS ? m.noIssueDetails : issueDetails;

import { inquiryStream } from '@anamnesis/contracts/replay/events';
import { type Inquiry, inquiryFold } from '@anamnesis/contracts/replay/inquiry';
import type { Ports } from '../ports.js';

/** An inquiry, whose reason is recorded once it is open. By the log, since a read model may be behind. */
export const inquiryOf = ({ log }: Pick<Ports, 'log'>, inquiryId: string): Promise<Inquiry> =>
  log.load(inquiryFold, inquiryStream(inquiryId));

import { inquiryStream } from '@anamnesis/contracts/replay/events';
import { inquiryFold } from '@anamnesis/contracts/replay/inquiry';
import type { Ports } from '../ports.js';

/** Whether an inquiry was opened, so that its reason is recorded. By the log, since a read model may be behind. */
export async function isInquiry({ log }: Pick<Ports, 'log'>, inquiryId: string): Promise<boolean> {
  return (await log.load(inquiryFold, inquiryStream(inquiryId))).status === 'open';
}

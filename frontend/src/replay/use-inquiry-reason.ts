import { listInquiries } from '@anamnesis/contracts/replay/addresses';
import { useApiQuery } from '../api/api-queries';

/** The reason of an inquiry; undefined while it is loading, and for one that is not among the latest. */
export const useInquiryReason = (inquiry: string): string | undefined =>
  useApiQuery(listInquiries).data?.inquiries.find(({ id }) => id === inquiry)?.reason;

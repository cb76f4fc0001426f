import { z } from 'zod';

/** Query of the lists of the record screens: `?filter={}&range=[0,9]&sort=["field","ASC"]`. The reply carries Content-Range. */
export const listQuery = z.object({
  filter: z.string().max(2000).optional(),
  range: z.string().max(40).optional(),
  sort: z.string().max(80).optional(),
});
export type ListQuery = z.infer<typeof listQuery>;

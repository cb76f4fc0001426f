import type { Logger } from '@anamnesis/platform/logging/logger';
import type { Attending } from '@anamnesis/platform/redis/attending';

/** While Redis is unavailable nobody is shown as present, and rooms can be read: presence is no part of a conversation. */
export function attendingOrNone(
  { count, among }: Pick<Attending, 'count' | 'among'>,
  logger: Logger,
): Pick<Attending, 'count' | 'among'> {
  const orElse = async <Result>(asked: Promise<Result>, none: Result): Promise<Result> =>
    asked.catch((error: unknown) => {
      logger.warn({ err: error }, 'The presence in rooms could not be read');
      return none;
    });
  return {
    count: (groups) =>
      orElse(
        count(groups),
        groups.map(() => 0),
      ),
    among: (group, members) => orElse<ReadonlySet<string>>(among(group, members), new Set()),
  };
}

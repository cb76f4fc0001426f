import { describe, expect, test } from '@jest/globals';
import { pushedTags, tagsOfPush } from './appointments-pushes.js';
import { isCommand, isInternal } from './language/route.js';
import { routes } from './routes.js';
import { tags } from './tags.js';

const sorted = (each: Iterable<string>) => [...new Set(each)].toSorted();
const publicRoutes = routes.filter((route) => !isInternal(route));

describe('the tags of the route table', () => {
  test.each(publicRoutes)(
    '$name has either tags or a reason for having none',
    ({ shows = [], changes = [], untagged, ...route }) => {
      const [own, other] = isCommand(route) ? [changes, shows] : [shows, changes];
      expect(other).toEqual([]);
      expect(own.length > 0).toBe(untagged === undefined);
      expect(new Set(own).size).toBe(own.length);
    },
  );

  test('are each shown by a query and changed by a command', () => {
    expect(sorted(publicRoutes.flatMap(({ shows = [] }) => shows))).toEqual(sorted(tags));
    expect(sorted(publicRoutes.flatMap(({ changes = [] }) => changes))).toEqual(sorted(tags));
  });

  test('belong to one feature each', () => {
    expect(new Set(tags).size).toBe(tags.length);
  });

  test('are the same for all queries of a react-admin resource, because its cache is invalidated by resource', () => {
    const queries = publicRoutes.filter(({ method, path }) => method === 'GET' && path.startsWith('/api/admin/'));
    const resourceOf = ({ path }: { path: string }) => path.split('/')[3];
    for (const { name, path, shows } of queries)
      expect({ name, shows }).toEqual({
        name,
        shows: queries.find((other) => resourceOf(other) === resourceOf({ path }))?.shows,
      });
  });
});

describe('a push', () => {
  test('changes the tags of the command that caused its event', () => {
    const changed = (name: string) => routes.find((route) => route.name === name)?.changes;
    expect(tagsOfPush('AppointmentBooked')).toEqual(changed('bookAppointment'));
    expect(tagsOfPush('FeedbackGiven')).toEqual(changed('giveFeedback'));
    expect(tagsOfPush('NotesWritten')).toEqual(changed('writeNotes'));
  });

  test('of an unknown type changes all tags that a push can change', () => {
    expect(tagsOfPush('SomethingNew')).toEqual(pushedTags);
  });
});

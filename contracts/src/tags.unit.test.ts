import { describe, expect, test } from '@jest/globals';
import { pushedTags, tagsOfPush } from './appointments-pushes.js';
import { isInternal } from './language/route.js';
import { routes } from './routes.js';
import { tags } from './tags.js';

const sorted = (each: Iterable<string>) => [...new Set(each)].toSorted();
const asked = routes.filter((route) => !isInternal(route));

describe('the tags of the route table', () => {
  test.each(asked)('$name has tags, or says why not', ({ method, shows = [], changes = [], untagged }) => {
    const [own, other] = method === 'GET' ? [shows, changes] : [changes, shows];
    expect(other).toEqual([]);
    expect(own.length > 0).toBe(untagged === undefined);
    expect(new Set(own).size).toBe(own.length);
  });

  test('each is shown by a query and changed by a command', () => {
    expect(sorted(asked.flatMap(({ shows = [] }) => shows))).toEqual(sorted(tags));
    expect(sorted(asked.flatMap(({ changes = [] }) => changes))).toEqual(sorted(tags));
  });

  test('belongs to one feature', () => {
    expect(new Set(tags).size).toBe(tags.length);
  });

  test('the routes of one react-admin resource show the same, since its queries are known by the resource alone', () => {
    const queries = asked.filter(({ method, path }) => method === 'GET' && path.startsWith('/api/admin/'));
    const resourceOf = ({ path }: { path: string }) => path.split('/')[3];
    for (const { name, path, shows } of queries)
      expect({ name, shows }).toEqual({
        name,
        shows: queries.find((other) => resourceOf(other) === resourceOf({ path }))?.shows,
      });
  });
});

describe('a push', () => {
  test('changes what the command changed whose event it tells of', () => {
    const changed = (name: string) => routes.find((route) => route.name === name)?.changes;
    expect(tagsOfPush('AppointmentBooked')).toEqual(changed('bookAppointment'));
    expect(tagsOfPush('FeedbackGiven')).toEqual(changed('giveFeedback'));
    expect(tagsOfPush('NotesWritten')).toEqual(changed('writeNotes'));
  });

  test('of an unknown type changes all that any push may', () => {
    expect(tagsOfPush('SomethingNew')).toEqual(pushedTags);
  });
});

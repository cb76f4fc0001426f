import { expect, test } from '@jest/globals';
import { eventDefinitions } from '../events.js';
import { withoutTitle, withTitle } from './doctor-name.js';

test.each(['Dr. Neel Shah', 'dr Dr. Neel Shah', 'Doctor Neel Shah', 'डॉ. Neel Shah'])(
  '"%s" is kept without its title',
  (name) => expect(withoutTitle(name)).toBe('Neel Shah'),
);

test.each([
  ['Neel Shah', 'Dr. Neel Shah'],
  ['Dr. Neel Shah', 'Dr. Neel Shah'],
  ['dr Dr. Neel Shah', 'Dr. Neel Shah'],
  ['', ''],
])('"%s" with its title is "%s"', (name, expected) => expect(withTitle(name)).toBe(expected));

test.each(['DoctorRegistered', 'DoctorProfileEdited'])(
  'upcasting %s version 1 removes the title from the name',
  (type) => {
    const read = (fullName: string) => eventDefinitions.get(type)?.upcasters[1]?.({ fullName, kept: 1 });
    expect(read('Dr. Neel Shah')).toEqual({ fullName: 'Neel Shah', kept: 1 });
    expect(read('Neel Shah')).toEqual({ fullName: 'Neel Shah', kept: 1 });
    expect(read('Dr.')).toEqual({ fullName: 'Dr.', kept: 1 });
  },
);

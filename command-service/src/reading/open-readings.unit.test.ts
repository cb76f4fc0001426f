import { expect, test } from '@jest/globals';
import { READING_GIVEN_UP_AFTER, READINGS_AT_ONCE } from '@anamnesis/contracts/reading/constants';
import { createOpenReadings } from './open-readings.js';

const now = new Date('2026-11-20T08:00:00.000Z');
const documents = Array.from({ length: READINGS_AT_ONCE }, (_, index) => `document ${index}`);

test('one document more than may be read at once is refused, until one has ended, or was given up', async () => {
  const ended = new Set<string>();
  const open = createOpenReadings(async (id) => ended.has(id));
  const admit = (document: string, patient = 'Meera', at = now) => open.admit(patient, document, at);
  for (const document of documents) await admit(document);
  await admit(documents[0]!);
  await admit('one more', 'Ravi');
  await expect(admit('one more')).rejects.toMatchObject({ code: 'READINGS_TOO_MANY', status: 429 });

  ended.add(documents[1]!);
  await admit('one more');
  await expect(admit('another')).rejects.toMatchObject({ code: 'READINGS_TOO_MANY' });
  open.release('Meera', documents[2]!);
  await admit('another');
  await expect(admit('a third')).rejects.toMatchObject({ code: 'READINGS_TOO_MANY' });
  await admit('a third', 'Meera', new Date(now.getTime() + READING_GIVEN_UP_AFTER + 1));
});

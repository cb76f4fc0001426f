import { lastDayOf } from '../medicines/course.js';
import { MAX_SHORT_TEXT } from '../records/constants.js';
import { type BundleIndex, type Found, uriOf } from './bundle-index.js';
import { joined } from './joined.js';
import { wordsOf } from './concept-words.js';
import type { EntryOf } from './entry.js';
import { type Json, listOf, textOf } from './json.js';
import { courseOf } from './read-course.js';
import { medicineDay } from './read-days.js';
import { readDosage } from './read-dosage.js';
import { doctorNamedBy, medicineOf, noteOf, roleOf } from './read-elements.js';
import { fitting, withRemarks } from './remarks.js';

/** A medicine that is or was taken, or an order for one. */
export function readMedicine(index: BundleIndex, found: Found): EntryOf<'prescription'> {
  const { resource } = found;
  const order = listOf(resource['basedOn']).map((reference) => index.resolve(reference, resource)?.resource)[0];
  const writer = resource['informationSource'] ?? resource['requester'];
  const read = readDosage(listOf(resource['dosage'] ?? resource['dosageInstruction']), index.isOwn);
  const dated = medicineDay(index, resource);
  const course = courseOf(index, resource, dated.date, read.duration);
  const isEndless = dated.remark !== '' && !index.isOwn && lastDayOf(FIRST, course.duration) !== null;
  const isOpen = isEndless && course.stoppedOn === null;
  const texts = [...read.instructions, ...reasonsOf(index, resource), noteOf(resource)];
  const remarks = [dated.remark, course.remark];
  const room = MAX_SHORT_TEXT - joined([read.overlong, ...remarks], '\n').length - 2;
  return {
    ...{ kind: 'prescription', resource: uriOf(index, found), role: roleOf(index, found, writer) },
    doctorName: doctorNamedBy(index, [order?.['requester'], writer], resource),
    date: dated.date,
    medication: medicineOf(index, resource),
    // Where the first day is not known, the last is not either: such a medicine is taken until it is stopped.
    dosage: joined([read.dosage, isOpen ? `for ${course.duration}` : ''], ', '),
    duration: isOpen ? '' : course.duration,
    stoppedOn: course.stoppedOn,
    instructions: withRemarks(
      joined([read.overlong, index.isOwn ? joined(texts, '\n') : fitting(texts, room, '\n')], '\n'),
      remarks,
    ),
  };
}

/** Why a medicine is taken, and why it has its status. */
function reasonsOf(index: BundleIndex, resource: Json): readonly string[] {
  const references = listOf(resource['reasonReference']).map(
    (reference) => wordsOf(index.resolve(reference, resource)?.resource['code']) || textOf(reference['display']),
  );
  const reasons = joined([...new Set([...listOf(resource['reasonCode']).map(wordsOf), ...references])], ', ');
  const { statusReason } = resource;
  const states = joined(
    (Array.isArray(statusReason) ? (statusReason as unknown[]) : [statusReason]).map(wordsOf),
    ', ',
  );
  return [reasons && `For: ${reasons}`, states && `Reason of the status: ${states}`];
}

/** Any day, to see whether a duration has an end. */
const FIRST = '2000-01-01';

import { type BundleIndex, dayOf, type Found, uriOf } from './bundle-index.js';
import { codesOf, wordsOf } from './concept-words.js';
import { joined } from './joined.js';
import type { EntryOf } from './entry.js';
import { type Json, listOf, objectOf, textOf } from './json.js';
import { limits, quantity } from './quantity-words.js';
import { dayOrBundleDay } from './read-days.js';
import { doctorNamedBy, noteOf, roleOf } from './read-elements.js';
import { remark, withRemarks } from './remarks.js';

/** When something was, in any of the forms that FHIR has for it: "2016", "age 40 a", "from 2016 until 2018". */
export function timeWords(resource: Json, element: 'onset' | 'abatement' | 'performed'): string {
  const [moment, age, period, range, text] = ['DateTime', 'Age', 'Period', 'Range', 'String'].map(
    (type) => resource[`${element}${type}`],
  );
  const { start, end } = objectOf(period);
  const [years, between] = [quantity(age), limits(objectOf(range))];
  return (
    joined([textOf(moment).slice(0, 10), textOf(text), (years || between) && `age ${years || between}`], ', ') ||
    joined([textOf(start).slice(0, 10), textOf(end) && `until ${textOf(end).slice(0, 10)}`], ' ') ||
    (resource[`${element}Boolean`] === true ? 'a day that is not known' : '')
  );
}

const CONFIRMED = new Set(['', 'confirmed']);

/** A condition. What a record has no field for is in its notes. The follow-up is a plan that addresses it. */
export function readCondition(index: BundleIndex, found: Found): EntryOf<'diagnosis'> {
  const { resource } = found;
  const { recorder, asserter, onsetDateTime, onsetPeriod, recordedDate } = resource;
  const evidence = listOf(resource['evidence']).flatMap(({ code }) => listOf(code));
  const dated = dayOrBundleDay(index, [recordedDate, onsetDateTime, objectOf(onsetPeriod)['start']]);
  const since = timeWords(resource, 'onset');
  const verification = codesOf(resource['verificationStatus'])[0] ?? '';
  const stages = listOf(resource['stage']).map(({ summary }) => wordsOf(summary));
  return {
    ...{ kind: 'diagnosis', resource: uriOf(index, found), role: roleOf(index, found, recorder) },
    doctorName: doctorNamedBy(index, [asserter, recorder], resource),
    date: dated.date,
    condition: wordsOf(resource['code']),
    symptoms: joined(evidence.map(wordsOf), ', '),
    notes: withRemarks(noteOf(resource), [
      remark('Since', since === dated.date ? '' : since),
      dated.remark,
      remark('Status', codesOf(resource['clinicalStatus'])[0] ?? ''),
      remark('Verification', CONFIRMED.has(verification) ? '' : verification),
      remark('Severity', wordsOf(resource['severity'])),
      remark('Body site', joined(listOf(resource['bodySite']).map(wordsOf), ', ')),
      remark('Stage', joined(stages, ', ')),
      remark('Until', timeWords(resource, 'abatement')),
    ]),
    followUpDate: dayOf(objectOf(index.followUps.get(found)?.resource['period'])['start']),
  };
}

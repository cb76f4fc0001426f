import { type BundleIndex, dayOf, type Found, uriOf } from './bundle-index.js';
import { dayOrBundleDay, endOf, medicineDay, UNCLEAR } from './read-days.js';
import type { TransferredEntry } from './entry.js';
import { type Json, listOf, numberOf, objectOf, textOf } from './json.js';
import { codesOf, doctorNamedBy, hasEnded, joined, noteOf, quantity, roleOf, wordsOf } from './read-elements.js';

/** An entry as it is read, before its texts are checked. */
export type Draft = TransferredEntry;

const startOf = (period: unknown) => objectOf(period)['start'];

/** A timing without a code is how long a medicine is taken, as this product writes it. */
function durationOf({ timing }: Json): string {
  const { code } = objectOf(timing);
  return codesOf(code).length > 0 ? '' : wordsOf(code);
}

/** A dosage as text; if it has none, its dose and times: "1 tablet, BID, 2 times in 1 d". */
function doseText(dose: Json): string {
  const { repeat, code } = objectOf(dose['timing']);
  const { frequency, period, periodUnit } = objectOf(repeat);
  const [times, length] = [numberOf(frequency), numberOf(period)];
  return (
    textOf(dose['text']) ||
    joined(
      [
        quantity(listOf(dose['doseAndRate'])[0]?.['doseQuantity']),
        durationOf(dose) === '' ? wordsOf(code) : '',
        times !== null && length !== null ? `${times} times in ${length} ${textOf(periodUnit)}` : '',
      ],
      ', ',
    )
  );
}

/**
 * Since when a medicine is no longer taken, and for how long it is taken. A period with an end is read whatever the status says: one
 * that ended before the summary was made is over, a later end is a duration in days. On the day itself the status decides.
 */
function courseOf(index: BundleIndex, resource: Json, date: string, written: string) {
  const end = endOf(index, resource['effectivePeriod']);
  if (end === UNCLEAR) return { duration: written, stoppedOn: end };
  const isOver = end === null || index.latestDay === null || end <= index.latestDay;
  if (hasEnded(resource) && isOver) return { duration: written, stoppedOn: end ?? date };
  const days = end === null ? NaN : Math.round((Date.parse(end) - Date.parse(date)) / DAY) + 1;
  if (end === null || Number.isNaN(days)) return { duration: written, stoppedOn: null };
  if (end < date || (index.date !== null && end < index.date)) return { duration: written, stoppedOn: end };
  // A course has at most three digits.
  const counted = days < 1_000 ? `${days} days` : `${Math.ceil(days / 7)} weeks`;
  return { duration: written || counted, stoppedOn: null };
}
const DAY = 86_400_000;

/** A medicine that is or was taken, or an order for one. */
export function readMedicine(index: BundleIndex, found: Found): Draft {
  const { resource } = found;
  const order = listOf(resource['basedOn']).map((reference) => index.resolve(reference, resource)?.resource)[0];
  const writer = resource['informationSource'] ?? resource['requester'];
  const doses = listOf(resource['dosage'] ?? resource['dosageInstruction']);
  const medication = index.resolve(resource['medicationReference'], resource)?.resource ?? {};
  const { date, remark } = medicineDay(index, resource);
  return {
    ...{ kind: 'prescription', resource: uriOf(index, found), role: roleOf(index, found, writer) },
    doctorName: doctorNamedBy(index, [order?.['requester'], writer], resource),
    date,
    medication: wordsOf(resource['medicationCodeableConcept']) || wordsOf(medication['code']),
    dosage: joined(doses.map(doseText), '; '),
    ...courseOf(index, resource, date, durationOf(doses[0] ?? {})),
    instructions: joined([...doses.map((dose) => textOf(dose['patientInstruction'])), noteOf(resource), remark], '\n'),
  };
}

const CONFIRMED = new Set(['', 'confirmed']);
const ACTIVE = new Set(['', 'active', 'recurrence', 'relapse']);

/** A condition; one that is no longer active says so in its notes. The follow-up is a plan that addresses it. */
export function readDiagnosis(index: BundleIndex, found: Found): Draft {
  const { resource } = found;
  const { recorder, asserter, onsetDateTime, onsetPeriod, onsetString, recordedDate } = resource;
  const evidence = listOf(resource['evidence']).flatMap(({ code }) => listOf(code));
  const status = codesOf(resource['clinicalStatus'])[0] ?? '';
  const { date, remark } = dayOrBundleDay(index, [recordedDate, onsetDateTime, startOf(onsetPeriod)]);
  const since = dayOf(onsetDateTime) ? '' : textOf(onsetDateTime) || textOf(onsetString);
  const verification = codesOf(resource['verificationStatus'])[0] ?? '';
  return {
    ...{ kind: 'diagnosis', resource: uriOf(index, found), role: roleOf(index, found, recorder) },
    doctorName: doctorNamedBy(index, [asserter, recorder], resource),
    date,
    condition: wordsOf(resource['code']),
    symptoms: joined(evidence.map(wordsOf), ', '),
    notes: joined(
      [
        ...[noteOf(resource), since && `Since: ${since}`, remark],
        ...[
          ACTIVE.has(status) ? '' : `Status: ${status}`,
          CONFIRMED.has(verification) ? '' : `Verification: ${verification}`,
        ],
      ],
      '\n',
    ),
    followUpDate: dayOf(startOf(index.followUps.get(found)?.resource['period'])),
  };
}

const momentOf = (value: unknown): string | null => {
  const text = textOf(value);
  return /T.*(?:Z|[+-]\d{2}:\d{2})$/.test(text) && !Number.isNaN(Date.parse(text))
    ? new Date(text).toISOString()
    : null;
};

const SEVERITIES = new Set(['mild', 'moderate', 'severe']);

/** What happened, with its severity: "Hives (severe)". */
function reactionText(reaction: Json): string {
  const what = joined([...listOf(reaction['manifestation']).map(wordsOf), textOf(reaction['description'])], ', ');
  const severity = textOf(reaction['severity']);
  if (!SEVERITIES.has(severity)) return what;
  return what === '' ? severity : `${what} (${severity})`;
}

/** The risk of another exposure, in the words by which a check of a prescription knows a severe allergy. */
const RISKS = new Map([
  ['high', 'high risk'],
  ['low', 'low risk'],
]);

/** An allergy. Its severity is part of the reaction's text, because a record has no other place for it. */
export function readAllergy(index: BundleIndex, found: Found): Draft {
  const { resource } = found;
  const { recorder, asserter } = resource;
  const reactions = listOf(resource['reaction']);
  return {
    ...{ kind: 'allergy', resource: uriOf(index, found), role: roleOf(index, found, recorder) },
    doctorName: doctorNamedBy(index, [asserter, recorder], resource),
    substance: wordsOf(resource['code']) || (reactions.map(({ substance }) => wordsOf(substance)).find(Boolean) ?? ''),
    reaction: joined([...reactions.map(reactionText), RISKS.get(textOf(resource['criticality'])) ?? ''], ', '),
    writtenAt: momentOf(resource['recordedDate']),
  };
}

import { labTestMessages } from '../labs/test-messages';
import { useMessages } from '../language/messages';
import { Field } from '../look/field';
import { SelectField } from '../look/select-field';
import { type Draft, isBySex, noLimits, testsWithRange } from './draft';
import type { FieldsProps } from './interaction-fields';
import { whatIfMessages } from './messages';
import { limitsText } from './rule-words';

/** Another range of a laboratory test, for each sex where the table has one for each. */
export function RangeFields({ draft, errors, onChange }: FieldsProps) {
  const m = useMessages(whatIfMessages);
  const names = useMessages(labTestMessages);
  const test = testsWithRange.find(({ key }) => key === draft.test);
  const range = test?.range ?? null;
  const today =
    range !== null && 'male' in range
      ? m.bySex({ male: limitsText(m, range.male), female: limitsText(m, range.female) })
      : limitsText(m, range);
  const limit = (name: 'low' | 'high' | 'womenLow' | 'womenHigh', label: string) => (
    <Field
      label={label}
      value={draft[name]}
      error={errors[name]}
      inputMode="decimal"
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  );
  const bySex = isBySex(draft.test);
  return (
    <>
      <SelectField
        label={m.test}
        options={testsWithRange.map(({ key }) => ({ value: key, label: names[key] }))}
        value={draft.test}
        onChange={({ target }) => onChange({ ...noLimits, test: target.value as Draft['test'] })}
      />
      <p className="note">
        <strong>{m.range({ unit: test?.unit ?? '' })}</strong> {m.rangeNote({ today })}
      </p>
      {limit('low', bySex ? m.lowestMen : m.lowest)}
      {limit('high', bySex ? m.highestMen : m.highest)}
      {bySex && limit('womenLow', m.lowestWomen)}
      {bySex && limit('womenHigh', m.highestWomen)}
    </>
  );
}

import { severities } from '@anamnesis/contracts/medicines/rule';
import { useMessages } from '../language/messages';
import { Field } from '../look/field';
import { SelectField } from '../look/select-field';
import { changes, type Draft, interactions } from './draft';
import { whatIfMessages } from './messages';

export interface FieldsProps {
  draft: Draft;
  /** The sentence of each field that is wrong. */
  errors: Readonly<Partial<Record<keyof Draft, string>>>;
  onChange: (more: Partial<Draft>) => void;
}

/** An interaction that is added, changed or removed. */
export function InteractionFields({ draft, errors, onChange }: FieldsProps) {
  const m = useMessages(whatIfMessages);
  const { change } = draft;
  return (
    <>
      <SelectField
        label={m.change}
        options={changes.map((value) => ({ value, label: m.changes[value] }))}
        value={change}
        onChange={({ target }) => onChange({ change: target.value as Draft['change'] })}
      />
      {change === 'addedInteraction' ? (
        (['first', 'second'] as const).map((name) => (
          <Field
            key={name}
            label={m[name]}
            hint={m.ingredientHint}
            value={draft[name]}
            error={errors[name]}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        ))
      ) : (
        <SelectField
          label={m.interaction}
          error={errors.ruleId}
          options={interactions.map(({ id, between: [first, second], severity }) => ({
            value: id,
            label: m.interactionOption({ id, first: first.name, second: second.name, severity: m.said[severity] }),
          }))}
          value={draft.ruleId}
          onChange={({ target }) => onChange({ ruleId: target.value })}
        />
      )}
      {change !== 'removedInteraction' && (
        <>
          <SelectField
            label={m.severity}
            options={severities.map((value) => ({ value, label: m.said[value] }))}
            value={draft.severity}
            onChange={({ target }) => onChange({ severity: target.value as Draft['severity'] })}
          />
          <Field
            label={m.why}
            value={draft.why}
            error={errors.why}
            onChange={({ target }) => onChange({ why: target.value })}
          />
        </>
      )}
    </>
  );
}

import { MAX_WHAT_IF_TEXT } from '@anamnesis/contracts/what-if/constants';
import Button from '@mui/material/Button';
import { type SubmitEvent, useState } from 'react';
import { DeskBar } from '../desk/desk-bar';
import type { TextsOf } from '../language/message-types';
import { useMessages } from '../language/messages';
import { Field } from '../look/field';
import { Problem } from '../look/problem';
import { type Draft, emptyDraft, fieldsOf, limitOf, refusedFields, ruleOf } from './draft';
import { InteractionFields } from './interaction-fields';
import { whatIfMessages } from './messages';
import type english from './messages.en';
import { RangeFields } from './range-fields';
import { Result } from './result';
import { useRun } from './use-run';
import styles from './what-if.module.css';

const kinds = ['interaction', 'range'] as const;
type Errors = Partial<Record<keyof Draft, string>>;

function errorsIn(m: TextsOf<typeof english>, draft: Draft): Errors {
  const errors: Errors = {};
  for (const name of [...fieldsOf(draft), 'reason' as const]) {
    const isLimit = draft.kind === 'range' && name !== 'reason';
    if (isLimit && Number.isNaN(limitOf(draft[name]))) errors[name] = m.numberWrong;
    if (!isLimit && draft[name].trim() === '') errors[name] = m.required;
  }
  return errors;
}

/** The auditor's page that tries a changed rule on old records. */
export default function WhatIf() {
  const m = useMessages(whatIfMessages);
  const [draft, setDraft] = useState(emptyDraft);
  const [errors, setErrors] = useState<Errors>({});
  const { mutate, cancel, latest, error, isPending } = useRun();
  const change = (more: Partial<Draft>) => setDraft({ ...draft, ...more });
  const refused = error ? refusedFields(error.fields) : {};
  const shown = { ...refused, ...errors };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const wrong = errorsIn(m, draft);
    setErrors(wrong);
    if (Object.keys(wrong).length === 0) mutate({ rule: ruleOf(draft), reason: draft.reason });
  };
  const Fields = draft.kind === 'interaction' ? InteractionFields : RangeFields;
  return (
    <>
      <DeskBar title={m.title} note={m.note} />
      <div className="desk-page stack">
        <form noValidate className={styles.form} onSubmit={submit}>
          <div className="seg" role="group" aria-label={m.kind}>
            {kinds.map((kind) => (
              <button key={kind} type="button" aria-pressed={kind === draft.kind} onClick={() => change({ kind })}>
                {m.kinds[kind]}
              </button>
            ))}
          </div>
          <Fields draft={draft} errors={shown} onChange={change} />
          <Field
            label={m.reason}
            hint={m.reasonHint}
            multiline
            minRows={2}
            value={draft.reason}
            error={shown.reason}
            inputProps={{ maxLength: MAX_WHAT_IF_TEXT }}
            onChange={({ target }) => change({ reason: target.value })}
          />
          <p className="row">
            <Button type="submit" variant="contained" disabled={isPending}>
              {m.run}
            </Button>
            {isPending && (
              <Button variant="outlined" onClick={cancel}>
                {m.cancel}
              </Button>
            )}
          </p>
        </form>
        <div role="status">{isPending && <p>{m.running}</p>}</div>
        {error && !isPending && Object.keys(refused).length === 0 && <Problem title={m.failed} text={error.message} />}
        {latest && !isPending && <Result run={latest} />}
      </div>
    </>
  );
}

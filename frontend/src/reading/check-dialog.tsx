import Button from '@mui/material/Button';
import { useState } from 'react';
import { useMessages } from '../language/messages';
import { labTestMessages } from '../labs/test-messages';
import { Field } from '../look/field';
import { FormDialog } from '../look/form-dialog';
import { SelectField } from '../look/select-field';
import { readingMessages } from './messages';
import { PagePicture, type Page } from './page-picture';
import { placeOf } from './place';
import styles from './reading.module.css';
import { type Judgement, numberFrom, type Reviewed, valueNow } from './review';
import { unitChoice, unitChoices, unitOf } from './units';
import { plainValueText, valueTextOf } from './value-text';

interface Props {
  value: Reviewed;
  /** The page on which it stands; undefined if its picture is not known. */
  page: Page | undefined;
  documentName: string;
  onJudge: (judgement: Judgement) => void;
  onClose: () => void;
}

/** One value beside the place on the page where it was read, to be confirmed, corrected or discarded. */
export function CheckDialog({ value, page, documentName, onJudge, onClose }: Props) {
  const m = useMessages(readingMessages);
  const test = useMessages(labTestMessages)[value.test];
  const now = valueNow(value);
  const [before] = useState({ number: plainValueText(now), unit: unitChoice(now.unit) });
  const [number, setNumber] = useState(before.number);
  const [unit, setUnit] = useState(before.unit);
  const [problem, setProblem] = useState<string | undefined>();
  const isChanged = number.trim() !== before.number || unit !== before.unit;

  const judge = (judgement: Judgement) => {
    onJudge(judgement);
    onClose();
  };
  const submit = () => {
    const typed = numberFrom(number);
    if (typed && isChanged) judge({ kind: 'corrected', value: { ...typed, unit: unitOf(unit, value.read.unit) } });
    else setProblem(typed ? m.unchanged : m.valueWrong);
  };
  const { box, doubt, printedName } = value.read;
  const { row, column } = placeOf(box);
  const at = { page: value.read.page, name: documentName, test };
  return (
    <FormDialog
      title={m.checkTitle({ test })}
      note={m.asPrinted({ name: printedName, page: value.read.page })}
      other={
        <Button variant="outlined" disabled={isChanged} onClick={() => judge({ kind: 'right' })}>
          {m.itIsRight}
        </Button>
      }
      act={m.saveCorrection}
      look="contained"
      isPending={false}
      isDirty={isChanged}
      onSubmit={submit}
      onClose={onClose}
    >
      {page && <PagePicture page={page} label={m.enlarged(at)} marks={[box]} enlarged={box} />}
      <p>
        {doubt && <strong>{m.doubts[doubt]} </strong>}
        {m.readAs({ value: valueTextOf(value.read) })}
      </p>
      <div className={styles.fields}>
        <Field
          label={m.value}
          hint={m.valueHint}
          value={number}
          error={problem}
          autoComplete="off"
          inputProps={{ inputMode: 'text' }}
          onChange={({ target }) => setNumber(target.value)}
        />
        <SelectField
          label={m.unit}
          value={unit}
          options={unitChoices(m, value.test, value.read.unit)}
          onChange={({ target }) => setUnit(target.value)}
        />
      </div>
      <p>
        <button type="button" className="btn small text" onClick={() => judge({ kind: 'discarded' })}>
          {m.notAValue}
        </button>
      </p>
      {page && (
        <details>
          <summary>{m.wholePage}</summary>
          <PagePicture page={page} label={m.pageMarked({ ...at, place: m.places[`${row} ${column}`] })} marks={[box]} />
        </details>
      )}
    </FormDialog>
  );
}

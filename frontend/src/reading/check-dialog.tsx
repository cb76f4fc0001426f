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
import { OPEN, unitChoice, unitChoices, unitOf } from './units';
import { hasCommas, plainValueText, valueTextOf } from './value-text';
import { WholePage } from './whole-page';

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
  // A unit that was not read may stand on the paper all the same.
  const mustChoose = value.read.doubt === 'unitMissing' && value.judgement === null;
  const [before] = useState({ number: plainValueText(now), unit: mustChoose ? OPEN : unitChoice(now.unit) });
  const [number, setNumber] = useState(before.number);
  const [unit, setUnit] = useState(before.unit);
  const [problems, setProblems] = useState<{ number?: string; unit?: string }>({});
  const isAsRead = number.trim() === before.number && (mustChoose ? unit === unitChoice(null) : unit === before.unit);
  const isTouched = number.trim() !== before.number || unit !== before.unit;

  const judge = (judgement: Judgement) => {
    onJudge(judgement);
    onClose();
  };
  const submit = () => {
    const typed = numberFrom(number, hasCommas());
    if (!typed) setProblems({ number: m.valueWrong });
    else if (!isTouched || isAsRead) setProblems({ number: m.unchanged });
    else if (unit === OPEN) setProblems({ unit: m.unitNotChosen });
    else judge({ kind: 'corrected', value: { ...typed, unit: unitOf(unit, value.read.unit) } });
  };
  const confirm = () => (unit === OPEN ? setProblems({ unit: m.unitNotChosen }) : judge({ kind: 'right' }));
  const { box, doubt, printedName } = value.read;
  const { row, column } = placeOf(box);
  const at = { page: value.read.page, name: documentName, test };
  return (
    <FormDialog
      title={m.checkTitle({ test })}
      note={m.nameAsRead({ name: printedName, page: value.read.page })}
      other={
        <Button variant="outlined" disabled={isTouched && !isAsRead} onClick={confirm}>
          {m.itIsRight}
        </Button>
      }
      act={m.saveCorrection}
      look="contained"
      isPending={false}
      isDirty={isTouched}
      onSubmit={submit}
      onClose={onClose}
    >
      {page && <PagePicture page={page} label={m.enlarged(at)} marks={[box]} current={box} isEnlarged />}
      <p>
        {doubt && <strong>{m.doubts[doubt]} </strong>}
        {m.readAs({ value: valueTextOf(value.read) })}
      </p>
      <div className={styles.fields}>
        <Field
          label={m.value}
          hint={m.valueHint}
          value={number}
          error={problems.number}
          autoComplete="off"
          inputProps={{ inputMode: 'text' }}
          onChange={({ target }) => setNumber(target.value)}
        />
        <SelectField
          label={m.unit}
          value={unit}
          error={problems.unit}
          options={unitChoices(m, value, mustChoose)}
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
          <WholePage
            {...{ page, label: m.pageMarked({ ...at, place: m.places[`${row} ${column}`] }) }}
            marks={[box]}
            current={box}
          />
        </details>
      )}
    </FormDialog>
  );
}

import { importHealthRecord } from '@anamnesis/contracts/record-transfer/addresses';
import { MAX_IMPORTED_AT_ONCE } from '@anamnesis/contracts/record-transfer/constants';
import type { ReadBundle } from '@anamnesis/contracts/record-transfer/read-bundle';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useRef, useState } from 'react';
import { useCommand } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { Problem } from '../look/problem';
import { Loading } from '../look/states';
import { toast } from '../look/toasts';
import { EntryChoice } from './entry-choice';
import { transferMessages } from './messages';
import { PersonCheck, useDifferences } from './person-check';
import { UnreadList } from './unread-list';
import { useKnownEntries } from './use-known-entries';
import styles from './record-transfer.module.css';

interface Props {
  bundle: ReadBundle;
  onAnother: () => void;
  onClose: () => void;
}

/** What is in a file: the entries to choose from, those that cannot be added with the reason, and whom it is about. */
export function ImportPreview({ bundle, onAnother, onClose }: Props) {
  const m = useMessages(transferMessages);
  const known = useKnownEntries();
  const differences = useDifferences(bundle);
  const addable = bundle.entries.filter(({ resource }) => !known?.has(resource)).map(({ resource }) => resource);
  /** Null until the patient chooses: as many as can be added at once. */
  const [choice, setChoice] = useState<ReadonlySet<string> | null>(null);
  const [confirmed, setConfirmed] = useState(false);
  const [isUnconfirmed, setUnconfirmed] = useState(false);
  const aboutMe = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const all = new Set(addable.slice(0, MAX_IMPORTED_AT_ONCE));
  const chosen = choice ?? all;
  const { mutate, isPending, error } = useCommand(importHealthRecord, {
    onDone: (_, { body }) => {
      toast.success(m.added({ count: body.entries.length }));
      onClose();
    },
  });
  const choose = (resources: ReadonlySet<string>) => {
    setChoice(resources);
    setProblem(null);
  };
  const toggle = (resource: string) => {
    const next = new Set(chosen);
    if (!next.delete(resource)) next.add(resource);
    choose(next);
  };
  const confirm = (isAboutMe: boolean) => {
    setConfirmed(isAboutMe);
    setUnconfirmed(false);
  };
  const submit = () => {
    const found =
      chosen.size === 0
        ? m.nothingChosen
        : chosen.size > MAX_IMPORTED_AT_ONCE
          ? m.tooManyChosen({ most: MAX_IMPORTED_AT_ONCE })
          : null;
    const isMissing = found === null && differences?.length !== 0 && !confirmed;
    setProblem(found);
    setUnconfirmed(isMissing);
    // The box may be far above, out of sight.
    if (isMissing) aboutMe.current?.focus();
    const entries = bundle.entries.filter(({ resource }) => chosen.has(resource));
    if (found === null && !isMissing) mutate({ body: { source: bundle.source, entries } });
  };
  const isReady = known !== null && differences !== null;
  return (
    <>
      {/* It scrolls, and may have nothing that takes the focus. */}
      <DialogContent className="stack" tabIndex={0} role="group" aria-label={m.from({ source: bundle.source })}>
        <div className={styles.source}>
          <strong className={styles.text}>{m.from({ source: bundle.source })}</strong>
          <Button size="small" onClick={onAnother}>
            {m.another}
          </Button>
        </div>
        {!isReady && <Loading lines={2} bare />}
        {differences && differences.length > 0 && (
          <PersonCheck
            {...{ bundle, differences, confirmed }}
            isMissing={isUnconfirmed}
            box={aboutMe}
            onConfirm={confirm}
          />
        )}
        {isReady && (
          <>
            <p>{m.found({ count: addable.length })}</p>
            {addable.length > MAX_IMPORTED_AT_ONCE && (
              <p className="note">{m.atMost({ most: MAX_IMPORTED_AT_ONCE })}</p>
            )}
            {addable.length > 1 && (
              <div className={styles.acts}>
                <Button size="small" onClick={() => choose(all)}>
                  {m.all}
                </Button>
                <Button size="small" onClick={() => choose(new Set())}>
                  {m.none}
                </Button>
              </div>
            )}
            <ul className={styles.entries}>
              {bundle.entries.map((entry) => (
                <EntryChoice
                  key={entry.resource}
                  entry={entry}
                  chosen={chosen.has(entry.resource)}
                  known={known.has(entry.resource)}
                  onToggle={toggle}
                />
              ))}
            </ul>
          </>
        )}
        <UnreadList unread={bundle.unread} />
        {problem !== null && <Problem title={problem} />}
        {problem === null && !isPending && error && (
          <Problem title={m.addFailed} text={error.status === 413 ? `${error.message} ${m.tryFewer}` : error.message} />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {m.cancel}
        </Button>
        <Button variant="contained" disabled={isPending || !isReady || addable.length === 0} onClick={submit}>
          {isPending ? m.adding : m.submit({ count: chosen.size })}
        </Button>
      </DialogActions>
    </>
  );
}

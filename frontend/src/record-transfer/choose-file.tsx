import { BUNDLE_LIMITS } from '@anamnesis/contracts/record-transfer/constants';
import type { ReadBundle } from '@anamnesis/contracts/record-transfer/read-bundle';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { FileInput } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../language/messages';
import { OneFile } from '../look/one-file';
import { Problem } from '../look/problem';
import { dayOf } from '../time/clinic-time';
import { useClinic } from '../time/use-clinic';
import { transferMessages } from './messages';
import { readFile, type ReadingProblem } from './read-file';

const MEGABYTE = 1024 * 1024;

/** Chooses a file and reads it on this device. */
export function ChooseFile({ onRead, onClose }: { onRead: (bundle: ReadBundle) => void; onClose: () => void }) {
  const m = useMessages(transferMessages);
  const { timeZone } = useClinic();
  const [reading, setReading] = useState<string | null>(null);
  const [problem, setProblem] = useState<ReadingProblem | null>(null);
  const take = async (file: File) => {
    if (reading !== null) return;
    setProblem(null);
    setReading(file.name);
    const read = await readFile(file, dayOf(new Date(), timeZone));
    setReading(null);
    if ('problem' in read) setProblem(read.problem);
    else onRead(read);
  };
  return (
    <>
      <DialogContent className="stack">
        <OneFile
          icon={FileInput}
          label={m.choose}
          hint={m.chooseHint({ megabytes: BUNDLE_LIMITS.bytes / MEGABYTE })}
          accept=".json,application/json,application/fhir+json"
          onTake={(file) => void take(file)}
        />
        <p role="status" className="note">
          {reading !== null && m.reading({ file: reading })}
        </p>
        {problem && <Problem title={m.notRead} text={m.problems[problem]} />}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {m.cancel}
        </Button>
      </DialogActions>
    </>
  );
}

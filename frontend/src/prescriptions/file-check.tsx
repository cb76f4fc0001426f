import { useState } from 'react';
import { sentenceOf } from '../api/api-error';
import { useMessages } from '../language/messages';
import { OneFile } from '../look/one-file';
import { checkFile } from './check-file';
import { Verdict } from './checked-code';
import { prescriptionMessages } from './messages';
import type { SignatureVerdict } from '@anamnesis/contracts/prescriptions/routes';

const MAX_BYTES = 5 * 1024 * 1024;

type State =
  | { step: 'idle' | 'tooLarge' }
  | { step: 'checking'; name: string }
  | { step: 'checked'; verdict: SignatureVerdict }
  | { step: 'failed'; error: unknown };

/** Checks the signature of a PDF that is chosen or dropped. `onCode` gets the code of an unchanged one. */
export function FileCheck({ onCode }: { onCode: (code: string) => void }) {
  const m = useMessages(prescriptionMessages);
  const [state, setState] = useState<State>({ step: 'idle' });
  const take = async (file: File) => {
    if (file.size > MAX_BYTES) return setState({ step: 'tooLarge' });
    setState({ step: 'checking', name: file.name });
    try {
      const { verdict, code } = await checkFile(file);
      setState({ step: 'checked', verdict });
      if (code !== null) onCode(code);
    } catch (error) {
      setState({ step: 'failed', error });
    }
  };
  return (
    <>
      <OneFile
        label={m.chooseFile}
        hint={m.fileHint}
        accept=".pdf,application/pdf"
        onTake={(file) => void take(file)}
      />
      {state.step === 'checking' && (
        <p className="note" role="status">
          {m.fileChecking({ file: state.name })}
        </p>
      )}
      {state.step === 'checked' && (
        <Verdict isGood={state.verdict === 'unchanged'} title={m[state.verdict]} text={m[`${state.verdict}Hint`]} />
      )}
      {state.step === 'tooLarge' && <Verdict isGood={false} title={m.tooLarge} text={m.tooLargeHint} />}
      {state.step === 'failed' && (
        <Verdict isGood={false} title={m.fileFailed} text={sentenceOf(state.error, m.fileFailedHint)} />
      )}
    </>
  );
}

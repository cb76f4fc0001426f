import { readCode } from '@anamnesis/contracts/prescriptions/code';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useMessages } from '../language/messages';
import { PageTitle } from '../look/page-title';
import { Section } from '../look/section';
import { PublicPage } from '../shell/public-page';
import { CheckedCode } from './checked-code';
import { CodeForm } from './code-form';
import { FileCheck } from './file-check';
import { prescriptionMessages } from './messages';
import styles from './check.module.css';

/** Checks a prescription by its code and by its file, without a sign-in. A file leads to its code. */
export default function CheckPage() {
  const m = useMessages(prescriptionMessages);
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [code, setCode] = useState(hash.slice(1));
  /** Whether the result of the code is shown: of this code, never of one before it. */
  const [isAsked, setAsked] = useState(hash !== '');
  const [fragment, setFragment] = useState(hash);
  const ask = (given: string) => {
    setCode(readCode(given) ?? given);
    setAsked(true);
  };
  if (hash !== fragment) {
    setFragment(hash);
    if (hash !== '') ask(hash.slice(1));
  }
  useEffect(() => {
    // A fragment is sent to no server, but would stay in the history of the device.
    if (hash !== '') void navigate(pathname, { replace: true });
  }, [hash, navigate, pathname]);
  return (
    <PublicPage className={`page ${styles.check}`}>
      {/* For those who hold a prescription, not for search engines. */}
      <meta name="robots" content="noindex" />
      <PageTitle title={m.title} note={m.note} />
      <div className={styles.parts}>
        <Section title={m.byCode}>
          <CodeForm
            code={code}
            isWrong={isAsked && readCode(code) === null}
            onType={(typed) => {
              setCode(typed);
              setAsked(false);
            }}
            onCheck={() => ask(code)}
          />
          {isAsked && <CheckedCode code={code} />}
        </Section>
        <Section title={m.byFile}>
          <FileCheck onCode={ask} />
        </Section>
      </div>
    </PublicPage>
  );
}

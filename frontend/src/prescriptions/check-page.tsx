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
  const [fragment, setFragment] = useState(hash);
  if (hash !== fragment) {
    setFragment(hash);
    if (hash !== '') setCode(hash.slice(1));
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
          <CodeForm key={code} code={code} onCheck={setCode} />
          {code !== '' && <CheckedCode code={code} />}
        </Section>
        <Section title={m.byFile}>
          <FileCheck onCode={setCode} />
        </Section>
      </div>
    </PublicPage>
  );
}

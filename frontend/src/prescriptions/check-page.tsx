import { useState } from 'react';
import { useParams } from 'react-router';
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
  const { code: given = '' } = useParams();
  const [code, setCode] = useState(given);
  return (
    <PublicPage className={`page ${styles.check}`}>
      {/* An address with a code must not be found by searching. */}
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

import Button from '@mui/material/Button';
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../language/messages';
import { Field } from '../look/field';
import { Icon } from '../look/icon';
import { Section } from '../look/section';
import styles from './integrity.module.css';
import { integrityMessages } from './messages';
import { fingerprintIn, type useTrustedKey } from './use-trusted-key';

const looks = {
  trusted: { look: 'active', icon: CircleCheck },
  other: { look: 'other', icon: CircleX },
  unknown: { look: 'pending', icon: TriangleAlert },
} as const;

/** Compares the key that the server names with the fingerprint that the auditor got from elsewhere. */
export function TrustedKey({
  keyText,
  trusted: { fingerprint, stateOf, trust },
}: {
  keyText: string;
  trusted: ReturnType<typeof useTrustedKey>;
}) {
  const m = useMessages(integrityMessages);
  const [text, setText] = useState(fingerprint ?? '');
  const [isWrong, setWrong] = useState(false);
  const state = stateOf(keyText);
  const { look, icon } = looks[state];
  return (
    <Section title={m.trustedKey}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const entered = fingerprintIn(text);
          setWrong(entered === null);
          if (entered !== null) trust(entered);
        }}
      >
        <p role="status">
          <span className={`badge ${look}`}>
            <Icon of={icon} size={16} />
            {m.keyStates[state]}
          </span>
        </p>
        <Field
          label={m.givenFingerprint}
          hint={m.givenFingerprintHint}
          value={text}
          error={isWrong ? m.fingerprintWrong : undefined}
          onChange={({ target }) => setText(target.value)}
        />
        <div>
          <Button type="submit" variant="outlined">
            {m.compareKey}
          </Button>
        </div>
      </form>
    </Section>
  );
}

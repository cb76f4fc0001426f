import Button from '@mui/material/Button';
import { useState } from 'react';
import { useMessages } from '../language/messages';
import { PasswordField } from '../look/password-field';
import { insightMessages } from './messages';
import styles from './insights.module.css';
import { setOwnKey, useOwnKey } from './own-key';

/** Asks the AI provider with the patient's own key. */
export function OwnKeyForm() {
  const m = useMessages(insightMessages);
  return (
    <details>
      <summary>{m.ownKey}</summary>
      <OwnKeyFields />
    </details>
  );
}

/** The key, or that one is in use. */
export function OwnKeyFields() {
  const m = useMessages(insightMessages);
  const { key } = useOwnKey();
  const [typed, setTyped] = useState('');
  return key === null ? (
    <form
      className={styles.key}
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() === '') return;
        setOwnKey(typed.trim());
        setTyped('');
      }}
    >
      <PasswordField
        label={m.ownKeyLabel}
        hint={m.ownKeyHint}
        value={typed}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" variant="outlined">
        {m.useKey}
      </Button>
    </form>
  ) : (
    <div className={styles.key}>
      <p>{m.keyInUse}</p>
      <Button variant="outlined" onClick={() => setOwnKey(null)}>
        {m.forgetKey}
      </Button>
    </div>
  );
}

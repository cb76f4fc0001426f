import { useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../language/messages';
import { Button } from '../look/button';
import { FieldError } from '../look/field';
import { TextInput } from '../look/text-input';
import type { EmailInput } from './email-list';
import { familyMessages } from './messages';
import styles from './family.module.css';

interface Props {
  inputs: readonly EmailInput[];
  /** The inputs whose address is not complete. */
  wrong: readonly number[];
  most: number;
  onChange: (inputs: readonly EmailInput[]) => void;
}

/** A list of email inputs, each of which can be removed while there are several. */
export function EmailInputs({ inputs, wrong, most, onChange }: Props) {
  const { add: m } = useMessages(familyMessages);
  const errors = useId();
  const last = useRef<HTMLInputElement>(null);
  const [added, setAdded] = useState(0);
  useEffect(() => {
    if (added > 0) last.current?.focus();
  }, [added]);
  const addAnother = () => {
    onChange([...inputs, { id: Math.max(...inputs.map(({ id }) => id)) + 1, text: '' }]);
    setAdded(added + 1);
  };
  return (
    <fieldset className={styles.addresses}>
      <legend className="lab">{m.addresses}</legend>
      {inputs.map(({ id, text }, index) => {
        const isWrong = wrong.includes(id);
        const number = (index + 1).toString();
        const errorId = `${errors}-${id.toString()}`;
        return (
          <div key={id}>
            <div className={styles.address}>
              <TextInput
                ref={index === inputs.length - 1 ? last : null}
                type="email"
                required
                autoComplete="off"
                aria-label={m.address({ number })}
                value={text}
                invalid={isWrong}
                inputProps={{ maxLength: 254, 'aria-describedby': isWrong ? errorId : undefined }}
                onChange={({ target }) =>
                  onChange(inputs.map((each) => (each.id === id ? { id, text: target.value } : each)))
                }
              />
              {inputs.length > 1 && (
                <Button
                  look="text"
                  aria-label={m.removeAddress({ number })}
                  onClick={() => onChange(inputs.filter((each) => each.id !== id))}
                >
                  {m.remove}
                </Button>
              )}
            </div>
            {isWrong && <FieldError id={errorId}>{m.incomplete}</FieldError>}
          </div>
        );
      })}
      {inputs.length < most && (
        <Button look="text" onClick={addAnother}>
          {m.another}
        </Button>
      )}
    </fieldset>
  );
}

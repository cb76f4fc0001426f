import Dialog from '@mui/material/Dialog';
import { useEffect, useId, useRef, useState } from 'react';
import { insightMessages } from '../insights/messages';
import { useMessages } from '../language/messages';
import { ActionMenu } from '../look/action-menu';
import { DialogHead } from '../look/dialog-head';
import { loadRules } from './advise';
import styles from './assistant.module.css';
import { ClearDialog } from './clear-dialog';
import { Composer } from './composer';
import { KeyDialog } from './key-dialog';
import { assistantMessages } from './messages';
import { Talk } from './talk';
import { keepDraft, keptDraft } from './typed';
import { useAsk } from './use-ask';
import { useConversation } from './use-conversation';

/** The overlay: a sheet at the side of a desk, nearly the whole screen of a phone. */
export function Sheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const heading = useId();
  return (
    <Dialog open={isOpen} onClose={onClose} maxWidth={false} aria-labelledby={heading} className={styles.sheet}>
      <Assistant heading={heading} onClose={onClose} />
    </Dialog>
  );
}

function Assistant({ heading, onClose }: { heading: string; onClose: () => void }) {
  const m = useMessages(assistantMessages);
  const { ownKey } = useMessages(insightMessages);
  const ask = useAsk();
  const conversation = useConversation();
  const [above, setAbove] = useState<'clear' | 'key' | null>(null);
  const [draft, setDraft] = useState(keptDraft);
  const input = useRef<HTMLTextAreaElement>(null);
  // Without them the server's advice is there a moment later.
  useEffect(() => void loadRules().catch(() => undefined), []);
  const type = (text: string) => {
    setDraft(text);
    keepDraft(text);
  };
  const { entries, after, isWriting } = conversation;
  const isClearable = entries.length > 0 && !isWriting;
  return (
    <>
      <DialogHead id={heading} title={m.title} note={m.about} onClose={onClose} />
      <Talk
        conversation={conversation}
        ask={ask}
        onExample={(question) => {
          type(question);
          input.current?.focus();
        }}
      />
      <Composer
        ref={input}
        {...{ draft, isWriting }}
        onType={type}
        onAsk={(question, excerpt) => {
          type('');
          void ask.ask(question, excerpt, after);
        }}
      >
        <ActionMenu
          label={m.more}
          actions={[
            { name: ownKey, onChoose: () => setAbove('key') },
            ...(isClearable ? [{ name: m.clear, onChoose: () => setAbove('clear') }] : []),
          ]}
        />
      </Composer>
      {above === 'key' && <KeyDialog onClose={() => setAbove(null)} />}
      {above === 'clear' && <ClearDialog onClose={() => setAbove(null)} />}
    </>
  );
}

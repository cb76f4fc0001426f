import { type ComponentType, type ReactNode, useState } from 'react';
import { useMessages } from '../language/messages';
import { Button } from '../look/button';
import { shellMessages } from './messages';
import styles from './shell.module.css';

type Panel = ComponentType<{ isOpen: boolean; onClose: () => void }>;

/** The health assistant: what opens it, and its panel, which is loaded when it is opened the first time. */
export function useAssistant(): { open: () => void; panel: ReactNode } {
  const m = useMessages(shellMessages);
  const [Loaded, setLoaded] = useState<Panel>();
  const [isOpen, setOpen] = useState(false);
  const load = async () => {
    try {
      const { default: panel } = await import('../assistant/panel');
      setLoaded(() => panel);
    } catch {
      // Without a network, before the service worker has kept the panel.
      (await import('../look/toasts')).toast.error(m.assistantFailed, m.assistantFailedText);
    }
  };
  return {
    open: () => {
      setOpen(true);
      if (!Loaded) void load();
    },
    panel: Loaded && <Loaded isOpen={isOpen} onClose={() => setOpen(false)} />,
  };
}

/** Opens the assistant from the top bar of a desk. Its icon is drawn by the styles, as the bell is. */
export function ChatbotButton({ onOpen }: { onOpen: () => void }) {
  const m = useMessages(shellMessages);
  return (
    <Button look="text" className={`desk-only ${styles.chatbot}`} aria-haspopup="dialog" onClick={onOpen}>
      {m.chatbot}
    </Button>
  );
}

/** The round button beside every page; docked in the bottom bar of a phone. It steps aside where a composer stands (`data-composer`). */
export function RoundAssistantButton({ onOpen }: { onOpen: () => void }) {
  const m = useMessages(shellMessages);
  return (
    <button
      type="button"
      className={styles.round}
      aria-haspopup="dialog"
      aria-label={m.openAssistant}
      onClick={onOpen}
    />
  );
}

/** The assistant on a page with another frame than the patient's. */
export function AssistantBesidePage() {
  const { open, panel } = useAssistant();
  return (
    <>
      <RoundAssistantButton onOpen={open} />
      {panel}
    </>
  );
}

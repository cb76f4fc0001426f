import { postMessage } from '@anamnesis/contracts/community/addresses';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '../api/api-error';
import { call } from '../api/call';
import { refetchTagged } from '../api/tags';
import { useMessages } from '../language/messages';
import { toast } from '../look/toasts';
import { roomMessages } from './room-messages';
import { markRefused, removeUnsent, type Unsent, unsentMessages, useUnsent } from './unsent';

const next = (): Unsent | undefined => unsentMessages().find(({ refusal }) => refusal === null);

/** Posts a message. Under one command id it is posted once, however often it is sent. */
async function post(client: QueryClient, { id, roomId, text }: Unsent): Promise<void> {
  await call(postMessage, { body: { roomId, message: text } }, { commandId: id });
  // It stays among the unsent ones until it is among the others.
  await refetchTagged(client, postMessage.tags);
  removeUnsent(id);
}

/**
 * Sends what is written, in order and one after the other. A message without a reply is sent again when `contact` changes, which stands for
 * the contact to the server, and when another one is written; a refused one only when the person says so.
 */
export function useSending(contact: unknown) {
  const m = useMessages(roomMessages);
  const client = useQueryClient();
  const unsent = useUnsent();
  const [sending, setSending] = useState<string | null>(null);
  const [asked, setAsked] = useState(0);
  /** The messages whose last attempt got no reply. */
  const [stuck, setStuck] = useState<ReadonlySet<string>>(new Set());

  const failed = (message: Unsent, error: unknown): 'goOn' | 'stop' => {
    if (!(error instanceof ApiError)) throw error;
    const isLost = error.outcomeUnknown || error.code === 'OFFLINE';
    if (!isLost) markRefused(message.id, error.message);
    else if (!stuck.has(message.id)) setStuck(new Set([...stuck, message.id]));
    if (!isLost || !stuck.has(message.id)) toast.error(m.sendFailed, isLost ? m.sendFailedText : error.message);
    return isLost ? 'stop' : 'goOn';
  };
  const running = useRef({ isOn: false, again: false });
  const sendAll = useEffectEvent(async () => {
    const run = running.current;
    run.again = run.isOn;
    if (run.isOn) return;
    run.isOn = true;
    for (let message = next(); message; message = next()) {
      setSending(message.id);
      try {
        await post(client, message);
      } catch (error) {
        // The contact may have come back while this attempt was failing.
        if (failed(message, error) === 'stop' && !run.again) break;
      }
      run.again = false;
    }
    run.isOn = false;
    setSending(null);
  });
  useEffect(() => {
    void sendAll();
  }, [unsent, contact, asked]);

  return {
    unsent,
    sending,
    resend: (id: string) => {
      markRefused(id, null);
      setStuck(new Set([...stuck].filter((each) => each !== id)));
      setAsked(asked + 1);
    },
  };
}

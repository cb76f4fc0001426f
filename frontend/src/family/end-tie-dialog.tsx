import { withdrawFamilyTie } from '@anamnesis/contracts/family/addresses';
import type { FamilySide } from '@anamnesis/contracts/family/constants';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { Mail } from 'lucide-react';
import { useId } from 'react';
import { useCommand } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { DialogHead } from '../look/dialog-head';
import { Icon } from '../look/icon';
import { Problem } from '../look/problem';
import { toast } from '../look/toasts';
import { listDate } from '../time/clinic-time';
import { useClinic } from '../time/use-clinic';
import { familyMessages, type FamilyTexts } from './messages';
import styles from './family.module.css';

interface Props {
  /** The caller's side: a member withdraws, an inviter stops seeing. */
  side: FamilySide;
  /** `name` is the other person's; `opened` the day on which they last opened the record. */
  tie: { _id: string; name: string; since: string; opened: string | null };
  onClose: () => void;
}

const wordsFor = {
  member: ({ end: m }: FamilyTexts, name: string, day: string, opened: string | null) => ({
    title: m.withdrawTitle({ name }),
    note: m.withdrawNote({ day }),
    text: opened === null ? m.withdrawText({ name }) : m.withdrawOpened({ name, opened }),
    told: m.withdrawTold({ name }),
    keep: m.keepSharing,
    act: m.withdraw,
    done: m.withdrawn({ name }),
  }),
  inviter: ({ end: m }: FamilyTexts, name: string, day: string) => ({
    title: m.stopTitle({ name }),
    note: m.stopNote({ day }),
    text: m.stopText({ name }),
    told: m.stopTold({ name }),
    keep: m.keepSeeing,
    act: m.stop,
    done: m.stopped({ name }),
  }),
};

/** Confirms the end of a tie, which takes effect at once. */
export function EndTieDialog({ side, tie: { _id: id, name, since, opened }, onClose }: Props) {
  const m = useMessages(familyMessages);
  const { timeZone } = useClinic();
  const heading = useId();
  const words = wordsFor[side](m, name, listDate(since, timeZone), opened);
  const { mutate, isPending, error } = useCommand(withdrawFamilyTie, {
    onDone: () => {
      toast.success(words.done);
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading}>
      <DialogHead id={heading} title={words.title} note={words.note} onClose={onClose} />
      <DialogContent className="stack">
        <p>{words.text}</p>
        <p className={styles.told}>
          <Icon of={Mail} />
          <span>{words.told}</span>
        </p>
        {!isPending && error && <Problem title={m.end.failed} text={error.message} />}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {words.keep}
        </Button>
        <Button variant="contained" color="error" disabled={isPending} onClick={() => mutate({ params: { id } })}>
          {words.act}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

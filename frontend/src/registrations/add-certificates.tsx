import { submitCertificates } from '@anamnesis/contracts/registrations/addresses';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useCertificateChoice } from '../accounts/certificate-choice';
import { useCommand } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { FileDrop } from '../look/file-drop';
import { toast } from '../look/toasts';
import { noticeMessages } from './notice-messages';

/** A button that opens the form for further certificates. */
export function AddCertificates() {
  const m = useMessages(noticeMessages);
  const [open, setOpen] = useState(false);
  if (open) return <Form onDone={() => setOpen(false)} />;
  return (
    <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
      {m.add}
    </Button>
  );
}

function Form({ onDone }: { onDone: () => void }) {
  const m = useMessages(noticeMessages);
  const { certificates, details, drop, refuse } = useCertificateChoice();
  const sending = useCommand(submitCertificates, {
    onDone: () => {
      toast.success(m.sent, m.sentText);
      onDone();
    },
    onRefused: (error) => {
      refuse(error.fields.certificateImage ?? error.message);
      toast.error(m.notSent, error.message);
    },
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const certificateDetails = details();
        if (certificates.length === 0) refuse(m.chooseOne);
        else if (certificateDetails === null) refuse(m.sayWhatEachIs);
        else sending.mutate({ body: { certificateDetails }, files: { certificateImage: certificates } });
      }}
    >
      <FileDrop
        label={m.certificates}
        hint={m.certificatesHint}
        accept="image/*,application/pdf"
        optional={false}
        {...drop}
      />
      <Button type="submit" variant="contained" size="small" disabled={sending.isPending}>
        {sending.isPending ? m.sending : m.send}
      </Button>
    </form>
  );
}

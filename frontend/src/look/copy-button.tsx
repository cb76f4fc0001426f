import Button from '@mui/material/Button';
import { Copy } from 'lucide-react';
import { Icon } from './icon';
import { toast } from './toasts';

/** Copies a text to the clipboard, and says whether that worked. */
export function CopyButton({
  text,
  name,
  copied,
  notCopied,
}: {
  text: string;
  name: string;
  copied: string;
  notCopied: string;
}) {
  const copy = async () => {
    try {
      // The clipboard is missing on pages that are not served over https.
      await navigator.clipboard.writeText(text);
      toast.success(copied);
    } catch {
      toast.error(notCopied);
    }
  };
  return (
    <Button variant="outlined" startIcon={<Icon of={Copy} size={18} />} onClick={() => void copy()}>
      {name}
    </Button>
  );
}

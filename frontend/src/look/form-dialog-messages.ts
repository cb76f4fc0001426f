import { defineMessages } from '../language/messages';
import english from './form-dialog-messages.en';

export const formDialogMessages = defineMessages(english, { hi: () => import('./form-dialog-messages.hi') });

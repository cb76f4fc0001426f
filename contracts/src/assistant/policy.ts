import { own, policy } from '../language/policy.js';

/** The patient's own conversation with the assistant: nobody else reads it. */
export const assistantActions = policy({
  askAssistant: { patient: own },
  listConversation: { patient: own },
  clearConversation: { patient: own },
  showRecordExcerpt: { patient: own },
  showAnswerEngine: { patient: own },
});

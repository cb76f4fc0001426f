export type * from '@anamnesis/contracts/language/message-types';

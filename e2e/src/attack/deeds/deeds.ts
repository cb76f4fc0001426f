import type { Deed } from '../world.js';
import { answer, signUp } from './accounts.js';
import { book, cancel, pay, reschedule } from './appointments.js';
import { stall } from './bodies.js';
import { look } from './looking.js';
import { meddle } from './meddling.js';
import { meet, upload } from './sessions.js';

/** What each kind of client does, as often as it stands here. */
export const deedsOf: Readonly<Record<'patient' | 'doctor' | 'stranger', readonly Deed[]>> = {
  patient: [book, book, book, book, reschedule, cancel, pay, answer, meet, meet, upload, look, meddle],
  doctor: [cancel, reschedule, meddle],
  stranger: [signUp, signUp, stall, meddle],
};

import type { Action } from '../world.js';
import { answer, signUp } from './accounts.js';
import { book, cancel, pay, reschedule } from './appointments.js';
import { stall } from './bodies.js';
import { look } from './looking.js';
import { meddle } from './meddling.js';
import { meet, upload } from './sessions.js';

/** The actions of each kind of client; repetition sets the frequency. */
export const actionsOf: Readonly<Record<'patient' | 'doctor' | 'stranger', readonly Action[]>> = {
  patient: [book, book, book, book, reschedule, cancel, pay, answer, meet, meet, upload, look, meddle],
  doctor: [cancel, reschedule, meddle],
  stranger: [signUp, signUp, stall, meddle],
};

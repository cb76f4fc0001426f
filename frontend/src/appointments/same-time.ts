import { useState } from 'react';
import type { ProblemText } from '../look/problem';
import { agreedTime } from '../time/clinic-time';
import { messages } from './messages';

interface Refused {
  code?: string;
  details?: Readonly<Record<string, unknown>>;
}
interface Other {
  doctorName: string;
  startsAt: string;
}

/** Whether a time was refused because the patient already has an appointment then. */
export const isSameTime = ({ code }: Pick<Refused, 'code'>) => code === 'APPOINTMENT_AT_SAME_TIME';

/** Names the appointments that the patient already has at a time, and asks whether they want this one as well. */
export function sameTimeQuestion({ details }: Refused, timeZone: string): ProblemText {
  const others = Array.isArray(details?.appointments) ? details.appointments.filter(isOther) : [];
  const named = others.map(({ doctorName, startsAt }) => `Dr. ${doctorName}, ${agreedTime(startsAt, timeZone)}`);
  return { title: messages.sameTime, text: [...named, messages.wantBoth].join('. '), isQuestion: true };
}

const isOther = (value: unknown): value is Other =>
  typeof value === 'object' &&
  value !== null &&
  'doctorName' in value &&
  typeof value.doctorName === 'string' &&
  'startsAt' in value &&
  typeof value.startsAt === 'string';

/** Remembers for which time the patient was asked: confirming the same time again means that they want both. */
export function useSameTime(startsAt: string | undefined) {
  const [asked, setAsked] = useState<string | null>(null);
  const wantsBoth = startsAt !== undefined && asked === startsAt;
  return { wantsBoth, ask: () => setAsked(startsAt ?? null), body: wantsBoth ? { despiteOther: true } : {} };
}

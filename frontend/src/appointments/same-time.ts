import { useState } from 'react';
import type { ProblemText } from '../look/problem';
import { agreedTime } from '../time/clinic-time';
import type { AppointmentTexts } from './messages';

interface Refused {
  code?: string;
  parameters?: Readonly<Record<string, unknown>>;
}
interface Other {
  doctorName: string;
  startsAt: string;
}

/** Whether a command was refused because the patient already has an appointment at that time. */
export const isSameTime = ({ code }: Pick<Refused, 'code'>) => code === 'APPOINTMENT_AT_SAME_TIME';

/** Lists the patient's other appointments at a time, and asks whether to book this one as well. */
export function sameTimeQuestion(m: AppointmentTexts, { parameters }: Refused, timeZone: string): ProblemText {
  const others = Array.isArray(parameters?.appointments) ? parameters.appointments.filter(isOther) : [];
  const named = others.map(({ doctorName, startsAt }) =>
    m.sameTimeOther({ name: doctorName, when: agreedTime(startsAt, timeZone) }),
  );
  return { title: m.sameTime, text: [...named, m.wantBoth].join(' '), isQuestion: true };
}

const isOther = (value: unknown): value is Other =>
  typeof value === 'object' &&
  value !== null &&
  'doctorName' in value &&
  typeof value.doctorName === 'string' &&
  'startsAt' in value &&
  typeof value.startsAt === 'string';

/** Stores the time the patient was asked about. Submitting the same time again confirms both appointments. */
export function useSameTime(startsAt: string | undefined) {
  const [asked, setAsked] = useState<string | null>(null);
  const wantsBoth = startsAt !== undefined && asked === startsAt;
  return { wantsBoth, ask: () => setAsked(startsAt ?? null), body: wantsBoth ? { despiteOther: true } : {} };
}

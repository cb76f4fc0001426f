import {
  CalendarDays,
  CircleUser,
  Clock,
  Eye,
  FileText,
  FlaskConical,
  HeartPulse,
  KeyRound,
  Link2,
  Pill,
  ScanText,
  Search,
  ShieldAlert,
  Sparkles,
  Star,
  Stethoscope,
  Undo2,
  Users,
  Video,
  Wallet,
  type LucideIcon,
} from 'lucide-react';

/** The icons by parts of the names of types; the first that fits counts. */
const icons: readonly (readonly [RegExp, LucideIcon])[] = [
  [/Retracted|Cancelled|Withdrawn|Revoked|Reverted|Abandoned/, Undo2],
  [/^RecordRead/, Eye],
  [/^(Inquiry|Histor|DoctorHistory)/, Search],
  [/^BreakGlass|Overridden|Rejected/, ShieldAlert],
  [/^(Prescription|Medicine)/, Pill],
  [/^(TestReport|LabValues)/, FlaskConical],
  [/^(Diagnosis|Allergy)/, Stethoscope],
  [/^DocumentReading|^DocumentText/, ScanText],
  [/^(Notes|Note|SessionReport|MedicalSummary|Document|Certificate)/, FileText],
  [/^Insight/, Sparkles],
  [/^Payment/, Wallet],
  [/^Feedback/, Star],
  [/^(Session|DoctorJoined|PatientJoined|Participant)/, Video],
  [/^(Appointment|NoShow)/, CalendarDays],
  [/^(Slot|PatientTime|Weekly|Leave)/, Clock],
  [/^Family/, Users],
  [/^Share/, Link2],
  [/^(Password|SecondFactor|Recovery|Google|Email|Account|PatientSignedIn|Username)/, KeyRound],
  [/^(Activity|Interests|Questionnaire)/, HeartPulse],
];

/** The icon of a type of events. */
export const iconOf = (type: string): LucideIcon => icons.find(([name]) => name.test(type))?.[1] ?? CircleUser;

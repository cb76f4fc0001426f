import type { FamilyScope } from '../family/constants.js';
import { FAMILY_TIE_NOT_FOUND } from '../family/errors.js';
import { throughFamilyTie, type FamilyFacts } from '../family/record-access.js';
import { anyOf, definePolicy, own, policy, type GrantAboutOne, type Rule } from '../language/policy.js';
import { PATIENT_NOT_FOUND } from './errors.js';

/** The facts about access to a patient's record. */
export interface RecordFacts {
  readonly patientId: string;
  /** The appointment on which a doctor's access is based; null without a current one. */
  readonly treatment: { readonly appointmentId: string; readonly doctorId: string } | null;
}

/** The facts for a caller who reads. Family members and doctors in an emergency may read a record, but not write in it. */
export interface RecordReaderFacts extends RecordFacts, FamilyFacts {
  /** The doctor's emergency access, while it lasts; null without one. */
  readonly emergency: { readonly breakGlassId: string; readonly doctorId: string } | null;
}

export interface RecordGrant extends GrantAboutOne {
  readonly ground:
    | { readonly purpose: 'own' }
    | { readonly purpose: 'consultation'; readonly appointmentId: string }
    | { readonly purpose: 'family'; readonly tieId: string }
    | { readonly purpose: 'emergency'; readonly breakGlassId: string };
}

export const theSubject: Rule<RecordFacts, RecordGrant> = {
  when: 'about themselves',
  ask: ({ id }, { patientId }) => (id === patientId ? { subject: patientId, ground: { purpose: 'own' } } : null),
};

export const treatingDoctor: Rule<RecordFacts, RecordGrant> = {
  when: 'with a current appointment with the patient',
  ask: ({ id }, { patientId, treatment }) =>
    treatment?.doctorId === id
      ? { subject: patientId, ground: { purpose: 'consultation', appointmentId: treatment.appointmentId } }
      : null,
};

const inEmergency: Rule<RecordReaderFacts, RecordGrant> = {
  when: 'during their emergency access',
  ask: ({ id }, { patientId, emergency }) =>
    emergency?.doctorId === id
      ? { subject: patientId, ground: { purpose: 'emergency', breakGlassId: emergency.breakGlassId } }
      : null,
};

export const readingDoctor = anyOf<RecordReaderFacts, RecordGrant>(
  'with a current appointment with the patient, or during their emergency access',
  treatingDoctor,
  inEmergency,
);
export const familyReader = (part: FamilyScope): Rule<RecordReaderFacts, RecordGrant> => throughFamilyTie(part);

const subjectAndDoctor = { patient: theSubject, doctor: treatingDoctor } as const;
/** Other callers get the same reply as for a patient who does not exist. */
const ofAPatient = { about: 'record', otherwise: PATIENT_NOT_FOUND } as const;

/** Writing in a record. The doctor's own list of patients says whose records these are, so it is not recorded as a reading. */
export const recordActions = definePolicy<RecordFacts, RecordGrant>()(
  { ...ofAPatient, recorded: false },
  {
    addPrescriptionAsDoctor: { doctor: treatingDoctor },
    addTestReportAsDoctor: { doctor: treatingDoctor },
    addDiagnosisAsDoctor: { doctor: treatingDoctor },
    noteAllergy: subjectAndDoctor,
    stopMedicine: subjectAndDoctor,
    confirmLabValues: { patient: theSubject },
  },
);

/** The facts about an entry that is to be retracted. */
export interface RetractionFacts extends RecordFacts {
  /** Who wrote the entry; null for no entry, and for a doctor whose registration is not verified. */
  readonly author: { readonly id: string } | null;
}

const theAuthor: Rule<RetractionFacts, RecordGrant> = {
  when: 'of an entry that they have written',
  ask: ({ id }, { patientId, author }) =>
    author?.id === id ? { subject: patientId, ground: { purpose: 'own' } } : null,
};

/** Retracting an entry. A doctor may correct their own error after the treatment too; of an entry of others a treating doctor is told so. */
export const retractionActions = definePolicy<RetractionFacts, RecordGrant>()(
  { ...ofAPatient, about: 'record entry', recorded: false },
  {
    retractEntry: {
      patient: theSubject,
      doctor: anyOf<RetractionFacts, RecordGrant>(
        'with a current appointment with the patient, or of an entry that they have written',
        treatingDoctor,
        theAuthor,
      ),
    },
  },
);

/** Reading a record: each reading by another person is recorded. */
export const recordReadActions = definePolicy<RecordReaderFacts, RecordGrant>()(
  { ...ofAPatient, about: 'record to read', recorded: true },
  {
    showHealthRecord: { doctor: readingDoctor },
  },
);

/** The facts about a doctor's list: whose record it is of; null for what the doctor has written in all of them. */
export interface DoctorListFacts {
  readonly record: RecordReaderFacts | null;
}

const ownWritingOrPatient: Rule<DoctorListFacts, RecordGrant> = {
  when: `about their own entries; about all of a patient's ${readingDoctor.when}`,
  ask: (actor, { record }) =>
    record === null ? { subject: actor.id, ground: { purpose: 'own' } } : readingDoctor.ask(actor, record),
};

/** A doctor's own entries, or all of one patient. The first are a part of several records, each read under a grant of its own. */
export const doctorListActions = definePolicy<DoctorListFacts, RecordGrant>()(
  { about: 'doctor list', otherwise: PATIENT_NOT_FOUND, recorded: true },
  {
    listPrescriptionsAsDoctor: { doctor: ownWritingOrPatient },
    listTestReportsAsDoctor: { doctor: ownWritingOrPatient },
    listDiagnosesAsDoctor: { doctor: ownWritingOrPatient },
  },
);

/** A family member's record. Without an accepted tie the reply is the same for every address, with and without an account. */
export const familyRecordActions = definePolicy<RecordReaderFacts, RecordGrant>()(
  { about: 'record to read', otherwise: FAMILY_TIE_NOT_FOUND, recorded: true },
  {
    listFamilyTestReports: { patient: familyReader('testReports') },
    listFamilyPrescriptions: { patient: familyReader('prescriptions') },
    listFamilyDiagnoses: { patient: familyReader('diagnoses') },
  },
);

/** The caller's own record, and the list of a doctor's patients. */
export const ownRecordActions = policy({
  addPrescription: { patient: own },
  addTestReport: { patient: own },
  addDiagnosis: { patient: own },
  listTestReports: { patient: own },
  listPrescriptions: { patient: own },
  listDiagnoses: { patient: own },
  listAllergies: { patient: own },
  listPatients: { doctor: own },
});

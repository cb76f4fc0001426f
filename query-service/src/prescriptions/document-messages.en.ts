/** The texts of a prescription's document. */
export default {
  title: 'Prescription',
  doctor: 'Doctor',
  doctorName: 'Dr. {name}',
  registration: 'Registration',
  registrationChecked: 'Medical registration checked by Anamnesis',
  patient: 'Patient',
  date: 'Date',
  dosage: 'Dosage',
  duration: 'Duration',
  instructions: 'Instructions',
  yearsOld: '{age} years',
  ageUnknown: 'age not given',
  genders: { Male: 'Male', Female: 'Female', Other: 'Other' },
  genderUnknown: 'gender not given',
  checkTitle: 'Check this prescription',
  code: 'Verification code',
  howToCheck:
    'Scan the code, or type it at {address}. The page says whether the prescription is still valid; with the PDF file it also says whether the file was changed.',
  signatureMeans:
    "Written by {doctor} in their own account on {written}. Anamnesis has signed this file with its own key: it comes from Anamnesis, and any later change to it can be found. It is not the doctor's handwritten or personal electronic signature.",
  qr: 'QR code: the address of the page that checks this prescription',
  missingCharacters:
    'Words in scripts that this document cannot show are replaced by □. The entry in the health record in Anamnesis has the whole text.',
} as const;

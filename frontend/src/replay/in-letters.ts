/** A technical name as words: "doctor_hours" is "Doctor hours", and "RecordRead" "Record read". */
export const inLetters = (name: string) =>
  name.charAt(0).toUpperCase() +
  name
    .slice(1)
    .replaceAll(/_|(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();

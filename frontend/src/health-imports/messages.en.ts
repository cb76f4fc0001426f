/** The texts of importing health data. */
export default {
  title: 'Import',
  note: 'From Apple Health, Health Connect, Google Fit, a Garmin or Polar watch (FIT), or a CSV file. Only its days are read. The file is kept, encrypted, until you remove it.',
  choose: 'Choose an export or drop it here',
  hint: 'ZIP, XML, DB, FIT or CSV, up to 1.5 GB.',
  howTitle: 'Which files can be imported',
  how: {
    apple:
      'Apple Health: in the Health app tap your picture, then “Export All Health Data”. Choose export.zip as it is.',
    healthConnect:
      'Health Connect: on the telephone open Health Connect, then “Backup and restore” and “Scheduled export”. Choose the ZIP archive as it is.',
    google:
      'Google Fit: at takeout.google.com choose Fit. Choose the archive as it is, with sleep and all data, or “Daily activity metrics.csv” in it.',
    fit: 'Garmin and Polar: FIT files of your watch, one by one or as a ZIP archive. They have heart rate, steps, calories and sleep, as far as the watch writes them. Files of single workouts have nothing of a day.',
    csv: 'CSV: the first line has the columns date, heart rate, steps, calories, sleep hours. Date is needed, as 2026-11-20.',
  },
  uploading: 'Uploading {file}',
  reading: 'Reading {file}',
  percent: '{percent, number}%',
  waiting: 'The connection was lost. The upload continues by itself.',
  uploadGoesOn:
    'You may use other pages meanwhile. If you close or reload this one, choose the same file again: the upload goes on from where it was.',
  interrupted: 'The upload of {file} was interrupted.',
  interruptedHint: 'Choose the same file again, and it goes on from where it was. Nothing was entered yet.',
  goesOn: 'You may leave this page; the import goes on. If you cancel it, the days already entered stay.',
  cancel: 'Cancel Import',
  cancelUpload: 'Cancel Upload',
  uploadCancelled: 'The upload was cancelled. Nothing was entered.',
  cancelFailed: 'The import could not be cancelled.',
  failed: '{file} was not imported.',
  uploadFailed: 'The export could not be imported.',
  uploadFailedHint: 'Nothing was entered; please try again.',
  listFailed: 'Your imports could not be loaded.',
  tooLarge: 'That file is larger than 1.5 GB. Nothing was entered.',
  empty: 'That file is empty. Please choose another one.',
  tryAgain: 'Try Again',
  finished:
    '{file}: {days, plural, one {# day was} other {# days were}} entered, from {from} to {to}, out of {samples, plural, one {# value} other {# values}}.',
  countedBySource: 'Days of each source are counted by themselves.',
  fromSources:
    'They come from {sources, number} sources with {days, number} days together: of each value of a day one source stands in your health data.',
  allOld: 'These days are more than a year old: they are kept, but not shown here.',
  partOld: 'Days before {day} are kept, but not shown here.',
  assumedZone: 'The file does not say in which time zone you were. It was read in the time zone of the clinic: {zone}.',
  pastTitle: 'Your imports',
  keptFile: '{day}, {size}. The file is kept.',
  removedFile: '{day}, {size}. The file is not kept.',
  showAll: 'Show all {count, number} imports',
  removeFile: 'Remove file',
  removeFileOf: 'Remove file {file}',
  dismiss: 'Dismiss',
  dismissOf: 'Dismiss {file}',
  removeTitle: 'Remove the file {file}?',
  removeText:
    'The file with its single values is deleted, and this import leaves the list. Its days stay in your health data. You can import the file again.',
  keep: 'Keep it',
  removing: 'Removing it…',
  removed: '{file} was removed',
  removeFailed: 'The import could not be removed.',
  nothingLost: 'Nothing was lost. Please try again.',
  skipped: {
    other:
      '{count, plural, one {# entry of another kind was} other {# entries of other kinds were}} left out: only heart rate, steps, calories and sleep are imported.',
    unreadable: '{count, plural, one {# entry} other {# entries}} could not be read, and left out.',
    implausible:
      '{count, plural, one {# value was} other {# values were}} left out, because no person has such a value or its unit is unknown.',
  },
  leftOut: {
    other: 'Left out, because only the heart rate, steps, calories and sleep of a day are imported: {list}.',
    unreadable: 'Left out, because they could not be read: {list}.',
    implausible: 'Left out, because no person has such a value or its unit is unknown: {list}.',
  },
  cutFile:
    '{count, plural, one {# file ends too early: what it has up to there was} other {# files end too early: what they have up to there was}} read.',
  leftOutKinds: {
    heartRate: '{count, plural, one {# heart rate} other {# heart rates}}',
    steps: '{count, plural, one {# number of steps} other {# numbers of steps}}',
    calories: '{count, plural, one {# number of calories} other {# numbers of calories}}',
    sleep: '{count, plural, one {# part of sleep} other {# parts of sleep}}',
    workoutHeartRate:
      '{count, plural, one {# heart rate in the hour of a workout} other {# heart rates in the hours of workouts}}',
    restingHeartRate: '{count, plural, one {# resting heart rate} other {# resting heart rates}}',
    walkingHeartRate: '{count, plural, one {# heart rate while walking} other {# heart rates while walking}}',
    heartRateRange: '{count, plural, one {# lowest or highest heart rate} other {# lowest or highest heart rates}}',
    heartRateVariability: '{count, plural, one {# heart rate variability} other {# heart rate variabilities}}',
    awake: '{count, plural, one {# time awake} other {# times awake}}',
    inBed: '{count, plural, one {# time in bed} other {# times in bed}}',
    sleepTwice:
      '{count, plural, one {# part of sleep that another part has} other {# parts of sleep that other parts have}}',
    sleepScore: '{count, plural, one {# sleep score} other {# sleep scores}}',
    energyTwice:
      '{count, plural, one {# number of active calories that the total of the day has} other {# numbers of active calories that the total of the day has}}',
    workout: '{count, plural, one {# workout} other {# workouts}}',
    distance: '{count, plural, one {# distance} other {# distances}}',
    floors: '{count, plural, one {# number of floors climbed} other {# numbers of floors climbed}}',
    exerciseTime: '{count, plural, one {# time of exercise or standing} other {# times of exercise or standing}}',
    bodyWeight: '{count, plural, one {# body weight or part of it} other {# body weights or parts of them}}',
    height: '{count, plural, one {# body height} other {# body heights}}',
    bloodPressure: '{count, plural, one {# blood pressure} other {# blood pressures}}',
    bloodSugar: '{count, plural, one {# blood sugar} other {# blood sugars}}',
    oxygen: '{count, plural, one {# oxygen saturation} other {# oxygen saturations}}',
    temperature: '{count, plural, one {# temperature} other {# temperatures}}',
    breathing: '{count, plural, one {# breathing rate} other {# breathing rates}}',
    file: '{count, plural, one {# file of another kind} other {# files of other kinds}}',
    damagedFile: '{count, plural, one {# damaged file} other {# damaged files}}',
    line: '{count, plural, one {# line} other {# lines}}',
    repeatedDay:
      '{count, plural, one {# line for a day that was read already} other {# lines for days that were read already}}',
    undated:
      '{count, plural, one {# value without a date, because the clock of the device was not set} other {# values without a date, because the clock of the device was not set}}',
    unknownUnit: '{count, plural, one {# value in an unknown unit} other {# values in an unknown unit}}',
    other: '{count, plural, one {# other entry} other {# other entries}}',
  },
  cancelled: 'The import of {file} was cancelled. Days that were entered before stay.',
  reasons: {
    unsupported:
      'It is not an export that can be read. Please choose the export.zip or export.xml of Apple Health, the archive of Health Connect or Google Fit, a FIT file, or a CSV file with the columns below.',
    damaged:
      'The file is damaged or incomplete, and nothing of it was entered. Please export it again, and choose the new file.',
    encrypted: 'The archive has a password. Please choose one without a password.',
    tooLarge: 'It has more data than can be imported. Please choose an export of a shorter time.',
    empty: 'It has no heart rate, steps, calories or sleep. Please look whether these are part of the export.',
    workoutsOnly:
      'It has workouts only. A heart rate in a workout is not that of a day, so nothing of it was entered. Please choose the files in which the watch writes whole days.',
    undated:
      'Its values have no date, because the clock of the device was not set. So nothing of it was entered. Please set the clock, for instance by connecting the watch with your telephone, and export again later.',
    interrupted: 'The work on it was interrupted again and again. The file is probably fine; please choose it again.',
  },
} as const;

import { capitalised, timesWord } from './grammar.js';
import type { ChangeWords, Phrases, RangeWords, TestWords } from './phrases.js';
import { tests } from './tests/es.js';

const TIMES = ['dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho'];
const owner = (range: RangeWords) => (range.whose === 'laboratory' ? 'del laboratorio' : 'habitual en adultos');

/** "límite del laboratorio (100)", "intervalo del laboratorio (de 12 a 15)": both are masculine. */
const scale = (range: RangeWords): string =>
  range.low !== null && range.high !== null
    ? `intervalo ${owner(range)} (de ${range.low} a ${range.high})`
    : `límite ${owner(range)} (${range.low ?? range.high ?? ''})`;
const lowerLimit = (range: RangeWords) => `límite inferior ${owner(range)} (${range.low ?? ''})`;

function change(words: ChangeWords): string {
  switch (words.kind) {
    case 'run':
      return `ha ${words.direction === 'rising' ? 'subido' : 'bajado'} ${timesWord(TIMES, words.times, 'muchas')} veces seguidas desde ${words.since.isDay ? 'el ' : ''}${words.since.text} (entonces ${words.from})`;
    case 'slow':
      return `está ${words.direction === 'rising' ? 'subiendo' : 'bajando'} despacio`;
    case 'from':
      return `ha ${words.direction === 'rising' ? 'subido' : 'bajado'} desde ${words.from}`;
    case 'steady':
      return 'es más o menos igual que la última vez';
  }
}

const doubtful =
  (reason: string) =>
  ([name]: TestWords): string =>
    `${capitalised(name)}: ${reason}. Compárelo con el papel antes de confiar en este valor.`;

/** The phrases in Spanish. */
export const phrases: Phrases = {
  language: 'es-ES',
  tests,
  gap: ' ',
  places: {
    above: (range) => `por encima del ${scale(range)}`,
    below: (range) => `por debajo del ${scale(range)}`,
    justAbove: (range) => `cerca del ${scale(range)}, un poco por encima`,
    justBelow: (range) => `cerca del ${scale(range)}, un poco por debajo`,
    atLimit: (range) => `justo en el ${scale(range)}, es decir, ya no dentro de él`,
    within: (range) => (range.high !== null ? `dentro del ${scale(range)}` : `por encima del ${lowerLimit(range)}`),
    withinNearLow: (range) =>
      range.high !== null
        ? `dentro del ${scale(range)}, cerca de su extremo inferior`
        : `justo por encima del ${lowerLimit(range)}`,
    withinNearHigh: (range) =>
      range.low !== null
        ? `dentro del ${scale(range)}, cerca de su extremo superior`
        : `dentro del ${scale(range)}, pero cerca de él`,
  },
  lessThan: (value) => `menos de ${value}`,
  atMost: (value) => `como máximo ${value}`,
  moreThan: (value) => `más de ${value}`,
  atLeast: (value) => `como mínimo ${value}`,

  yours: ([name, , form], value) => (form === 'p' ? `Sus ${name} son de ${value}.` : `Su ${name} es de ${value}.`),
  onPaper: ([name], value) => `${capitalised(name)} en este papel: ${value}.`,
  named: ([name], value) => `${capitalised(name)}: ${value}.`,
  about: ([, about]) => `Es ${about}.`,
  thatIs: (place, words) => `El valor está ${place}${words ? `, y ${change(words)}` : ''}.`,
  placed: (place, from) =>
    `${capitalised(place)}${from ? `; ha ${from.direction === 'rising' ? 'subido' : 'bajado'} desde ${from.from}` : ''}.`,
  itIs: (place) => `El valor está ${place}.`,
  changed: (words) => `El valor ${change(words)}.`,

  noRange: () => 'Su informe no indica un intervalo para este valor, y no existe uno general.',
  rangeNotApplicable: () => 'Su informe no indica un intervalo para este valor, y aquí no se pudo aplicar el habitual.',
  rangeOfGroups: () =>
    'Su informe indica límites solo para ciertas personas; su médico puede decir cuáles valen para usted.',
  marked: {
    low: 'Su informe marca este valor como bajo y no indica un intervalo para él.',
    high: 'Su informe marca este valor como alto y no indica un intervalo para él.',
  },
  standingUnknown: (range) => `Con este número no se puede decir si está dentro del ${scale(range)}.`,
  urgent: {
    hospital: (list) => `${capitalised(list)}: por favor, acuda hoy a un hospital para que lo valoren.`,
    doctor: (list) => `${capitalised(list)}: póngase hoy en contacto con un médico, si aún no lo ha hecho.`,
  },
  urgentIfYours: {
    hospital: (list) => `${capitalised(list)}: si este informe es suyo, acuda hoy a un hospital para que lo valoren.`,
    doctor: (list) => `${capitalised(list)}: si este informe es suyo, póngase hoy en contacto con un médico.`,
  },
  urgentToCheck: {
    hospital: (list) =>
      `${capitalised(list)}: compruebe ahora este número en el papel. Si es correcto, acuda hoy a un hospital para que lo valoren.`,
    doctor: (list) =>
      `${capitalised(list)}: compruebe ahora este número en el papel. Si es correcto, póngase hoy en contacto con un médico.`,
  },
  urgentOlder: {
    hospital: (list, day) =>
      `${capitalised(list)}: ${day === null ? 'cuando se hizo este informe,' : `el ${day}`} era un resultado peligroso, que debía valorarse el mismo día en un hospital. Si nadie lo ha tratado desde entonces, acuda hoy a un hospital.`,
    doctor: (list, day) =>
      `${capitalised(list)}: ${day === null ? 'cuando se hizo este informe,' : `el ${day}`} era un resultado para consultar con un médico el mismo día. Si ningún médico lo ha revisado desde entonces, póngase hoy en contacto con uno.`,
  },
  urgentMeasuredAgain: (result, day, again, dayAgain) =>
    `${capitalised(result)}: ${day === null ? 'cuando se hizo este informe,' : `el ${day}`} era un resultado que no podía esperar. Se midió de nuevo el ${dayAgain}: ${again}, que no supera ese límite de urgencia. Pregunte a su médico si queda algo por hacer.`,
  withoutUnit: (text) => `${text}, sin unidad`,
  calculated: (text) => `${text} (calculado)`,
  ifPrinted: (text) => `${text}, si así consta en el papel`,
  limitOfAdults: () => 'El límite es el de los adultos; a otra edad, pregunte hoy a un médico qué significa.',
  urgentAdults: {
    hospital: (list) =>
      `${capitalised(list)}: en adultos, un resultado así debe valorarse hoy en un hospital. El límite vale solo para adultos; a otra edad, acuda también hoy a un hospital para que lo valoren.`,
    doctor: (list) =>
      `${capitalised(list)}: en adultos, con un resultado así conviene acudir a un médico el mismo día. El límite vale solo para adultos; a otra edad, pregunte hoy a un médico qué significa.`,
  },
  knownBefore: () =>
    'Ya antes estaba más allá del límite de los valores urgentes. Si ningún médico lo sabe, póngase hoy en contacto con uno.',
  callIfIll: ({ emergency, ambulance }) =>
    `Si se encuentra muy mal, no espere: llame al ${emergency}${ambulance ? `, o al ${ambulance} para una ambulancia` : ''}.`,

  called: (label) => `La propia tabla del informe lo llama «${label}».`,
  commented: (label, text) => `Bajo «${label}», su propio informe dice: «${text}».`,
  problems: {
    severalPatients:
      'Este texto parece nombrar a más de una persona. Compruebe de quién son los resultados antes de confiar en ellos.',
    noPerson:
      'Parece un informe sobre un animal, sobre agua o alimentos, o sobre un control del propio laboratorio, y no sobre una persona. Aquí no se interpreta nada de él. Si es su propio informe, pregunte hoy a su médico qué dice.',
    otherPerson:
      'El nombre de este informe no es el de este perfil. Compruebe de quién son los resultados antes de confiar en ellos.',
    sampleReport:
      'Este texto está marcado como informe de muestra y puede que no sea de nadie. Compruebe si los resultados son suyos antes de confiar en ellos.',
    otherLanguage:
      'Gran parte de este texto está en un idioma que aquí no se lee. No se sabe lo que dice; pregunte a su médico.',
    unreadable:
      'La mayor parte de este texto no se pudo leer. No se sabe lo que dice; compárelo con el papel y pregunte a su médico.',
  },
  nothingRecognised: () => 'No se ha reconocido ningún valor de laboratorio en este texto.',
  onlyToCheck: () => 'Los valores de este informe no se pudieron leer con seguridad. Compruébelos primero, por favor.',
  allWithin: ({ list, count }) =>
    count === 1
      ? `El valor está dentro de su intervalo: ${list}.`
      : `Todos estos valores están dentro de su intervalo: ${list}.`,
  rangesMayBeOfAdults: () =>
    'Este informe es de un niño o una niña, y los laboratorios suelen imprimir los intervalos de los adultos. Pregunte al médico si estos intervalos valen a esta edad.',
  restWithin: ({ list }) => `Todo lo demás está dentro de su intervalo: ${list}.`,
  alsoWithin: ({ list, count }) =>
    count === 1
      ? `Este valor está dentro de su intervalo: ${list}.`
      : `Estos valores están dentro de su intervalo: ${list}.`,
  alsoOutside: ({ list, count }) =>
    count === 1
      ? `Este valor también está fuera de su intervalo: ${list}.`
      : `Estos valores también están fuera de su intervalo: ${list}.`,
  withoutRange: ({ list }) => `Su informe no indica un intervalo, y no existe uno general, para: ${list}.`,
  withoutApplicableRange: ({ list }) =>
    `Su informe no indica un intervalo, y aquí no se pudo aplicar el habitual, para: ${list}.`,
  withRangesOfGroups: ({ list }) =>
    `Para estos valores su informe indica límites solo para ciertas personas, y su médico puede decir cuáles valen para usted: ${list}.`,
  toCheck: ({ list, count }) =>
    count === 1
      ? `Por favor, compare este valor con el papel antes de confiar en él: ${list}.`
      : `Por favor, compare estos valores con el papel antes de confiar en ellos: ${list}.`,
  leftOverUnexpected: (count) =>
    count === 1
      ? 'Un resultado, de una prueba que aquí no se explica, no coincide con lo impreso a su lado. Por favor, pregunte pronto a su médico por él.'
      : `${count} resultados, de pruebas que aquí no se explican, no coinciden con lo impreso a su lado. Por favor, pregunte pronto a su médico por ellos.`,
  leftOver: (count) =>
    count === 1
      ? 'Una línea de su informe no se explica aquí. Por favor, pregunte a su médico por ella.'
      : `${count} líneas de su informe no se explican aquí. Por favor, pregunte a su médico por ellas.`,
  unremarkable: (list, count) =>
    count === 1
      ? `Esta línea no indica nada fuera de lo normal: ${list}.`
      : `Estas líneas no indican nada fuera de lo normal: ${list}.`,
  moreText: () => 'Su informe dice más que estos valores. El resto no se explica aquí.',
  doubts: {
    faint: doubtful('el escaneo era poco legible aquí'),
    twoValues: doubtful('aquí aparece más de un número'),
    unitMissing: doubtful('falta la unidad'),
    unitUnknown: doubtful('no se pudo leer la unidad'),
    unitUnexpected: doubtful('la unidad no es habitual en esta prueba'),
    implausible: doubtful('puede que una cifra o la coma decimal se haya leído mal'),
    flagDiffers: doubtful('la marca del laboratorio y su intervalo no coinciden'),
    maybeLimit: doubtful('puede ser un límite en lugar de un resultado'),
    other: doubtful('el número no se pudo leer con seguridad'),
  },

  questions: {
    bloodCount: '¿A qué puede deberse el cambio en mi hemograma?',
    bleeding: '¿Debo prestar atención a sangrados o moretones?',
    iron: '¿Puede que tenga demasiado poco o demasiado hierro, y por qué?',
    sugar: '¿Qué significan para mí estos valores de azúcar, y conviene repetirlos?',
    kidneys: '¿Cómo están mis riñones, y cuándo conviene repetir la medición?',
    salts: '¿Por qué están las sales de mi sangre fuera del intervalo, y conviene medirlas pronto otra vez?',
    liver: '¿Qué puede influir en mis valores del hígado, y cuándo conviene repetirlos?',
    lipids: '¿Qué niveles de colesterol y grasas me conviene alcanzar, y cómo lo consigo?',
    lowHdl: '¿Qué podría subir mi colesterol HDL?',
    thyroid: '¿Puede el tiroides explicar cómo me he sentido?',
    vitamins: '¿Debería cambiar mi alimentación por estas vitaminas y minerales?',
    inflammation: '¿De dónde puede venir este signo de inflamación?',
    clotting: '¿Concuerdan mis valores de coagulación con los medicamentos que tomo?',
    heart: '¿Qué dice este valor sobre mi corazón?',
    prostate: '¿Qué dice este valor sobre mi próstata, y conviene repetirlo?',
    hormones: '¿Qué puede cambiar estas hormonas, y conviene medirlas otra vez?',
    pancreas: '¿A qué pueden deberse estos valores de las enzimas del páncreas?',
    muscles: '¿Pueden mis músculos o el ejercicio explicar este valor?',
    uricAcid: '¿Qué puedo hacer con respecto al ácido úrico?',
  },
  patterns: {
    littleIron:
      'Una hemoglobina baja, glóbulos rojos pequeños y una ferritina baja suelen verse juntos cuando el cuerpo tiene poco hierro. Pregunte a su médico si es su caso.',
    liverCells:
      'La ALT está mucho más elevada que la fosfatasa alcalina, lo que suele verse cuando las células del hígado están irritadas. Pregunte a su médico por el motivo.',
    bileFlow:
      'La fosfatasa alcalina está más elevada que la ALT, lo que suele verse cuando la bilis fluye con menos facilidad; también puede venir de los huesos. Pregunte a su médico por el motivo.',
    littleWater:
      'La urea está más elevada que la creatinina y la sangre está más concentrada, lo que suele verse cuando al cuerpo le falta agua. Pregunte a su médico si es su caso.',
  },
  whyOutside: ({ list }) => `¿Qué puede explicar estos resultados: ${list}?`,
  whyChanged: ({ list }) => `¿Es este el cambio que queremos ver: ${list}?`,
  noDiagnosis: () =>
    'Esta explicación sigue reglas fijas y no es un diagnóstico. Su médico puede decirle qué significan los valores para usted.',

  sourceTable: (citation) => `Tabla de intervalos de referencia para adultos: ${citation}`,
  sourceUnconfirmed: (citation) => `Tabla de intervalos de referencia para adultos, sin confirmar: ${citation}`,
  sourceLimit: (citation) => `Límite de valores urgentes: ${citation}`,
  ownDescription: () =>
    'Tabla de descripciones de pruebas de este producto, aún no revisada por un profesional clínico',
};

import { capitalised, timesWord } from './grammar.js';
import type { ChangeWords, Phrases, RangeWords, TestWords } from './phrases.js';
import { tests } from './tests/de.js';

const TIMES = ['zweimal', 'dreimal', 'viermal', 'fünfmal', 'sechsmal', 'siebenmal', 'achtmal'];

/** In the dative, both masculine: "dem Grenzwert des Labors von 100", "dem Bereich des Labors von 12 bis 15". */
const noun = (range: RangeWords, word: string, limits: string) =>
  range.whose === 'laboratory' ? `${word} des Labors von ${limits}` : `üblichen ${word} für Erwachsene von ${limits}`;
const isTwoSided = (range: RangeWords) => range.low !== null && range.high !== null;
const scale = (range: RangeWords): string =>
  isTwoSided(range)
    ? noun(range, 'Bereich', `${range.low ?? ''} bis ${range.high ?? ''}`)
    : noun(range, 'Grenzwert', range.low ?? range.high ?? '');
const lowerLimit = (range: RangeWords) =>
  range.whose === 'laboratory'
    ? `unteren Grenzwert des Labors von ${range.low ?? ''}`
    : `üblichen unteren Grenzwert für Erwachsene von ${range.low ?? ''}`;

const moved = (direction: 'rising' | 'falling') => (direction === 'rising' ? 'gestiegen' : 'gefallen');

/** The verb comes first, so that "Der Wert" can stand before it. */
function change(words: ChangeWords): string {
  switch (words.kind) {
    case 'run':
      return `ist seit ${words.since.isDay ? 'dem ' : ''}${words.since.text} ${timesWord(TIMES, words.times, 'mehrmals')} in Folge ${moved(words.direction)} (damals ${words.from})`;
    case 'slow':
      return `${words.direction === 'rising' ? 'steigt' : 'fällt'} langsam`;
    case 'from':
      return `ist von ${words.from} ${moved(words.direction)}`;
    case 'steady':
      return 'ist etwa gleich geblieben';
  }
}

const doubtful =
  (reason: string) =>
  ([name]: TestWords): string =>
    `${capitalised(name)}: ${reason}. Bitte vergleichen Sie mit dem Papier, bevor Sie sich auf diesen Wert verlassen.`;

/** The phrases in German. */
export const phrases: Phrases = {
  language: 'de-DE',
  tests,
  gap: ' ',
  places: {
    above: (range) => `über dem ${scale(range)}`,
    below: (range) => `unter dem ${scale(range)}`,
    justAbove: (range) => `nahe am ${scale(range)}, ein wenig darüber`,
    justBelow: (range) => `nahe am ${scale(range)}, ein wenig darunter`,
    atLimit: (range) => `genau auf dem ${scale(range)}, also nicht mehr im Bereich`,
    within: (range) =>
      isTwoSided(range)
        ? `im ${scale(range)}`
        : range.high !== null
          ? `nicht über dem ${scale(range)}`
          : `über dem ${lowerLimit(range)}`,
    withinNearLow: (range) =>
      range.high !== null ? `im ${scale(range)}, nahe an seinem unteren Ende` : `knapp über dem ${lowerLimit(range)}`,
    withinNearHigh: (range) =>
      range.low !== null
        ? `im ${scale(range)}, nahe an seinem oberen Ende`
        : `nahe am ${scale(range)}, aber nicht darüber`,
  },
  lessThan: (value) => `weniger als ${value}`,
  atMost: (value) => `höchstens ${value}`,
  moreThan: (value) => `mehr als ${value}`,
  atLeast: (value) => `mindestens ${value}`,

  yours: ([name, , form], value) =>
    `${form === 'f' || form === 'p' ? 'Ihre' : 'Ihr'} ${name} ${form === 'p' ? 'betragen' : 'beträgt'} ${value}.`,
  onPaper: ([name], value) => `${capitalised(name)} auf diesem Papier: ${value}.`,
  named: ([name], value) => `${capitalised(name)}: ${value}.`,
  about: ([, about]) => `Das ist ${about}.`,
  thatIs: (place, words) => `Das liegt ${place}${words ? `, und der Wert ${change(words)}` : ''}.`,
  placed: (place, from) => `${capitalised(place)}${from ? `, von ${from.from} ${moved(from.direction)}` : ''}.`,
  itIs: (place) => `Der Wert liegt ${place}.`,
  changed: (words) => `Der Wert ${change(words)}.`,

  noRange: () => 'Ihr Befund nennt dafür keinen Bereich, und es gibt keinen allgemeinen.',
  rangeNotApplicable: () =>
    'Ihr Befund nennt dafür keinen Bereich, und der übliche konnte hier nicht angewendet werden.',
  rangeOfGroups: () =>
    'Ihr Befund nennt dafür nur Grenzen für bestimmte Personen; welche für Sie gelten, kann Ihre Ärztin oder Ihr Arzt sagen.',
  marked: {
    low: 'Ihr Befund kennzeichnet diesen Wert als niedrig und nennt dafür keinen Bereich.',
    high: 'Ihr Befund kennzeichnet diesen Wert als hoch und nennt dafür keinen Bereich.',
  },
  standingUnknown: (range) =>
    isTwoSided(range)
      ? `Ob der Wert im ${scale(range)} liegt, lässt sich aus dieser Zahl nicht sagen.`
      : `Ob der Wert über oder unter dem ${scale(range)} liegt, lässt sich aus dieser Zahl nicht sagen.`,
  urgent: {
    hospital: (list) => `${capitalised(list)}: Bitte lassen Sie das heute in einem Krankenhaus abklären.`,
    doctor: (list) =>
      `${capitalised(list)}: Bitte wenden Sie sich heute an eine Ärztin oder einen Arzt, falls das noch nicht geschehen ist.`,
  },
  urgentIfYours: {
    hospital: (list) =>
      `${capitalised(list)}: Falls das Ihr Befund ist, lassen Sie das bitte heute in einem Krankenhaus abklären.`,
    doctor: (list) =>
      `${capitalised(list)}: Falls das Ihr Befund ist, wenden Sie sich bitte heute an eine Ärztin oder einen Arzt.`,
  },
  urgentToCheck: {
    hospital: (list) =>
      `${capitalised(list)}: Bitte prüfen Sie diese Zahl jetzt auf dem Papier. Wenn sie stimmt, lassen Sie das heute in einem Krankenhaus abklären.`,
    doctor: (list) =>
      `${capitalised(list)}: Bitte prüfen Sie diese Zahl jetzt auf dem Papier. Wenn sie stimmt, wenden Sie sich heute an eine Ärztin oder einen Arzt.`,
  },
  urgentOlder: {
    hospital: (list, day) =>
      `${capitalised(list)}: ${day === null ? 'Als dieser Befund erstellt wurde,' : `Am ${day}`} war das ein gefährliches Ergebnis, das am selben Tag in einem Krankenhaus abgeklärt werden sollte. Falls es seitdem nicht behandelt wurde, gehen Sie bitte heute in ein Krankenhaus.`,
    doctor: (list, day) =>
      `${capitalised(list)}: ${day === null ? 'Als dieser Befund erstellt wurde,' : `Am ${day}`} war das ein Ergebnis, mit dem man am selben Tag zu einer Ärztin oder einem Arzt gehen sollte. Falls es seitdem niemand angesehen hat, wenden Sie sich bitte heute an eine Ärztin oder einen Arzt.`,
  },
  urgentMeasuredAgain: (result, day, again, dayAgain) =>
    `${capitalised(result)}: ${day === null ? 'Als dieser Befund erstellt wurde,' : `Am ${day}`} war das ein Ergebnis, das nicht warten konnte. Am ${dayAgain} wurde erneut gemessen: ${again}; das liegt nicht jenseits dieser Grenze. Bitte fragen Sie Ihre Ärztin oder Ihren Arzt, ob noch etwas zu tun ist.`,
  withoutUnit: (text) => `${text}, ohne Einheit`,
  calculated: (text) => `${text} (berechnet)`,
  ifPrinted: (text) => `${text}, falls das so auf dem Papier steht`,
  limitOfAdults: () =>
    'Die Grenze ist die für Erwachsene; in einem anderen Alter fragen Sie bitte heute eine Ärztin oder einen Arzt, was es bedeutet.',
  urgentAdults: {
    hospital: (list) =>
      `${capitalised(list)}: Bei Erwachsenen sollte das heute in einem Krankenhaus abgeklärt werden. Die Grenze gilt nur für Erwachsene; lassen Sie es auch in einem anderen Alter bitte heute in einem Krankenhaus abklären.`,
    doctor: (list) =>
      `${capitalised(list)}: Erwachsene sollten wegen eines solchen Ergebnisses am selben Tag zu einer Ärztin oder einem Arzt gehen. Die Grenze gilt nur für Erwachsene; in einem anderen Alter fragen Sie bitte heute eine Ärztin oder einen Arzt, was es bedeutet.`,
  },
  knownBefore: () =>
    'Der Wert lag schon früher jenseits der Grenze dringender Werte. Falls das niemand ärztlich beurteilt hat, wenden Sie sich bitte heute an eine Ärztin oder einen Arzt.',
  callIfIll: ({ emergency, ambulance }) =>
    `Wenn es Ihnen sehr schlecht geht, warten Sie nicht: Rufen Sie ${emergency} an${ambulance ? `, oder ${ambulance} für einen Krankenwagen` : ''}.`,

  called: (label) => `Die Tabelle des Befundes selbst nennt das „${label}“.`,
  commented: (label, text) => `Unter „${label}“ steht in Ihrem Befund selbst: „${text}“.`,
  problems: {
    severalPatients:
      'Dieser Text scheint mehr als eine Person zu nennen. Bitte prüfen Sie, wessen Ergebnisse das sind, bevor Sie sich darauf verlassen.',
    noPerson:
      'Dies scheint ein Befund über ein Tier, über Wasser oder Lebensmittel oder über eine Kontrollprobe des Labors zu sein, nicht über einen Menschen. Nichts davon wird hier erklärt. Falls es Ihr eigener Befund ist, fragen Sie bitte heute in Ihrer Arztpraxis, was er besagt.',
    otherPerson:
      'Der Name auf diesem Befund ist nicht der dieses Profils. Bitte prüfen Sie, wessen Ergebnisse das sind, bevor Sie sich auf eines davon verlassen.',
    sampleReport:
      'Dieser Text ist als Musterbefund bezeichnet und gehört vielleicht zu niemandem. Bitte prüfen Sie, ob das Ihre Ergebnisse sind, bevor Sie sich darauf verlassen.',
    otherLanguage:
      'Ein großer Teil dieses Textes ist in einer Sprache, die hier nicht gelesen wird. Was er sagt, ist nicht bekannt; bitte fragen Sie Ihre Ärztin oder Ihren Arzt.',
    unreadable:
      'Der größte Teil dieses Textes konnte nicht gelesen werden. Was er sagt, ist nicht bekannt; bitte vergleichen Sie ihn mit dem Papier und fragen Sie Ihre Ärztin oder Ihren Arzt.',
  },
  nothingRecognised: () => 'In diesem Text wurden keine Laborwerte erkannt.',
  onlyToCheck: () => 'Die Werte dieses Befundes konnten nicht sicher gelesen werden. Bitte prüfen Sie sie zuerst.',
  allWithin: ({ list, count }) =>
    count === 1 ? `Der Wert liegt in seinem Bereich: ${list}.` : `Alle diese Werte liegen in ihrem Bereich: ${list}.`,
  rangesMayBeOfAdults: () =>
    'Dies ist der Bericht eines Kindes, und Labore drucken oft die Bereiche von Erwachsenen. Bitte fragen Sie die Ärztin oder den Arzt, ob diese Bereiche in diesem Alter gelten.',
  restWithin: ({ list }) => `Alles Übrige liegt in seinem Bereich: ${list}.`,
  alsoWithin: ({ list, count }) =>
    count === 1 ? `Dieser Wert liegt in seinem Bereich: ${list}.` : `Diese Werte liegen in ihrem Bereich: ${list}.`,
  alsoOutside: ({ list, count }) =>
    count === 1
      ? `Auch dieser Wert liegt außerhalb seines Bereichs: ${list}.`
      : `Auch diese Werte liegen außerhalb ihres Bereichs: ${list}.`,
  withoutRange: ({ list }) =>
    `Für diese Werte nennt Ihr Befund keinen Bereich, und es gibt keinen allgemeinen: ${list}.`,
  withoutApplicableRange: ({ list }) =>
    `Für diese Werte nennt Ihr Befund keinen Bereich, und der übliche konnte hier nicht angewendet werden: ${list}.`,
  withRangesOfGroups: ({ list }) =>
    `Für diese Werte nennt Ihr Befund nur Grenzen für bestimmte Personen; welche für Sie gelten, kann Ihre Ärztin oder Ihr Arzt sagen: ${list}.`,
  toCheck: ({ list, count }) =>
    count === 1
      ? `Bitte vergleichen Sie diesen Wert mit dem Papier, bevor Sie sich darauf verlassen: ${list}.`
      : `Bitte vergleichen Sie diese Werte mit dem Papier, bevor Sie sich darauf verlassen: ${list}.`,
  leftOverUnexpected: (count) =>
    count === 1
      ? 'Ein Ergebnis einer Untersuchung, die hier nicht erklärt wird, weicht von dem ab, was daneben gedruckt ist. Bitte fragen Sie bald Ihre Ärztin oder Ihren Arzt danach.'
      : `${count} Ergebnisse von Untersuchungen, die hier nicht erklärt werden, weichen von dem ab, was daneben gedruckt ist. Bitte fragen Sie bald Ihre Ärztin oder Ihren Arzt danach.`,
  leftOver: (count) =>
    count === 1
      ? 'Eine Zeile Ihres Befundes wird hier nicht erklärt. Bitte fragen Sie Ihre Ärztin oder Ihren Arzt danach.'
      : `${count} Zeilen Ihres Befundes werden hier nicht erklärt. Bitte fragen Sie Ihre Ärztin oder Ihren Arzt danach.`,
  unremarkable: (list, count) =>
    count === 1
      ? `Diese Zeile meldet nichts Auffälliges: ${list}.`
      : `Diese Zeilen melden nichts Auffälliges: ${list}.`,
  moreText: () => 'Ihr Befund sagt mehr als diese Werte. Der Rest wird hier nicht erklärt.',
  doubts: {
    faint: doubtful('Der Scan ist hier schwach'),
    twoValues: doubtful('Hier steht mehr als eine Zahl'),
    unitMissing: doubtful('Die Einheit fehlt'),
    unitUnknown: doubtful('Die Einheit konnte nicht gelesen werden'),
    unitUnexpected: doubtful('Die Einheit ist für diese Untersuchung nicht üblich'),
    implausible: doubtful('Eine Ziffer oder das Komma wurde vielleicht falsch gelesen'),
    flagDiffers: doubtful('Die Markierung des Labors und sein Bereich stimmen nicht überein'),
    maybeLimit: doubtful('Das ist vielleicht ein Grenzwert und kein Ergebnis'),
    other: doubtful('Die Zahl konnte nicht sicher gelesen werden'),
  },

  questions: {
    bloodCount: 'Was kann der Grund für die Veränderung meines Blutbilds sein?',
    bleeding: 'Muss ich auf Blutungen oder blaue Flecken achten?',
    iron: 'Habe ich vielleicht zu wenig oder zu viel Eisen, und warum?',
    sugar: 'Was bedeuten diese Zuckerwerte für mich, und sollten sie noch einmal gemessen werden?',
    kidneys: 'Wie geht es meinen Nieren, und wann sollte das wieder gemessen werden?',
    salts: 'Warum liegen die Salze in meinem Blut außerhalb des Bereichs, und sollten sie bald wieder gemessen werden?',
    liver: 'Was kann meine Leberwerte beeinflussen, und wann sollten sie wieder gemessen werden?',
    lipids: 'Welche Cholesterin- und Fettwerte sollte ich anstreben, und wie erreiche ich sie?',
    lowHdl: 'Was könnte mein HDL-Cholesterin erhöhen?',
    thyroid: 'Kann meine Schilddrüse erklären, wie ich mich fühle?',
    vitamins: 'Sollte ich wegen dieser Vitamine und Mineralstoffe meine Ernährung ändern?',
    inflammation: 'Woher kann dieses Zeichen für eine Entzündung kommen?',
    clotting: 'Passen meine Gerinnungswerte zu den Medikamenten, die ich nehme?',
    heart: 'Was sagt dieser Wert über mein Herz?',
    prostate: 'Was sagt dieser Wert über meine Prostata, und sollte er noch einmal gemessen werden?',
    hormones: 'Was kann diese Hormone verändern, und sollten sie noch einmal gemessen werden?',
    pancreas: 'Was kann der Grund für diese Enzymwerte der Bauchspeicheldrüse sein?',
    muscles: 'Können meine Muskeln oder Sport diesen Wert erklären?',
    uricAcid: 'Was kann ich wegen der Harnsäure tun?',
  },
  patterns: {
    littleIron:
      'Ein niedriges Hämoglobin, kleine rote Blutkörperchen und ein niedriges Ferritin sieht man oft zusammen, wenn dem Körper Eisen fehlt. Bitte fragen Sie Ihre Ärztin oder Ihren Arzt, ob das bei Ihnen so ist.',
    liverCells:
      'Die ALT ist viel stärker erhöht als die alkalische Phosphatase; das sieht man oft, wenn Leberzellen gereizt sind. Bitte fragen Sie Ihre Ärztin oder Ihren Arzt nach dem Grund.',
    bileFlow:
      'Die alkalische Phosphatase ist stärker erhöht als die ALT; das sieht man oft, wenn die Galle schlechter abfließt; es kann auch von den Knochen kommen. Bitte fragen Sie Ihre Ärztin oder Ihren Arzt nach dem Grund.',
    littleWater:
      'Der Harnstoff ist stärker erhöht als das Kreatinin und das Blut ist konzentrierter; das sieht man oft zusammen, wenn dem Körper Wasser fehlt. Bitte fragen Sie Ihre Ärztin oder Ihren Arzt, ob das bei Ihnen so ist.',
  },
  whyOutside: ({ list }) => `Was kann diese Ergebnisse erklären: ${list}?`,
  whyChanged: ({ list }) => `Ist das die Veränderung, die wir sehen möchten: ${list}?`,
  noDiagnosis: () =>
    'Diese Erklärung folgt festen Regeln und ist keine Diagnose. Ihre Ärztin oder Ihr Arzt kann Ihnen sagen, was die Werte für Sie bedeuten.',

  sourceTable: (citation) => `Tabelle der Referenzbereiche für Erwachsene: ${citation}`,
  sourceUnconfirmed: (citation) => `Tabelle der Referenzbereiche für Erwachsene, nicht bestätigt: ${citation}`,
  sourceLimit: (citation) => `Grenze dringender Werte: ${citation}`,
  ownDescription: () => 'Tabelle der Beschreibungen von Untersuchungen in diesem Produkt, noch nicht ärztlich geprüft',
};

import { capitalised, timesWord } from './grammar.js';
import type { ChangeWords, Phrases, RangeWords, TestWords } from './phrases.js';
import { tests } from './tests/fr.js';

const TIMES = ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit'];
const owner = (range: RangeWords) => (range.whose === 'laboratory' ? 'du laboratoire' : "habituel chez l'adulte");
const isTwoSided = (range: RangeWords) => range.low !== null && range.high !== null;
const ownerOfLimit = (range: RangeWords) =>
  range.whose === 'laboratory' ? 'du laboratoire' : "habituelle chez l'adulte";

/** After "de": "la limite du laboratoire (100)", "l'intervalle du laboratoire (12 à 15)". */
const scale = (range: RangeWords): string =>
  isTwoSided(range)
    ? `l'intervalle ${owner(range)} (${range.low ?? ''} à ${range.high ?? ''})`
    : `la limite ${ownerOfLimit(range)} (${range.low ?? range.high ?? ''})`;
const lowerLimit = (range: RangeWords) => `la limite inférieure ${ownerOfLimit(range)} (${range.low ?? ''})`;

/** "de 135", "d'au moins 135" */
const of = (value: string) => (value.startsWith('au ') ? `d'${value}` : `de ${value}`);

const moved = (direction: 'rising' | 'falling') => (direction === 'rising' ? 'augmenté' : 'baissé');

function change(words: ChangeWords): string {
  switch (words.kind) {
    case 'run':
      return `a ${moved(words.direction)} ${timesWord(TIMES, words.times, 'plusieurs')} fois de suite depuis ${words.since.isDay ? 'le ' : ''}${words.since.text} (alors ${words.from})`;
    case 'slow':
      return `${words.direction === 'rising' ? 'augmente' : 'baisse'} lentement`;
    case 'from':
      return `a ${moved(words.direction)} par rapport à ${words.from}`;
    case 'steady':
      return 'est à peu près la même que la dernière fois';
  }
}

const doubtful =
  (reason: string) =>
  ([name]: TestWords): string =>
    `${capitalised(name)} : ${reason}. Comparez avec le papier avant de vous fier à cette valeur.`;

/** The phrases in French. */
export const phrases: Phrases = {
  language: 'fr-FR',
  tests,
  gap: ' ',
  places: {
    above: (range) => `au-dessus de ${scale(range)}`,
    below: (range) => `en dessous de ${scale(range)}`,
    justAbove: (range) => `proche de ${scale(range)}, un peu au-dessus`,
    justBelow: (range) => `proche de ${scale(range)}, un peu en dessous`,
    atLimit: (range) => `exactement à ${scale(range)}, donc plus à l'intérieur`,
    within: (range) =>
      isTwoSided(range)
        ? `dans ${scale(range)}`
        : range.high !== null
          ? `sous ${scale(range)}`
          : `au-dessus de ${lowerLimit(range)}`,
    withinNearLow: (range) =>
      range.high !== null
        ? `dans ${scale(range)}, près de son extrémité inférieure`
        : `juste au-dessus de ${lowerLimit(range)}`,
    withinNearHigh: (range) =>
      range.low !== null
        ? `dans ${scale(range)}, près de son extrémité supérieure`
        : `sous ${scale(range)}, mais tout près`,
  },
  lessThan: (value) => `moins de ${value}`,
  atMost: (value) => `au plus ${value}`,
  moreThan: (value) => `plus de ${value}`,
  atLeast: (value) => `au moins ${value}`,

  yours: ([name, , form], value) =>
    form === 'p' ? `Vos ${name} sont ${of(value)}.` : `Votre ${name} est ${of(value)}.`,
  onPaper: ([name], value) => `${capitalised(name)} sur ce papier : ${value}.`,
  named: ([name], value) => `${capitalised(name)} : ${value}.`,
  about: ([, about]) => `C'est ${about}.`,
  thatIs: (place, words) => `La valeur est ${place}${words ? `, et elle ${change(words)}` : ''}.`,
  placed: (place, from) =>
    `${capitalised(place)}${from ? `, en ${from.direction === 'rising' ? 'hausse' : 'baisse'} par rapport à ${from.from}` : ''}.`,
  itIs: (place) => `La valeur est ${place}.`,
  changed: (words) => `La valeur ${change(words)}.`,

  noRange: () => "Votre compte rendu n'indique pas d'intervalle pour cette valeur, et il n'en existe pas de général.",
  rangeNotApplicable: () =>
    "Votre compte rendu n'indique pas d'intervalle pour cette valeur, et l'intervalle habituel n'a pas pu être appliqué ici.",
  rangeOfGroups: () =>
    "Votre compte rendu n'indique que des limites pour certaines personnes ; votre médecin peut dire lesquelles valent pour vous.",
  marked: {
    low: "Votre compte rendu signale cette valeur comme basse et n'indique pas d'intervalle pour elle.",
    high: "Votre compte rendu signale cette valeur comme élevée et n'indique pas d'intervalle pour elle.",
  },
  standingUnknown: (range) =>
    isTwoSided(range)
      ? `Ce nombre ne permet pas de dire si la valeur se situe dans ${scale(range)}.`
      : `Ce nombre ne permet pas de dire de quel côté de ${scale(range)} se situe la valeur.`,
  urgent: {
    hospital: (list) =>
      `${capitalised(list)} : veuillez vous rendre aujourd'hui dans un hôpital pour le faire examiner.`,
    doctor: (list) =>
      `${capitalised(list)} : veuillez contacter un médecin aujourd'hui, si vous ne l'avez pas encore fait.`,
  },
  urgentIfYours: {
    hospital: (list) =>
      `${capitalised(list)} : si ce compte rendu est le vôtre, veuillez vous rendre aujourd'hui dans un hôpital pour le faire examiner.`,
    doctor: (list) =>
      `${capitalised(list)} : si ce compte rendu est le vôtre, veuillez contacter un médecin aujourd'hui.`,
  },
  urgentToCheck: {
    hospital: (list) =>
      `${capitalised(list)} : veuillez vérifier maintenant ce chiffre sur le papier. S'il est exact, rendez-vous aujourd'hui dans un hôpital.`,
    doctor: (list) =>
      `${capitalised(list)} : veuillez vérifier maintenant ce chiffre sur le papier. S'il est exact, contactez un médecin aujourd'hui.`,
  },
  urgentOlder: {
    hospital: (list, day) =>
      `${capitalised(list)} : ${day === null ? 'lorsque ce compte rendu a été établi' : `le ${day}`}, c'était un résultat dangereux, à faire examiner le jour même dans un hôpital. Si personne ne l'a traité depuis, veuillez vous rendre aujourd'hui dans un hôpital.`,
    doctor: (list, day) =>
      `${capitalised(list)} : ${day === null ? 'lorsque ce compte rendu a été établi' : `le ${day}`}, c'était un résultat pour lequel il convenait de consulter un médecin le jour même. Si aucun médecin ne l'a examiné depuis, veuillez en contacter un aujourd'hui.`,
  },
  urgentMeasuredAgain: (result, day, again, dayAgain) =>
    `${capitalised(result)} : ${day === null ? 'lorsque ce compte rendu a été établi' : `le ${day}`}, c'était un résultat qui ne pouvait pas attendre. Il a été mesuré à nouveau le ${dayAgain} : ${again}, qui n'est pas au-delà de cette limite. Veuillez demander à votre médecin s'il reste quelque chose à faire.`,
  withoutUnit: (text) => `${text}, sans unité`,
  calculated: (text) => `${text} (calculé)`,
  ifPrinted: (text) => `${text}, si c'est bien ce qui figure sur le papier`,
  limitOfAdults: () =>
    "La limite est celle des adultes ; à un autre âge, veuillez demander aujourd'hui à un médecin ce que cela signifie.",
  urgentAdults: {
    hospital: (list) =>
      `${capitalised(list)} : chez l'adulte, un tel résultat doit être examiné aujourd'hui dans un hôpital. La limite ne vaut que pour les adultes ; à un autre âge, veuillez également vous rendre aujourd'hui dans un hôpital pour le faire examiner.`,
    doctor: (list) =>
      `${capitalised(list)} : chez l'adulte, il convient de consulter un médecin le jour même pour un tel résultat. La limite ne vaut que pour les adultes ; à un autre âge, veuillez demander aujourd'hui à un médecin ce qu'il signifie.`,
  },
  knownBefore: () =>
    "Cette valeur dépassait déjà la limite des valeurs urgentes. Si aucun médecin ne le sait, veuillez en contacter un aujourd'hui.",
  callIfIll: ({ emergency, ambulance }) =>
    `Si vous vous sentez très mal, n'attendez pas : appelez le ${emergency}${ambulance ? `, ou le ${ambulance} pour une ambulance` : ''}.`,

  called: (label) => `Le tableau du compte rendu lui-même l'appelle « ${label} ».`,
  commented: (label, text) => `Sous « ${label} », votre compte rendu lui-même dit : « ${text} ».`,
  problems: {
    severalPatients:
      "Ce texte semble nommer plus d'une personne. Veuillez vérifier à qui sont ces résultats avant de vous y fier.",
    noPerson:
      "Ce compte rendu semble porter sur un animal, sur de l'eau, sur un aliment ou sur un contrôle du laboratoire, et non sur une personne. Rien n'en est interprété ici. S'il s'agit de votre propre compte rendu, veuillez demander aujourd'hui à votre médecin ce qu'il dit.",
    otherPerson:
      "Le nom sur ce compte rendu n'est pas celui de ce profil. Veuillez vérifier à qui sont ces résultats avant de vous y fier.",
    sampleReport:
      "Ce texte est présenté comme un exemple de compte rendu et n'est peut-être celui de personne. Veuillez vérifier si ces résultats sont les vôtres avant de vous y fier.",
    otherLanguage:
      "Une grande partie de ce texte est dans une langue qui n'est pas lue ici. On ne sait pas ce qu'il dit ; veuillez demander à votre médecin.",
    unreadable:
      "La plus grande partie de ce texte n'a pas pu être lue. On ne sait pas ce qu'il dit ; veuillez le comparer avec le papier et demander à votre médecin.",
  },
  nothingRecognised: () => "Aucune valeur de laboratoire n'a été reconnue dans ce texte.",
  onlyToCheck: () =>
    "Les valeurs de ce compte rendu n'ont pas pu être lues avec certitude. Veuillez d'abord les vérifier.",
  allWithin: ({ list, count }) =>
    count === 1
      ? `La valeur se situe dans son intervalle : ${list}.`
      : `Toutes ces valeurs se situent dans leur intervalle : ${list}.`,
  rangesMayBeOfAdults: () =>
    'Ce compte rendu est celui d’un enfant, et les laboratoires impriment souvent les intervalles des adultes. Demandez au médecin si ces intervalles valent à cet âge.',
  restWithin: ({ list }) => `Tout le reste se situe dans son intervalle : ${list}.`,
  alsoWithin: ({ list, count }) =>
    count === 1
      ? `Cette valeur se situe dans son intervalle : ${list}.`
      : `Ces valeurs se situent dans leur intervalle : ${list}.`,
  alsoOutside: ({ list, count }) =>
    count === 1
      ? `Cette valeur est aussi en dehors de son intervalle : ${list}.`
      : `Ces valeurs sont aussi en dehors de leur intervalle : ${list}.`,
  withoutRange: ({ list }) =>
    `Votre compte rendu n'indique pas d'intervalle, et il n'en existe pas de général, pour : ${list}.`,
  withoutApplicableRange: ({ list }) =>
    `Votre compte rendu n'indique pas d'intervalle, et l'intervalle habituel n'a pas pu être appliqué ici, pour : ${list}.`,
  withRangesOfGroups: ({ list }) =>
    `Pour ces valeurs, votre compte rendu n'indique que des limites pour certaines personnes ; votre médecin peut dire lesquelles valent pour vous : ${list}.`,
  toCheck: ({ list, count }) =>
    count === 1
      ? `Veuillez comparer cette valeur avec le papier avant de vous y fier : ${list}.`
      : `Veuillez comparer ces valeurs avec le papier avant de vous y fier : ${list}.`,
  leftOverUnexpected: (count) =>
    count === 1
      ? "Un résultat, d'une analyse qui n'est pas expliquée ici, ne correspond pas à ce qui est imprimé à côté. Veuillez en parler rapidement à votre médecin."
      : `${count} résultats, d'analyses qui ne sont pas expliquées ici, ne correspondent pas à ce qui est imprimé à côté. Veuillez en parler rapidement à votre médecin.`,
  leftOver: (count) =>
    count === 1
      ? "Une ligne de votre compte rendu n'est pas expliquée ici. Veuillez en parler à votre médecin."
      : `${count} lignes de votre compte rendu ne sont pas expliquées ici. Veuillez en parler à votre médecin.`,
  unremarkable: (list, count) =>
    count === 1
      ? `Cette ligne ne signale rien d’inhabituel : ${list}.`
      : `Ces lignes ne signalent rien d’inhabituel : ${list}.`,
  moreText: () => "Votre compte rendu dit plus que ces valeurs. Le reste n'est pas expliqué ici.",
  doubts: {
    faint: doubtful('la numérisation est peu lisible ici'),
    twoValues: doubtful('plusieurs nombres figurent ici'),
    unitMissing: doubtful("l'unité manque"),
    unitUnknown: doubtful("l'unité n'a pas pu être lue"),
    unitUnexpected: doubtful("l'unité n'est pas habituelle pour cet examen"),
    implausible: doubtful('un chiffre ou la virgule a peut-être été mal lu'),
    flagDiffers: doubtful('la marque du laboratoire et son intervalle ne concordent pas'),
    maybeLimit: doubtful("il s'agit peut-être d'une limite et non d'un résultat"),
    other: doubtful("le nombre n'a pas pu être lu avec certitude"),
  },

  questions: {
    bloodCount: 'Quelle peut être la raison du changement de ma numération sanguine ?',
    bleeding: 'Dois-je faire attention aux saignements ou aux bleus ?',
    iron: 'Ai-je peut-être trop peu ou trop de fer, et pourquoi ?',
    sugar: 'Que signifient pour moi ces valeurs de sucre, et faut-il les mesurer à nouveau ?',
    kidneys: 'Comment vont mes reins, et quand faut-il refaire cette mesure ?',
    salts: 'Pourquoi les sels de mon sang sont-ils hors de leur intervalle, et faut-il bientôt les mesurer à nouveau ?',
    liver: "Qu'est-ce qui peut influencer mes valeurs du foie, et quand faut-il les mesurer à nouveau ?",
    lipids: 'Quels taux de cholestérol et de graisses dois-je viser, et comment y parvenir ?',
    lowHdl: "Qu'est-ce qui pourrait faire monter mon cholestérol HDL ?",
    thyroid: 'Ma thyroïde peut-elle expliquer comment je me sens ?',
    vitamins: 'Dois-je changer mon alimentation à cause de ces vitamines et minéraux ?',
    inflammation: "D'où peut venir ce signe d'inflammation ?",
    clotting: 'Mes valeurs de coagulation correspondent-elles aux médicaments que je prends ?',
    heart: 'Que dit cette valeur au sujet de mon cœur ?',
    prostate: 'Que dit cette valeur au sujet de ma prostate, et faut-il la mesurer à nouveau ?',
    hormones: "Qu'est-ce qui peut modifier ces hormones, et faut-il les mesurer à nouveau ?",
    pancreas: 'Quelle peut être la raison de ces valeurs des enzymes du pancréas ?',
    muscles: "Mes muscles ou l'exercice peuvent-ils expliquer cette valeur ?",
    uricAcid: "Que puis-je faire au sujet de l'acide urique ?",
  },
  patterns: {
    littleIron:
      "Une hémoglobine basse, de petits globules rouges et une ferritine basse se voient souvent ensemble quand le corps manque de fer. Veuillez demander à votre médecin si c'est votre cas.",
    liverCells:
      "L'ALAT est bien plus élevée que la phosphatase alcaline, ce qui se voit souvent quand les cellules du foie sont irritées. Veuillez en demander la raison à votre médecin.",
    bileFlow:
      "La phosphatase alcaline est plus élevée que l'ALAT, ce qui se voit souvent quand la bile s'écoule moins bien ; cela peut aussi venir des os. Veuillez en demander la raison à votre médecin.",
    littleWater:
      "L'urée est plus élevée que la créatinine et le sang est plus concentré, ce qui se voit souvent quand le corps manque d'eau. Veuillez demander à votre médecin si c'est votre cas.",
  },
  whyOutside: ({ list }) => `Qu'est-ce qui peut expliquer ces résultats : ${list} ?`,
  whyChanged: ({ list }) => `Est-ce le changement que nous souhaitons : ${list} ?`,
  noDiagnosis: () =>
    "Cette explication suit des règles fixes et n'est pas un diagnostic. Votre médecin peut vous dire ce que les valeurs signifient pour vous.",

  sourceTable: (citation) => `Table d'intervalles de référence pour adultes : ${citation}`,
  sourceUnconfirmed: (citation) => `Table d'intervalles de référence pour adultes, non confirmée : ${citation}`,
  sourceLimit: (citation) => `Limite des valeurs urgentes : ${citation}`,
  ownDescription: () =>
    'Table de descriptions des examens de ce produit, pas encore relue par un professionnel de santé',
};

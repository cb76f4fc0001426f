import { timesWord } from './grammar.js';
import type { ChangeWords, Phrases, RangeWords, TestWords } from './phrases.js';
import { tests } from './tests/zh.js';

const TIMES = ['两次', '三次', '四次', '五次', '六次', '七次', '八次'];
const owner = (range: RangeWords) => (range.whose === 'laboratory' ? '实验室' : '成人通常');
const isTwoSided = (range: RangeWords) => range.low !== null && range.high !== null;

/** "实验室的限值 100", "实验室的参考范围 12 至 15" */
const scale = (range: RangeWords): string =>
  isTwoSided(range)
    ? `${owner(range)}的参考范围 ${range.low ?? ''} 至 ${range.high ?? ''}`
    : `${owner(range)}的限值 ${range.low ?? range.high ?? ''}`;
const lowerLimit = (range: RangeWords) => `${owner(range)}的下限 ${range.low ?? ''}`;

const isNumber = (value: string) => /^\d/.test(value);
/** Latin digits have blanks around them. */
const spaced = (value: string) => (isNumber(value) ? ` ${value} ` : `${value} `);
const verb = (direction: 'rising' | 'falling') => (direction === 'rising' ? '上升' : '下降');

function change(words: ChangeWords): string {
  switch (words.kind) {
    case 'run':
      return `自${words.since.text}以来连续${timesWord(TIMES, words.times, '多次')}${verb(words.direction)}（当时为${spaced(words.from).trimEnd()}）`;
    case 'slow':
      return `正在缓慢${verb(words.direction)}`;
    case 'from':
      return `较之前的${spaced(words.from)}有所${verb(words.direction)}`;
    case 'steady':
      return '与上次大致相同';
  }
}

const doubtful =
  (reason: string) =>
  ([name]: TestWords): string =>
    `${name}：${reason}。在依据此数值之前，请与纸质报告核对。`;

/** The phrases in Chinese. */
export const phrases: Phrases = {
  language: 'zh-CN',
  tests,
  gap: '',
  places: {
    above: (range) => `高于${scale(range)}`,
    below: (range) => `低于${scale(range)}`,
    justAbove: (range) => `接近${scale(range)}，略高一些`,
    justBelow: (range) => `接近${scale(range)}，略低一些`,
    atLimit: (range) => `正好等于${scale(range)}，已不算在范围之内`,
    within: (range) =>
      isTwoSided(range)
        ? `在${scale(range)} 之内`
        : range.high !== null
          ? `未超过${scale(range)}`
          : `高于${lowerLimit(range)}`,
    withinNearLow: (range) => (range.high !== null ? `在${scale(range)} 之内，接近下限` : `略高于${lowerLimit(range)}`),
    withinNearHigh: (range) =>
      range.low !== null ? `在${scale(range)} 之内，接近上限` : `未超过${scale(range)}，但已接近`,
  },
  lessThan: (value) => `低于 ${value}`,
  atMost: (value) => `不超过 ${value}`,
  moreThan: (value) => `高于 ${value}`,
  atLeast: (value) => `至少 ${value}`,

  yours: ([name], value) => `您的${name}${isNumber(value) ? '为 ' : ''}${value}。`,
  onPaper: ([name], value) => `这份报告上的${name}${isNumber(value) ? '为 ' : ''}${value}。`,
  named: ([name], value) => `${name}：${value}。`,
  about: ([, about]) => `这是${about}。`,
  thatIs: (place, words) => `该数值${place}${words ? `，并且${change(words)}` : ''}。`,
  placed: (place, from) => `${place}${from ? `，较之前的${spaced(from.from)}有所${verb(from.direction)}` : ''}。`,
  itIs: (place) => `该数值${place}。`,
  changed: (words) => `该数值${change(words)}。`,

  noRange: () => '您的报告没有给出该数值的参考范围，也没有通用的参考范围。',
  rangeNotApplicable: () => '您的报告没有给出该数值的参考范围，通常的参考范围在这里无法适用。',
  rangeOfGroups: () => '您的报告只给出了某些人群的界限；哪一个适用于您，可以请医生说明。',
  marked: {
    low: '您的报告将该数值标记为偏低，但没有给出参考范围。',
    high: '您的报告将该数值标记为偏高，但没有给出参考范围。',
  },
  standingUnknown: (range) => `仅凭这个数字，无法判断它相对于${scale(range)} 的位置。`,
  urgent: {
    hospital: (list) => `${list}：请今天就去医院就诊。`,
    doctor: (list) => `${list}：如果您还没有联系过医生，请今天就与医生联系。`,
  },
  urgentIfYours: {
    hospital: (list) => `${list}：如果这是您的报告，请今天就去医院就诊。`,
    doctor: (list) => `${list}：如果这是您的报告，请今天就与医生联系。`,
  },
  urgentToCheck: {
    hospital: (list) => `${list}：请现在就在纸质报告上核对这个数字。如果数字正确，请今天就去医院就诊。`,
    doctor: (list) => `${list}：请现在就在纸质报告上核对这个数字。如果数字正确，请今天就与医生联系。`,
  },
  urgentOlder: {
    hospital: (list, day) =>
      `${list}：${day === null ? '在出具这份报告时' : `在${day}`}，这是一个危险的结果，应在当天去医院就诊。如果此后没有人处理过，请今天就去医院。`,
    doctor: (list, day) =>
      `${list}：${day === null ? '在出具这份报告时' : `在${day}`}，这是一个应在当天就医的结果。如果此后没有医生看过，请今天就与医生联系。`,
  },
  urgentMeasuredAgain: (result, day, again, dayAgain) =>
    `${result}：${day === null ? '在出具这份报告时' : `在${day}`}，这是一个不能等待的结果。${dayAgain}已再次测量：${again}，没有超出该界限。请询问医生是否还需要做什么。`,
  withoutUnit: (text) => `${text}（没有单位）`,
  calculated: (text) => `${text}（计算得出）`,
  ifPrinted: (text) => `${text}（如果纸质报告上确实如此）`,
  limitOfAdults: () => '此界限是成人的；其他年龄请今天向医生询问其意义。',
  urgentAdults: {
    hospital: (list) =>
      `${list}：成人出现这样的结果时，应在今天去医院就诊。此界限仅适用于成人；其他年龄也请今天就去医院就诊。`,
    doctor: (list) =>
      `${list}：成人出现这样的结果时，应在当天就医。此界限仅适用于成人；其他年龄请今天向医生询问其意义。`,
  },
  knownBefore: () => '该数值以前就已超出紧急数值的界限。如果还没有医生知道，请今天与医生联系。',
  callIfIll: ({ emergency, ambulance }) =>
    `如果您感觉很不舒服，请不要等待：请拨打 ${emergency}${ambulance ? `，或拨打 ${ambulance} 叫救护车` : ''}。`,

  called: (label) => `报告自带的表格将其称为“${label}”。`,
  commented: (label, text) => `在“${label}”下，报告原文写道：“${text}”。`,
  problems: {
    severalPatients: '这段文字似乎提到了不止一个人。在依据任何结果之前，请核对这些结果属于谁。',
    noPerson:
      '这似乎是关于动物、水或食物的报告，或是实验室自身的质控报告，而不是人的报告。这里不解读其中任何内容。如果这是您自己的报告，请今天向您的医生询问其内容。',
    otherPerson: '这份报告上的姓名与此档案的姓名不一致。在依据任何结果之前，请核对这些结果属于谁。',
    sampleReport: '这段文字标明为样本报告，可能不属于任何人。在依据任何结果之前，请核对这些是否是您的结果。',
    otherLanguage: '这段文字大部分使用了这里无法读取的语言，其内容未知。请询问您的医生。',
    unreadable: '这段文字大部分无法读取，其内容未知。请与纸质报告核对，并询问您的医生。',
  },
  nothingRecognised: () => '在这段文字中没有识别出化验数值。',
  onlyToCheck: () => '这份报告中的数值未能可靠地读取，请您先核对。',
  allWithin: ({ list, count }) =>
    count === 1 ? `该数值在其参考范围之内：${list}。` : `以下数值都在各自的参考范围之内：${list}。`,
  rangesMayBeOfAdults: () =>
    '这是一份儿童的报告，而化验室常常印的是成人的参考范围。请问医生，这些范围在这个年龄是否适用。',
  restWithin: ({ list }) => `其余数值都在参考范围之内：${list}。`,
  alsoWithin: ({ list }) => `以下数值在参考范围之内：${list}。`,
  alsoOutside: ({ list }) => `以下数值也在参考范围之外：${list}。`,
  withoutRange: ({ list }) => `以下数值在您的报告中没有参考范围，也没有通用的参考范围：${list}。`,
  withoutApplicableRange: ({ list }) => `以下数值在您的报告中没有参考范围，通常的参考范围在这里无法适用：${list}。`,
  withRangesOfGroups: ({ list }) => `以下数值在您的报告中只有某些人群的界限，哪一个适用于您，可以请医生说明：${list}。`,
  toCheck: ({ list }) => `在依据以下数值之前，请与纸质报告核对：${list}。`,
  leftOverUnexpected: (count) =>
    `有${count === 1 ? '一' : ` ${count} `}项这里没有解释的检查，其结果与旁边印出的参考不符。请尽快询问您的医生。`,
  leftOver: (count) => `您的报告中有${count === 1 ? '一' : ` ${count} `}行这里没有解释。请询问您的医生。`,
  unremarkable: (list, count) => (count === 1 ? `这一行没有报告异常：${list}。` : `这些行没有报告异常：${list}。`),
  moreText: () => '您的报告中除了这些数值还有其他内容，这里没有解释。',
  doubts: {
    faint: doubtful('此处扫描不清晰'),
    twoValues: doubtful('此处有不止一个数字'),
    unitMissing: doubtful('缺少单位'),
    unitUnknown: doubtful('单位无法读取'),
    unitUnexpected: doubtful('该单位在此项检查中不常用'),
    implausible: doubtful('某个数字或小数点可能读错了'),
    flagDiffers: doubtful('实验室的标记与其参考范围不一致'),
    maybeLimit: doubtful('这可能是限值而不是结果'),
    other: doubtful('该数字未能可靠地读取'),
  },

  questions: {
    bloodCount: '我的血常规出现变化可能是什么原因？',
    bleeding: '我需要留意出血或淤青吗？',
    iron: '我体内的铁是否过少或过多，原因是什么？',
    sugar: '这些血糖数值对我意味着什么，需要再测一次吗？',
    kidneys: '我的肾脏情况如何，什么时候应该再测？',
    salts: '我血液中的盐类为什么超出范围，需要尽快再测吗？',
    liver: '哪些因素会影响我的肝脏数值，什么时候应该再测？',
    lipids: '我的胆固醇和血脂应该达到什么水平，怎样才能达到？',
    lowHdl: '怎样可以提高我的高密度脂蛋白胆固醇？',
    thyroid: '我最近的感觉会不会与甲状腺有关？',
    vitamins: '我是否需要因为这些维生素和矿物质调整饮食？',
    inflammation: '这种炎症的迹象可能来自哪里？',
    clotting: '我的凝血数值与我正在服用的药物相符吗？',
    heart: '这个数值说明我的心脏怎么样？',
    prostate: '这个数值说明我的前列腺怎么样，需要再测一次吗？',
    hormones: '什么会改变这些激素，需要再测一次吗？',
    pancreas: '胰腺的酶出现这样的数值可能是什么原因？',
    muscles: '这个数值会不会与肌肉或运动有关？',
    uricAcid: '关于尿酸，我可以做些什么？',
  },
  patterns: {
    littleIron: '血红蛋白偏低、红细胞偏小和铁蛋白偏低常在体内缺铁时一起出现。请询问医生您是否属于这种情况。',
    liverCells: '谷丙转氨酶的升高远大于碱性磷酸酶，这常见于肝细胞受刺激时。请向医生询问原因。',
    bileFlow: '碱性磷酸酶的升高大于谷丙转氨酶，这常见于胆汁流动不畅时，也可能来自骨骼。请向医生询问原因。',
    littleWater: '尿素的升高大于肌酐，且血液较浓，这常在身体缺水时一起出现。请询问医生您是否属于这种情况。',
  },
  whyOutside: ({ list }) => `这些结果可能是什么原因：${list}？`,
  whyChanged: ({ list }) => `这是我们希望看到的变化吗：${list}？`,
  noDiagnosis: () => '本说明按照固定规则生成，不是诊断。您的医生可以告诉您这些数值对您意味着什么。',

  sourceTable: (citation) => `成人参考范围表：${citation}`,
  sourceUnconfirmed: (citation) => `成人参考范围表（未经核实）：${citation}`,
  sourceLimit: (citation) => `紧急数值的界限：${citation}`,
  ownDescription: () => '本产品的检查项目说明表，尚未经临床医生审阅',
};

import { describe, expect, test } from '@jest/globals';
import { checkedExplanation } from './claims.js';
import type { FactValue, ReportFacts } from './facts.js';

const value = (
  test: FactValue['test'],
  value: number,
  [printed, ucum]: readonly [string, string],
  [low, high]: readonly [number, number],
): FactValue => ({
  ...{ test, printedName: test, value, decimals: Number.isInteger(value) ? 0 : 1, comparator: null, doubt: null },
  unit: { printed, ucum },
  range: { low, high, exclusive: false, decimals: 1, source: 'printed on the report' },
  standing: value < low ? 'low' : value > high ? 'high' : 'inRange',
});
/** The report of a person with a low haemoglobin and a high potassium. */
const facts: ReportFacts = {
  ...{ title: 'Blood tests', date: '2026-11-02', text: '', person: { sex: 'female', age: 41 } },
  values: [
    value('hb', 9.2, ['g/dL', 'g/dL'], [12, 15]),
    value('k', 6.4, ['mmol/L', 'mmol/L'], [3.5, 5.1]),
    value('creat', 1, ['mg/dL', 'mg/dL'], [0.6, 1.2]),
    value('plt', 250000, ['/cumm', '/uL'], [150000, 410000]),
    value('ldl', 165, ['mg/dL', 'mg/dL'], [0, 100]),
  ],
  isWhole: true,
  earlier: [{ test: 'hb', at: '2025-11-02', value: 12.5, unit: { printed: 'g/dL', ucum: 'g/dL' }, decimals: 1 }],
};
const keptOf = (text: string, known = facts) =>
  checkedExplanation(text, known)
    .blocks.flatMap((block) => (block.kind === 'list' ? block.items : [block.runs]))
    .map((runs) => runs.map((run) => run.text).join(''));

describe('what the facts do not prove is left out:', () => {
  test.each([
    // Numbers
    'Your haemoglobin is between 12 and 15.',
    'Your haemoglobin lies between 12 and 15 g/dL.',
    'Your haemoglobin exceeds 12.0 g/dL.',
    'Haemoglobin above 12.0 g/dL.',
    'Your haemoglobin is normal above 12.0 g/dL.',
    'Platelets 2,50,000 per litre.',
    // Judgements
    'Your potassium is 6.4 mmol/L, just as expected.',
    'Your potassium is 6.4 mmol/L, which is acceptable.',
    'Your potassium is 6.4 mmol/L (expected).',
    'Your potassium of 6.4 mmol/L is in the green zone.',
    'Potassium: 6.4 mmol/L 🟢 good',
    'Potassium: 6.4 mmol/L 🟢',
    'Potassium: 6.4 mmol/L ✅',
    'Haemoglobin 9.2 g/dL ⬆',
    'Haemoglobin 9.2 g/dL ↑',
    'Haemoglobin: WNL.',
    'Your potassium of 6.4 mmol/L is nothing special.',
    'Your haemoglobin sits comfortably between its limits.',
    'Your potassium is depleted.',
    'Your potassium is safe.',
    'Your potassium is slightly high.',
    'Your potassium is dangerously low.',
    'No cause for alarm.',
    'You can relax about your potassium.',
    'Potassium is in the range.',
    'Potassium is in balance.',
    'Potassium is a mineral that is fine here.',
    'Your haemoglobin is the usual value for adults.',
    'Your haemoglobin is 9.2 g/dL, which is the usual range.',
    'Your haemoglobin is what it was before.',
    'Your haemoglobin is as usual.',
    'Your haemoglobin came to the usual level.',
    'Your haemoglobin: 12.0 to 15.0 g/dL.',
    'Potassium is the amount that the body needs.',
    'High potassium can often happen without harm.',
    'High potassium can be caused by the test.',
    'High potassium often means little.',
    // Negations
    'Your haemoglobin is hardly low.',
    'Your haemoglobin is by no means low.',
    'Your haemoglobin is anything but low.',
    'Your haemoglobin is far from low.',
    'Nobody would call your haemoglobin low.',
    'Your haemoglobin is low? Not at all.',
    'Your haemoglobin cannot be called low.',
    'The laboratory wrongly says that it is low.',
    'The laboratory wrongly says that your haemoglobin is low.',
    'The high potassium is a mistake of the laboratory.',
    'None of your haemoglobin values is low.',
    'Your haemoglobin is low, not.',
    'Not your haemoglobin is low.',
    'It is not true that your haemoglobin is low.',
    'Your haemoglobin is never low.',
    'Your haemoglobin is neither low nor high.',
    // The body, and diagnoses
    'There is no anaemia here.',
    'Your kidneys are failing.',
    'Your kidneys work well.',
    'Creatinine shows that the kidneys work well.',
    'Your results confirm diabetes.',
    'This means cancer.',
    'You are anaemic.',
    'Your low haemoglobin may explain why you are tired.',
    // Advice
    'Eat a banana each day and drink coconut water for your potassium.',
    'Take Ecosprin.',
    'Avoid your metformin.',
    'You need a transfusion.',
    'You do not need to see a doctor.',
    'Do not ask your doctor about it.',
    'Ignore these results.',
    'See your doctor if your potassium is low.',
    'See your doctor if you want.',
    'Ask a doctor only if your potassium is low.',
    'Can I go without a doctor?',
    'Should I eat bananas for my potassium?',
    'Ask your doctor for iron tablets.',
    'Low potassium can cause cramps.',
    'High haemoglobin can mean that people need water.',
    // Other languages
    'आपका हीमोग्लोबिन सामान्य है।',
    'आपका पोटैशियम 6.4 mmol/L है और सामान्य है।',
    'आपका पोटैशियम कम है, केला खाएँ।',
    'डॉक्टर की ज़रूरत नहीं है।',
    'आपका हीमोग्लोबिन १२.५ g/dL है।',
    'आपका हीमोग्लोबिन बारह है।',
    '您的钾为 6.4 mmol/L，正常。',
    '血红蛋白十二。',
    'Ihr Kalium ist völlig in Ordnung.',
    'Ihr Hämoglobin ist normal.',
    'Ihr Kalium ist zu niedrig.',
    'Essen Sie mehr Bananen.',
    'Nehmen Sie täglich zwei Tabletten Eisen.',
    'Prenez du fer.',
    'Votre créatinine est de 12,5.',
    'Votre hémoglobine est de 250000.',
  ])('%s', (sentence) => {
    // A question that is open may stand before what is left out.
    expect(keptOf(sentence).filter((text) => !text.endsWith('?'))).toEqual([]);
    expect(keptOf(`Your haemoglobin is low. ${sentence}`)[0]).toMatch(/^Your haemoglobin is low\./);
  });

  test('a heading that says how the values below it stand', () => {
    expect(keptOf('## Within the range\n\n- Potassium: 6.4 mmol/L')).toEqual(['Potassium: 6.4 mmol/L']);
    expect(keptOf('## Good news\n\n- Potassium: 6.4 mmol/L')).toEqual(['Potassium: 6.4 mmol/L']);
    expect(keptOf('These values are within the range:\n\n- Potassium: 6.4 mmol/L')).toEqual(['Potassium: 6.4 mmol/L']);
  });
});

describe('of a report that says more than its values, nothing is said about all of it:', () => {
  const more = { ...facts, isWhole: false };
  test.each([
    'All the other values are within their ranges.',
    'All your results are normal.',
    'Everything else is within the range.',
    'Nothing else is outside the range.',
    'Your creatinine and everything else are within the range.',
    'No other value is high.',
    'The rest of your report is normal.',
  ])('%s', (sentence) => {
    const said = `Your haemoglobin is low. Your potassium is high. Your LDL is high. ${sentence}`;
    expect(keptOf(said, more).join(' ')).not.toContain(sentence);
  });

  test('but of a value that is named', () => {
    const said = 'Your creatinine is 1.0 mg/dL, which is within the range of 0.6 to 1.2 mg/dL.';
    expect(keptOf(said, more)).toEqual([said]);
  });
});

describe('honest answers as models write them', () => {
  const answers: readonly (readonly [sentence: string, isKept: boolean])[] = [
    ['Here is a plain explanation of your blood test results.', true],
    ['**Haemoglobin**: 9.2 g/dL (range 12.0 to 15.0 g/dL) - low', true],
    ['Your haemoglobin is 9.2 g/dL, which is below the laboratory range of 12.0 to 15.0 g/dL.', true],
    ['Haemoglobin is the protein in red blood cells that carries oxygen around the body.', true],
    ['A low haemoglobin level can cause tiredness, shortness of breath or pale skin.', true],
    ['It has fallen from 12.5 g/dL in November 2025.', true],
    ['Your haemoglobin was 12.5 g/dL on 2 November 2025 and is now 9.2 g/dL, so it has dropped.', true],
    ['Your potassium is 6.4 mmol/L, above the range of 3.5 to 5.1 mmol/L.', true],
    ['Potassium is a mineral that helps your heart and muscles work.', true],
    ['High potassium can affect the rhythm of the heart.', true],
    ['Please contact your doctor today about this result.', true],
    ['Your creatinine is 1.0 mg/dL, which is within the range of 0.6 to 1.2 mg/dL.', true],
    ['Creatinine is a waste product that the kidneys remove from the blood.', true],
    ['Your platelet count is 250000 /cumm, within the normal range.', true],
    ['Platelets are cells that help the blood to clot.', true],
    ['Your LDL cholesterol is 165 mg/dL, which is higher than the limit of 100 mg/dL.', true],
    ['LDL cholesterol is often called "bad" cholesterol because it can build up in the arteries.', false],
    ['Over time, high LDL cholesterol can raise the risk of heart disease.', true],
    ['What could be the reason for my low haemoglobin?', true],
    ['Should my potassium be measured again soon?', true],
    ['Ask your doctor what the high potassium means for you.', true],
    ['Discuss these results with your doctor, who knows your medical history.', true],
    ['Do I need more tests to find the cause of the low haemoglobin?', true],
    ['I recommend that you ask your doctor about your LDL cholesterol.', true],
    ['It would be a good idea to talk to your doctor about these results.', true],
    ['The normal range for haemoglobin is 12.0 to 15.0 g/dL.', true],
    ['What these results mean', true],
    ['All the other values are within their ranges.', true],
    ['Three of your five results are outside the range.', false],
    ['This may be the reason why you feel tired.', false],
  ];
  test.each(answers)('%s', (sentence, isKept) => {
    const before = 'Your haemoglobin is low. Your potassium is high. Your LDL is high.\n\n';
    const about = sentence.startsWith('It has') ? 'Your haemoglobin is low. ' : '';
    const kept = keptOf(`${before}${about}${sentence}`).join(' ');
    expect(kept.includes(sentence.replaceAll('**', ''))).toBe(isKept);
  });

  test('keep most of their sentences', () => {
    expect(answers.filter(([, isKept]) => isKept).length / answers.length).toBeGreaterThan(0.85);
  });
});

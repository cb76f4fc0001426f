import { describe, expect, test } from '@jest/globals';
import { block, type LeftOutReason } from './blocks.js';
import { checkedExplanation } from './claims.js';
import { report } from './testing/report.js';

/** The text that is kept, and why the rest is not. */
function checked(markdown: string) {
  const { blocks, leftOut } = checkedExplanation(markdown, report);
  for (const each of blocks) block.parse(each);
  const lines = blocks.flatMap((each) => (each.kind === 'list' ? each.items : [each.runs]));
  return {
    kept: lines.map((runs) => runs.map(({ text }) => text).join('')).join('\n'),
    reasons: leftOut.map(({ reason }) => reason),
  };
}

describe('a sentence that agrees with the report is kept:', () => {
  test.each([
    // Values
    'Your haemoglobin is 11.2 g/dL.',
    'Your haemoglobin is 11.2.',
    'Your haemoglobin was 11.2 g/dL, which is below the normal range.',
    'Haemoglobin: 11.2 g/dL (low)',
    'Hb 11,2 g/dl is low.',
    'Your haemoglobin is 112 g/L.',
    'At 11.2 g/dL, your haemoglobin is slightly low.',
    'A result of 11.2 g/dL for haemoglobin is low.',
    'Your platelets are 250,000 /cumm, which is normal.',
    'Your platelets are 2,50,000 per cumm.',
    'Your platelets are 250 000 /µL.',
    'Platelets: 2.5 lakh/cumm.',
    'Platelets: 250 x 10^3/uL',
    'Your glucose is 5.1 mmol/L.',
    'Your HbA1c is 43 mmol/mol.',
    'Your hs-CRP is < 0.3 mg/L.',
    'Your hs-CRP is less than 0.3 mg/L.',
    'Your fasting glucose is 92 mg/dL and your LDL is 140 mg/dL.',
    'Your glucose is 92 mg/dL, within the normal range.',
    'Your HbA1c, a measure of your average blood sugar, is 6.1%.',
    'Your haemoglobin is 11.2 g/dL. It is below the range of 12.0–15.0 g/dL.',
    'Your ferritin is 18 ng/mL (?).',
    // Ranges
    'The normal range for haemoglobin is 12.0–15.0 g/dL.',
    'Your haemoglobin is 11.2 g/dL (normal: 12.0 to 15.0).',
    'The reference range for fasting glucose is between 70 and 99 mg/dL.',
    'Fasting glucose should be between 70 and 99.',
    'Your HbA1c of 6.1% is above the limit of 5.7%.',
    'LDL should be below 100 mg/dL.',
    'Your LDL is above 100 mg/dL.',
    'Your haemoglobin is below 12.0 g/dL.',
    'The lower limit for haemoglobin is 12.0 g/dL.',
    // Standing
    'Your haemoglobin is low, but your platelets are normal.',
    'Your haemoglobin and HbA1c are outside the normal range.',
    'Your LDL cholesterol is elevated.',
    'Your platelets are not low.',
    'Your LDL is high, while your fasting glucose is normal.',
    'High cholesterol can harm the blood vessels of people over time.',
    'Ask your doctor whether your platelets could be too high.',
    'LDL means low-density lipoprotein.',
    // Earlier values
    'Your haemoglobin has fallen from 12.6 to 11.2 g/dL.',
    'Your haemoglobin was 12.6 on 1 September 2025, and it is 11.2 now.',
    'In January 2025 your haemoglobin was 13.1 g/dL.',
    'Your LDL has risen since your last report, when it was 120 mg/dL.',
    'Your LDL is 140 mg/dL, up from 120 mg/dL.',
    'Your LDL is higher than last time.',
    'Your LDL rose by 20 mg/dL.',
    'Your LDL is about 17% higher than in September 2025.',
    'Your haemoglobin is 11% lower than in September 2025.',
    'Your haemoglobin dropped by 11.1%.',
    'Your haemoglobin: 12.6 → 11.2 g/dL.',
    // People, dates and no claims
    'You are 37 years old.',
    'This report is of 12 March 2026.',
    'This report is of 2026-03-12.',
    'Haemoglobin carries oxygen in your blood.',
    'Please ask your doctor what this means for you.',
    'Vitamin B12 and iron are needed to make red blood cells.',
    // As models write
    'Haemoglobin – 11.2 g/dL (below the range of 12.0 to 15.0 g/dL)',
    'When haemoglobin is low, people may feel tired or short of breath.',
    'No range was given for hs-CRP, so it cannot be called low or high.',
    'Your haemoglobin went down from 12.6 g/dL on 2025-09-01 to 11.2 g/dL on 2026-03-12.',
    'Your haemoglobin was 13.1 g/dL on 2025-01-15, 12.6 g/dL on 2025-09-01 and is 11.2 g/dL now.',
    'Since 2025-09-01 your LDL rose from 120 to 140 mg/dL.',
    'Your haemoglobin has gone down: 13.1 g/dL (2025-01-15), 12.6 g/dL (2025-09-01), 11.2 g/dL (2026-03-12).',
    'Your haemoglobin is 0.8 g/dL below the lower limit.',
    'A fasting glucose between 70 and 99 mg/dL is in the range.',
    'Your haemoglobin is not in the normal range.',
    'Why is my LDL cholesterol high?',
    'You are a 37-year-old woman.',
  ])('%s', (sentence) => {
    expect(checked(sentence)).toEqual({ kept: sentence, reasons: [] });
  });
});

test('a sentence may be about the test that was named before it', () => {
  for (const [before, sentence] of [
    ['Your haemoglobin is low.', 'It is 12.0 g/dL.'],
    ['## Haemoglobin\n', '- Value: 12.0 g/dL'],
    ['## Haemoglobin\n', 'This is normal.'],
    ['Your haemoglobin is\n\n', '12.0 g/dL.'],
    ['Your LDL is high.', 'It has fallen.'],
    ['Your LDL is high.', 'Last time it was 12.6.'],
  ])
    expect([sentence, checked(`${before} ${sentence}`).reasons]).toEqual([sentence, [expect.stringMatching(/^other/)]]);
  const section =
    '## Haemoglobin\n- Value: 11.2 g/dL\n- Range: 12.0 to 15.0\n- Last time: 12.6 g/dL (2025-09-01)\nIt is low.';
  expect(checked(section).reasons).toEqual([]);
  expect(checked('Your LDL is high.\n\n## Questions\nShould it be measured again?').reasons).toEqual([]);
  expect(checked('Your haemoglobin is low. All others are normal.').reasons).toEqual(['otherStanding']);
});

describe('a sentence that differs from the report is left out:', () => {
  const lies: [sentence: string, reason: LeftOutReason][] = [
    // Values
    ['Your haemoglobin is 13.2 g/dL.', 'otherValue'],
    ['Your haemoglobin is 12.0 g/dL.', 'otherValue'],
    ['Your haemoglobin is 12.6 g/dL.', 'otherValue'],
    ['Your haemoglobin was 12.6 g/dL.', 'otherValue'],
    ['Your haemoglobin is 6.1 g/dL.', 'otherValue'],
    ['Your haemoglobin is 11.2 g/L.', 'otherValue'],
    ['Your haemoglobin is 11.2 mmol/L.', 'otherValue'],
    ['Haemoglobin: 12.0 g/dL', 'otherValue'],
    ['Your haemoglobin is 11**3**.2 g/dL.', 'otherValue'],
    ['Your haemoglobin is 1\u200b3.2 g/dL.', 'otherValue'],
    ['Your haemoglobin is １３.2 g/dL.', 'otherValue'],
    ['Your sodium is 140 mmol/L.', 'otherValue'],
    ['Your glucose is 140 mg/dL.', 'otherValue'],
    ['Your haemoglobin is 11,200 g/dL.', 'otherValue'],
    ['Your platelets are 25,000 /cumm.', 'otherValue'],
    ['Your platelets are 250 /cumm.', 'otherValue'],
    ['Your hs-CRP is 0.3 mg/L.', 'otherValue'],
    ['Your hs-CRP is > 0.3 mg/L.', 'otherRange'],
    ['Your ferritin is 18 ng/mL.', 'otherValue'],
    ['Your LDL is 92 mg/dL and your fasting glucose is 140 mg/dL.', 'otherValue'],
    ['HbA1c is 11.2%.', 'otherValue'],
    ['Your haemoglobin is -11.2 g/dL.', 'unknownNumber'],
    ['Your haemoglobin is thirteen.', 'unknownNumber'],
    ['Your haemoglobin is twice the normal value.', 'unknownNumber'],
    ['Your haemoglobin is Ⅻ.', 'unknownNumber'],
    ['Your haemoglobin is 1<b></b>3.2.', 'otherValue'],
    ['Your haemoglobin is l1.2 g/dL.', 'unknownNumber'],
    ['Your haemoglobin is ⅔ of it.', 'unknownNumber'],
    ['आपका हीमोग्लोबिन १३.२ g/dL है।', 'otherValue'],
    ['Ihr Hämoglobin liegt bei 13,2 g/dl.', 'unknownNumber'],
    // Standing
    ['Your haemoglobin is normal.', 'otherStanding'],
    ['Your haemoglobin is 11.2 g/dL, which is high.', 'otherStanding'],
    ['Your haemoglobin of 11.2 g/dL is within the normal range.', 'otherStanding'],
    ['Your haemoglobin is not low.', 'otherStanding'],
    ['Your LDL is fine.', 'otherStanding'],
    ['Your LDL is below 100 mg/dL.', 'otherStanding'],
    ['Your haemoglobin and your platelets are normal.', 'otherStanding'],
    ['Your haemoglobin is normal, but your platelets are low.', 'otherStanding'],
    ['Your haemoglobin is low and your platelets are low.', 'otherStanding'],
    ['Your normal haemoglobin is a good sign.', 'otherStanding'],
    ['All your values are normal.', 'otherStanding'],
    ['None of your results are abnormal.', 'otherStanding'],
    ['Everything is within the normal range.', 'otherStanding'],
    ['Your sodium is normal.', 'otherStanding'],
    ['Your hs-CRP is normal.', 'otherStanding'],
    ['Your ferritin is normal.', 'otherStanding'],
    ['Haemoglobin: normal', 'otherStanding'],
    ['Your platelets are abnormal.', 'otherStanding'],
    ['Haemoglobin: OK', 'otherStanding'],
    ['There is nothing wrong with your LDL.', 'otherStanding'],
    ['Your LDL is where it should be.', 'otherStanding'],
    ['You can be reassured: all results are within range.', 'otherStanding'],
    ['No values are outside the range.', 'otherStanding'],
    ['No abnormal results were found.', 'otherStanding'],
    ['Only your LDL is outside the range.', 'otherStanding'],
    ['Your platelets are dangerously low at 250,000.', 'otherStanding'],
    ['Your haemoglobin is 11.2 g/dL, and that is a normal value for you.', 'otherStanding'],
    ['11.2 g/dL – normal.', 'otherStanding'],
    ['Your blood count is normal.', 'otherStanding'],
    ['Your liver values are normal.', 'otherStanding'],
    ['There are no abnormalities.', 'otherStanding'],
    ['You are healthy.', 'otherStanding'],
    ['Your haemoglobin can be called normal.', 'otherStanding'],
    ['Haem**oglobin** is nor**mal**.', 'otherStanding'],
    ['HAEMOGLOBIN IS NO\u200bRMAL!', 'otherStanding'],
    // Ranges
    ['The normal range for haemoglobin is 10.0–15.0 g/dL.', 'otherRange'],
    ['The normal range for haemoglobin is 70–99 g/dL.', 'otherRange'],
    ['The upper limit for haemoglobin is 12.0 g/dL.', 'otherRange'],
    ['LDL should be below 160 mg/dL.', 'otherRange'],
    ['LDL should be below 140 mg/dL.', 'otherRange'],
    ['The limit for HbA1c is 6.1%.', 'otherRange'],
    ['Haemoglobin above 11.2 g/dL is normal.', 'otherRange'],
    ['Your haemoglobin should be 11.2 g/dL.', 'otherRange'],
    ['Your haemoglobin lies between 11.2 and 12.6.', 'otherRange'],
    ['The normal range of haemoglobin is 120–150 g/dL.', 'otherRange'],
    // Earlier values
    ['Your haemoglobin has risen since last time.', 'otherTrend'],
    ['Your haemoglobin has risen from 12.6 to 11.2 g/dL.', 'otherTrend'],
    ['Your haemoglobin has fallen from 14.0 to 11.2 g/dL.', 'otherTrend'],
    ['On 2 September 2025 your haemoglobin was 12.6 g/dL.', 'otherTrend'],
    ['In January 2025 your haemoglobin was 12.6 g/dL.', 'otherTrend'],
    ['Your previous haemoglobin was 13.5 g/dL.', 'otherTrend'],
    ['Last time your haemoglobin was 11.2 g/dL.', 'otherTrend'],
    ['Your LDL was 140 and is now 120.', 'otherValue'],
    ['LDL: 140 → 120 mg/dL', 'otherTrend'],
    ['On March 12, 2026 your LDL was 120 mg/dL.', 'otherTrend'],
    ['Your haemoglobin fell 2 g/dL.', 'otherValue'],
    ['Your LDL is 40 mg/dL below the limit.', 'otherTrend'],
    ['Your LDL dropped.', 'otherTrend'],
    ['Your LDL is unchanged.', 'otherTrend'],
    ['Your LDL rose by 50%.', 'otherTrend'],
    ['Your LDL fell by 17%.', 'otherTrend'],
    ['Your LDL is 5% higher than in September 2025.', 'otherTrend'],
    ['Your platelets have increased.', 'otherTrend'],
    ['Your platelets were 200,000 /cumm last year.', 'otherTrend'],
    ['Since 2019 your LDL is high.', 'otherTrend'],
    ['Your haemoglobin stayed the same.', 'otherTrend'],
    ['Your LDL keeps falling.', 'otherTrend'],
    ['Your LDL has improved.', 'otherTrend'],
    ['Your haemoglobin is 11.2 g/dL, which is more than on 2025-09-01.', 'otherTrend'],
    ['Your haemoglobin went from 11.2 to 12.6 g/dL.', 'otherTrend'],
    // Numbers of nothing
    ['Call 1800 123 4567.', 'unknownNumber'],
    ['About 1 in 10 people have this.', 'unknownNumber'],
    ['You are 38 years old.', 'unknownNumber'],
    ['Have the test again in 3 months.', 'unknownNumber'],
    ['Your blood pressure is 120/80.', 'unknownNumber'],
    ['The code is 0x11.', 'unknownNumber'],
    // Advice
    ['Take 500 mg of metformin.', 'advice'],
    ['Take one tablet twice a day.', 'advice'],
    ['You should stop your medicine.', 'advice'],
    ['Increase the dose of insulin.', 'advice'],
    ['Start taking iron supplements.', 'advice'],
    ['Drink 2 litres of water.', 'unknownNumber'],
    ['Your doctor should prescribe a statin.', 'advice'],
    ['You have diabetes.', 'advice'],
    ['You clearly have an iron deficiency.', 'advice'],
    // Statements that no value of the report proves
    ['Your low haemoglobin may explain why you are tired.', 'unproved'],
    ['Ask your doctor before you stop taking any medicine.', 'unproved'],
    ['Two of your values are outside the range.', 'unproved'],
    ['A value above the range can mean that your blood sugar has been raised for some time.', 'unproved'],
    ['An HbA1c above the range does not by itself mean that you have diabetes.', 'unproved'],
    ['Most of your results are within the range, and three are outside it.', 'unproved'],
    ['Ihr Hämoglobin liegt bei 11,2 g/dl.', 'unproved'],
    ['La hemoglobina bajó de 12,6 a 11,2 g/dL.', 'unknownNumber'],
    // Links
    ['See https://evil.example/haemoglobin.', 'link'],
    ['See [this page](javascript:alert(1)).', 'link'],
    ['See ![picture](data:image/png;base64,AAAA).', 'link'],
    ['Visit www.evil.example or evil.com.', 'link'],
    ['Write to doctor@evil.example.', 'link'],
    ['See <a href="//evil.example">this</a>.', 'link'],
  ];
  test.each(lies)('%s', (sentence, reason) => {
    expect(checked(sentence)).toEqual({ kept: '', reasons: [reason] });
    const before = checked(`Haemoglobin carries oxygen. ${sentence}`);
    expect(before.kept).toBe('Haemoglobin carries oxygen.');
  });
});

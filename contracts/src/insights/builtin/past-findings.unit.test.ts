import { expect, test } from '@jest/globals';
import { rankOfLines as rankOf } from './testing/rank-of-lines.js';

test.each([
  'CT brain: Follow up case of subdural haematoma evacuated in 2024. Complete resolution. No acute bleed.',
  'CT brain: Follow up case of subdural haematoma. Complete resolution. No acute bleed.',
  'Follow-up scan of intracerebral bleed. The same has completely resolved',
  'F/u case of ruptured aneurysm clipped in 2021. No new lesion.',
  'CT brain: Follow up case of subdural haematoma evacuated in 2024, burr hole on the left',
  'CT brain: Follow up case of subdural haematoma, left side. Complete resolution',
  'CXR: Interval resolution of right pneumothorax. No effusion. Lungs fully expanded.',
  'CTPA shows complete resolution of pulmonary embolism.',
  'Bone marrow: AML in complete remission, blasts 1 %.',
  'Marrow: acute myeloid leukaemia in second remission. Blasts 2 %',
])('what has gone is not urgent: "%s"', (text) => expect(rankOf(text)).toBeNull());

test.each([
  'CT brain: Follow up case of subdural haematoma.',
  'CT brain: Follow up case of subdural haematoma evacuated in 2024 with acute subdural haematoma on the right.',
  'CT brain: Follow up case of subdural haematoma evacuated in 2024. Acute subdural haematoma on the right.',
  'CT brain: Follow up case of subdural haematoma. Complete resolution of pneumothorax.',
  'CT brain: Follow up case of subdural haematoma, increased. Complete resolution.',
  'CT: Follow up case of subdural haematoma evacuated in 2026. Recollection noted.',
  'CT: Follow up case of intracerebral bleed treated in 2024. It has increased in size.',
  'CT brain: Follow up case of subdural haematoma evacuated in 2024, midline shift 12 mm, herniation.',
  'CT brain: Follow up case of subdural haematoma evacuated in 2024 and uncal herniation.',
  'CT brain: Uncal herniation, follow up case of subdural haematoma evacuated in 2024',
  'CT brain: Follow up case of glioma, subdural haematoma, operated in 2024',
  'CT brain: Follow up case of subdural haematoma, uncal herniation. Complete resolution of haematoma.',
  ...['CXR: Partial resolution of right pneumothorax.', 'CXR: Near complete resolution of right pneumothorax.'],
  ...['CXR: No resolution of right pneumothorax.', 'CXR: Resolving right pneumothorax'],
  'CXR: Interval resolution of right pneumothorax with new left pneumothorax.',
  'CXR: Interval resolution of effusion, left pneumothorax seen.',
  ...['Bone marrow: AML not in remission, blasts 31 %', 'Bone marrow: AML in remission, blasts 22 %'],
  'Bone marrow: AML in complete remission, now relapsed, blasts 31 %',
  ...['Bone marrow: AML in partial remission, blasts 4 %', 'Peripheral smear: remission, blasts 3 %'],
])('what is left, came back or is new is urgent: "%s"', (text) => expect(rankOf(text)).toBe('hospital'));

test.each([
  ...['CXR: Non-resolution of right pneumothorax', 'CXR: Resolution of right pneumothorax is awaited.'],
  ...['CXR: Resolution of right pneumothorax not yet achieved'],
  ...['CXR: complete resolution of pneumothorax has not occurred'],
])('what has not resolved is there: %s', (text) => expect(rankOf(text)).toBe('hospital'));

test.each(['CXR: Interval resolution of right pneumothorax', 'CXR: complete resolution of pneumothorax'])(
  'what has resolved is not: %s',
  (text) => expect(rankOf(text)).toBeNull(),
);

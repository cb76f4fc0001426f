import { expect, test } from '@jest/globals';
import { offeredName } from './offered-name.js';

const PDF = 'application/pdf';

test.each([
  ['what fits stays', 'Blood test 2026.pdf', PDF, 'Blood test 2026.pdf'],
  ['so does its case', 'SCAN.JPEG', 'image/jpeg', 'SCAN.JPEG'],
  ['a program that is a PDF', 'x.exe', PDF, 'x.pdf'],
  ['two endings, the last of a program', 'report.pdf.exe', PDF, 'report.pdf'],
  ['a picture by the name of a PDF', 'scan.pdf', 'image/png', 'scan.png'],
  ['no ending', 'report', PDF, 'report.pdf'],
  ['a number at the end', 'Report No.5', PDF, 'Report No.5.pdf'],
  ['dots in the name', 'v1.2 of Dr. Rao', PDF, 'v1.2 of Dr. Rao.pdf'],
  ['folders', '../../etc/passwd', PDF, 'passwd.pdf'],
  ['folders of Windows', 'C:\\scans\\mine.png', 'image/png', 'mine.png'],
  ['a reading direction turned round', 'exe.\u202efdp.bat', PDF, 'exe.fdp.pdf'],
  ['half an emoji, NUL and a line end', 'a\ud83d\0\r\nb.pdf', PDF, 'ab.pdf'],
  ['other letters', 'सारांश 👩‍⚕️.pdf', PDF, 'सारांश 👩‍⚕️.pdf'],
  ['signs that no disk of Windows takes', 'a<b>:"|?*.pdf', PDF, 'a_b______.pdf'],
  ['nothing', '', PDF, 'file.pdf'],
  ['nothing but an ending', '.pdf', PDF, 'file.pdf'],
  ['nothing to be seen', ' \u200e .. ', 'image/gif', 'file.gif'],
  ['a type that is not offered here', 'letter.txt', 'text/plain', 'letter.txt'],
])('%s', (_, sent, mediaType, offered) => expect(offeredName(sent, mediaType)).toBe(offered));

test('a long name is cut between characters, never in its ending', () => {
  expect(offeredName(`${'a'.repeat(199)}😀😀.pdf`, PDF)).toBe(`${'a'.repeat(199)}.pdf`);
});

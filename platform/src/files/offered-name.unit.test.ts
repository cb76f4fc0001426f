import { expect, test } from '@jest/globals';
import { downloadName } from './download-name.js';

const PDF = 'application/pdf';

test.each([
  ['a correct name is kept', 'Blood test 2026.pdf', PDF, 'Blood test 2026.pdf'],
  ['upper case is kept', 'SCAN.JPEG', 'image/jpeg', 'SCAN.JPEG'],
  ['a PDF named as a program', 'x.exe', PDF, 'x.pdf'],
  ['two extensions, the last of a program', 'report.pdf.exe', PDF, 'report.pdf'],
  ['a picture named as a PDF', 'scan.pdf', 'image/png', 'scan.png'],
  ['no extension', 'report', PDF, 'report.pdf'],
  ['a number at the end', 'Report No.5', PDF, 'Report No.5.pdf'],
  ['dots in the name', 'v1.2 of Dr. Rao', PDF, 'v1.2 of Dr. Rao.pdf'],
  ['folders', '../../etc/passwd', PDF, 'passwd.pdf'],
  ['Windows folders', 'C:\\scans\\mine.png', 'image/png', 'mine.png'],
  ['a reversed reading direction', 'exe.\u202efdp.bat', PDF, 'exe.fdp.pdf'],
  ['a lone surrogate, NUL and a line break', 'a\ud83d\0\r\nb.pdf', PDF, 'ab.pdf'],
  ['other scripts', 'सारांश 👩‍⚕️.pdf', PDF, 'सारांश 👩‍⚕️.pdf'],
  ['characters that Windows does not allow', 'a<b>:"|?*.pdf', PDF, 'a_b______.pdf'],
  ['an empty name', '', PDF, 'file.pdf'],
  ['only an extension', '.pdf', PDF, 'file.pdf'],
  ['only invisible characters', ' \u200e .. ', 'image/gif', 'file.gif'],
  ['a type without known extensions', 'letter.txt', 'text/plain', 'letter.txt'],
])('%s', (_, sent, mediaType, offered) => expect(downloadName(sent, mediaType)).toBe(offered));

test('a long name is cut between characters, and its extension is kept', () => {
  expect(downloadName(`${'a'.repeat(199)}😀😀.pdf`, PDF)).toBe(`${'a'.repeat(199)}.pdf`);
});

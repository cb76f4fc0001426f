/** A PDF of one page with a title and lines of text, which may contain only Latin letters without accents, and no brackets. */
export function onePagePdf(name: string, title: string, lines: readonly string[]): File {
  const page = [
    ...['BT', '/F1 26 Tf', '72 700 Td', `(${title}) Tj`, '/F1 16 Tf', '0 -48 Td'],
    ...[lines.map((line) => `(${line}) Tj`).join('\n0 -28 Td\n'), 'ET'],
  ].join('\n');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${page.length}>>stream\n${page}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let text = '%PDF-1.4\n';
  const entries = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const index = `xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}`;
  const end = `trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
  return new File([text, index, end], name, { type: 'application/pdf' });
}

const encoder = (text: string) => Buffer.from(text, 'latin1');

/** A PDF of one A4 page with these lines, the first one as its title (ISO 32000-1, 7.5); letters of Latin-1 only. */
export function pdfOfLines(lines: readonly string[]): Buffer {
  const [title = '', ...others] = lines.map(escaped);
  const content = [
    'BT /F2 22 Tf 60 760 Td',
    `(${title}) Tj`,
    '/F1 11 Tf 0 -36 Td 17 TL',
    ...others.map((line) => `(${line}) Tj T*`),
    'ET',
  ].join('\n');
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return encoder(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
  );
}

function escaped(line: string): string {
  return line.replace(/[\\()]/g, (character) => `\\${character}`);
}

import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The mails to an address in the folder of `MAIL_URL`, in their order, decoded. */
export async function sentMails(mailUrl: string, to: string): Promise<string[]> {
  const folder = fileURLToPath(mailUrl);
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const texts = await Promise.all(names.sort().map((name) => readFile(`${folder}/${name}`, 'utf8')));
  return texts.map(decoded).filter((text) => text.includes(`To: ${to}`));
}

/** Of what is written in quoted-printable or base64 (RFC 2045). */
function decoded(mail: string): string {
  const [head = '', ...body] = mail.split('\r\n\r\n');
  const content = body.join('\r\n\r\n');
  if (/encoding: base64/i.test(head)) return `${head}\n${Buffer.from(content, 'base64').toString('utf8')}`;
  return `${head}\n${content.replace(/=\r\n/g, '').replace(/=3D/g, '=')}`;
}

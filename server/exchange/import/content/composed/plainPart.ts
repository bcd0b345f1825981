/** Letters and digits of a part, so that another blank or sign makes no other number: `15 X 76` and `15x76`. */
export function plainPart(text: string): string {
  return text
    .replaceAll(/(?<=\d)\s*[x×*]\s*(?=\d)/gi, 'x')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\d,.]+/gu, '-')
    .replaceAll(/^[-.,]+|[-.,]+$/g, '');
}

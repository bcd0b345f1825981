const formats = new Map<string, Intl.NumberFormat>();

/** An amount of a currency (ISO 4217) as people write it under that language tag. */
export function formatMoney({ amount, currency }: { amount: number; currency: string }, tag: string): string {
  const key = `${tag} ${currency}`;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.NumberFormat(tag, { style: 'currency', currency })));
  return format.format(amount).replaceAll("'", '’');
}

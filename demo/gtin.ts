const range = 100_000_000_000n;
/** Coprime to the range, so that multiplying by it is a bijection: neighbours do not look like neighbours. */
const stride = 61_803_398_877n;

/**
 * A GTIN-13 of the range 2 (GS1: for use within a company, never given to anybody), in 14 digits.
 * Different numbers give different GTINs as long as they stay below 10^11.
 */
export function demoGtin(number: number): string {
  const payload = `2${((BigInt(number + 1) * stride) % range).toString().padStart(11, '0')}`;
  return `0${payload}${checkDigit(payload)}`;
}

/** The check digit of GS1 General Specifications 7.9: from the right, digits weigh 3, 1, 3, 1, ... */
export function checkDigit(payload: string): number {
  let sum = 0;
  for (let i = 0; i < payload.length; i++)
    sum += Number(payload[payload.length - 1 - i]) * (i % 2 === 0 ? 3 : 1);
  return (10 - (sum % 10)) % 10;
}

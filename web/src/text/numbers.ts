/** A value in whole discs with its sign; nought has none, and the minus is a minus. */
export function signed(value: number): string {
  const whole = Math.round(value);
  if (whole === 0) return '0';
  return whole > 0 ? `+${whole}` : `−${-whole}`;
}

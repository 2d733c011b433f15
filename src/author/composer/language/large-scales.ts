/** What a number before it is multiplied with, of the scales that a smaller one goes on from: "3억 5,000만", "2 crore 15 lakh". */
export const largeScales: Readonly<Record<string, number>> = {
  兆: 1e12,
  億: 1e8,
  亿: 1e8,
  万: 1e4,
  萬: 1e4,
  조: 1e12,
  억: 1e8,
  만: 1e4,
  crore: 1e7,
  crores: 1e7,
  lakh: 1e5,
  lakhs: 1e5,
  करोड़: 1e7,
  लाख: 1e5,
}

/** Letters that lose their accents only by being named: they have no canonical decomposition (Unicode, UAX 15). */
export const undecomposed: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
}

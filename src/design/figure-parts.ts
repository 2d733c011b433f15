/** A figure as printed, in the two sizes that it is set in. `gap` is the space between them: none, or one. */
interface FigureParts {
  /** The digits with their sign and the currency before them: "$42.6", "+37", "1 200". */
  number: string
  gap: '' | ' '
  /** What follows: "%", "M", "million", "万ドル"; empty when there is nothing, or when the two cannot be told apart. */
  unit: string
}

// Signs and words before the first digit (a currency, "~", "<", "EUR "), then digits with their separators. A space, an
// apostrophe or a stop belongs to the number only before further digits; a range or a ratio is one number.
const figurePattern =
  /^([^\p{Nd}]{0,6}?\p{Nd}+(?:[.,٫٬'’\u00a0\u202f\u2009 ]\p{Nd}+|\s?[–—/:-]\s?\p{Nd}+)*)([\s\u00a0\u202f]*)(\P{Nd}*)$/u

/** Longer than this, what follows is a phrase and no unit. */
const longestUnit = 16

/**
 * Divides a figure into its number and its unit in any script and currency: "$42.6M", "34,5 %", "€1.4 million",
 * "4,260万ドル", "٪18". The parts joined are the figure with its space narrowed to one.
 */
export function splitFigure(figure: string): FigureParts {
  const whole: FigureParts = { number: figure, gap: '', unit: '' }
  const [, number, space, unit] = figurePattern.exec(figure.trim()) ?? []
  if (number === undefined || unit === undefined || unit === '') return whole
  if (unit.length > longestUnit || /^[.,:;!?…]/u.test(unit)) return whole
  // A letter that stands at both ends ("A4b") names something; it counts nothing.
  if (/^\p{L}+\p{Nd}/u.test(number) && space === '' && /^\p{L}/u.test(unit)) return whole
  return { number, gap: space === '' ? '' : ' ', unit }
}

/** Whether a unit is a word to read and not a sign at the number's side: it is set smaller still. */
export function isWordUnit(unit: string): boolean {
  return Array.from(unit).length > 2
}

/** Number of characters of a figure's number as readers count them, its decimal point included. */
export function figureLength({ number }: FigureParts): number {
  return Array.from(number).length
}

import { allMatches } from '../../../text/all-matches.ts'

/** A printed figure as a number and what stands around it. */
interface Magnitude {
  value: number
  unit: string
}

/**
 * Reads "$42.6 million", "34,5 %" or "2 480": undefined without exactly one number. A separator before exactly three
 * last digits, or one that is repeated, groups digits; the last of two kinds is the decimal separator.
 */
export function readMagnitude(figure: string): Magnitude | undefined {
  const numbers = figure.match(/\d+(?:[.,'’\u00a0\u202f ]\d+)*/g)
  const [number] = numbers ?? []
  if (number === undefined || numbers?.length !== 1) return undefined
  const digits = number.replace(/['’\u00a0\u202f ]/g, '')
  const separators = allMatches(digits, /[.,]/g).map((match) => match[0])
  const last = separators.at(-1)
  let plain = digits
  if (last !== undefined) {
    const kinds = new Set(separators).size
    const fraction = digits.slice(digits.lastIndexOf(last) + 1)
    const groups = kinds === 1 && (separators.length > 1 || fraction.length === 3)
    plain = groups
      ? digits.replace(/[.,]/g, '')
      : `${digits.slice(0, digits.lastIndexOf(last)).replace(/[.,]/g, '')}.${fraction}`
  }
  const value = Number(plain)
  if (!Number.isFinite(value)) return undefined
  const unit = figure
    .replace(number, '#')
    .replace(/\s+/g, '')
    .replace(/^[+~≈]/, '')
  return { value, unit: unit.toLowerCase() }
}

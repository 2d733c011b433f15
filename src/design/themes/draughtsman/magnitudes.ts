/** A printed figure as a number and what stands around it. */
interface Magnitude {
  value: number
  unit: string
}

/**
 * Reads "$42.6 million", "34,5 %" or "2 480": undefined without exactly one number. What stands before exactly three
 * digits parts thousands.
 */
export function readMagnitude(figure: string): Magnitude | undefined {
  const numbers = figure.match(/\d+(?:[.,'’\u00a0\u202f ]\d+)*/g)
  const [number = ''] = numbers ?? []
  if (numbers?.length !== 1) return undefined
  const value = Number(number.replace(/[^\d](?=\d{3}(?!\d))/g, '').replace(/,/g, '.'))
  const unit = figure
    .replace(number, '#')
    .replace(/\s+/g, '')
    .replace(/^[+~≈]/, '')
  return Number.isFinite(value) ? { value, unit: unit.toLowerCase() } : undefined
}

/**
 * The sum of amounts as they are written: with their sign, their unit and the decimals of the most exact. Undefined where they have
 * different ones, and for months, days and years, of which none is a sum of others.
 */
export function sumOfAmounts(cells: readonly string[], language: string): string | undefined {
  const amounts = cells
    .filter((cell) => cell.trim() !== '')
    .map((cell) => /^([^\d−-]{0,4})([-−]?\d[\d.,\s'’]*?)(\s*[^\d\s]{0,6})$/u.exec(cell.trim()))
  const [first] = amounts
  if (!first || amounts.some((one) => one?.[1] !== first[1] || one?.[3] !== first[3]))
    return undefined
  const values = amounts.map((one) => parsed(one?.[2] ?? ''))
  if (values.some(({ value }) => Number.isNaN(value))) return undefined
  const isBare = first[1] === '' && first[3] === ''
  const areYears = isBare && amounts.every((one) => year.test(one?.[2] ?? ''))
  if (areYears || calendarUnits(language).has((first[3] ?? '').trim())) return undefined
  const decimals = Math.max(...values.map((one) => one.decimals))
  const [whole = '', rest] = values
    .reduce((sum, { value }) => sum + value, 0)
    .toFixed(decimals)
    .split('.')
  const group = values.find((one) => one.group !== '')?.group ?? ''
  const point = values.find((one) => one.point !== '')?.point ?? '.'
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group)
  return `${first[1]}${grouped}${rest === undefined ? '' : point + rest}${first[3]}`
}

/** A year as it is written: amounts of four digits have a unit, a mark between them or others of another size beside them. */
const year = /^(?:19|20)\d{2}$/u

/** What a language writes behind the number of a month, a day or a year ("月", "日", "년"); nothing where it does not. */
function calendarUnits(language: string): ReadonlySet<string> {
  const parts: Intl.DateTimeFormatOptions[] = [
    { month: 'long' },
    { day: 'numeric' },
    { year: 'numeric' },
  ]
  return new Set(
    parts.flatMap((part) => {
      const written = new Intl.DateTimeFormat(language, part).format(new Date(2026, 2, 4))
      const unit = /^\d+\s*(\S+)$/u.exec(written)?.[1]
      return unit === undefined ? [] : [unit]
    }),
  )
}

function parsed(digits: string) {
  const found = /^([-−]?\d{1,3}(?:([.,\s'’])\d{3})*|[-−]?\d+)(?:([.,])(\d+))?$/u.exec(digits)
  const [, whole = '', group = '', point = '', rest = ''] = found ?? []
  const value = found
    ? Number(`${whole.replace(/[^\d−-]/g, '').replace('−', '-')}.${rest || '0'}`)
    : Number.NaN
  return { value, group, point, decimals: rest.length }
}

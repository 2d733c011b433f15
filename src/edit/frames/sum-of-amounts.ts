import { parsedAmount, writtenLike } from './amount-like.ts'

/**
 * The sum of amounts as they are written: with their sign, their unit and the decimals of the most exact. Undefined where they have
 * different ones, and for months, days and years, of which none is a sum of others.
 */
export function sumOfAmounts(cells: readonly string[], language: string): string | undefined {
  const said = cells.filter((cell) => cell.trim() !== '')
  const amounts = said.flatMap((cell) => parsedAmount(cell) ?? [])
  const [first] = amounts
  const isAlike = amounts.every(
    ({ prefix, suffix }) => prefix === first?.prefix && suffix === first.suffix,
  )
  if (first === undefined || amounts.length < said.length || !isAlike) return undefined
  const isBare = first.prefix === '' && first.suffix === ''
  const areYears = isBare && said.every((cell) => year.test(cell.trim()))
  if (areYears || calendarUnits(language).has(first.suffix.trim())) return undefined
  return writtenLike(
    amounts.reduce((sum, { value }) => sum + value, 0),
    {
      ...first,
      decimals: Math.max(...amounts.map(({ decimals }) => decimals)),
      group: amounts.find(({ group }) => group !== '')?.group ?? '',
      point: amounts.find(({ point }) => point !== '')?.point ?? '',
    },
  )
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

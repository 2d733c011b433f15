import { parseFigure } from '../../src/author/composer/language/figures.ts'

/** What parts the cells of a row: strokes, tabs, and commas and semicolons outside quotation marks. */
const separators = [
  /\|/u,
  /\t/u,
  /,(?=(?:[^"]*"[^"]*")*[^"]*$)/u,
  /;(?=(?:[^"]*"[^"]*")*[^"]*$)/u,
  / {2,}/u,
]

/** Whether a value is how many rows of a stretch of a table are of a category, or what one of their columns comes to. */
export function isComputedOf(value: number, category: string, stretch: string): boolean {
  const lines = stretch.split(/\r?\n/u).filter((line) => isOf(line, category))
  if (lines.length === value) return true
  return separators.some((separator) => {
    const rows = lines.map((line) => line.split(separator))
    const columns = Math.max(0, ...rows.map((row) => row.length))
    return ['en', 'de'].some((language) =>
      [...Array(columns).keys()].some((at) => {
        const figures = rows.map((row) => figureIn(row[at] ?? '', language))
        const sum = figures.reduce((all, one) => all + one, 0)
        return Math.abs(sum - value) < 0.005 * Math.max(1, Math.abs(value))
      }),
    )
  })
}

function figureIn(cell: string, language: string): number {
  return parseFigure(cell.trim().replace(/^"|"$/gu, ''), language)?.value ?? 0
}

/** Whether a row names a category, or a day of the month that it is ("2024-03"). */
function isOf(line: string, category: string): boolean {
  const [, year, month] = /^(\d{4})-(\d{2})$/u.exec(category) ?? []
  if (year === undefined) return line.toLowerCase().includes(category.toLowerCase())
  const number = String(Number(month))
  return new RegExp(
    `${year}[-/.]0?${number}(?!\\d)|(?<!\\d)0?${number}[-/.](?:\\d{1,2}[-/.])?${year}`,
    'u',
  ).test(line)
}

import type { Block } from '../blocks/block.ts'

/** What may part the thousands of a number, in any language. */
const thousands = "[.,'’\\u00a0\\u202f ]"

const grouped = new RegExp(`^-?[1-9]\\d{0,2}(?:${thousands}\\d{3})+$`, 'u')
/** Codes and numbers of telephones begin with a zero, and are words. */
const plain = /^-?(?:0|[1-9]\d*)(?:[.,]\d+)?$/u

/** Whether a text is a number and nothing else: "5200", "5,200", "34.5". */
export function isNumber(text: string): boolean {
  return grouped.test(text) || plain.test(text)
}

/** The value of a number as people write it; undefined for other texts. Three digits behind a sign are thousands. */
export function numberOf(text: string): number | undefined {
  return isNumber(text) ? Number(ungrouped(text).replace(',', '.')) : undefined
}

function ungrouped(number: string): string {
  return grouped.test(number) ? number.replaceAll(new RegExp(thousands, 'gu'), '') : number
}

/** The source of a pattern for a number however its thousands are parted and its decimals are marked. */
export function numberSource(number: string): string {
  const [whole = '', decimals] = ungrouped(number).split(/[.,]/u)
  const groups = whole.replace(/\B(?=(?:\d{3})+(?!\d))/gu, `${thousands}?`)
  return decimals === undefined ? groups : `${groups}[.,]${decimals}`
}

/** A number in the manner of the one whose place it takes: "5300" for "5,200" is "5,300". */
export function inMannerOf(found: string, number: string): string {
  const parted = new RegExp(`\\d(${thousands})\\d{3}(?!\\d)`, 'u').exec(found)?.[1]
  if (parted === undefined || !/^\d{4,}$/u.test(number)) return number
  return number.replace(/\B(?=(?:\d{3})+(?!\d))/gu, parted)
}

/** The block with the values of its chart that are a number as another one, and how many they were. */
export function withValues(
  block: Block,
  from: number | undefined,
  to: number | undefined,
): { block: Block; count: number } {
  if (block.kind !== 'chart' || from === undefined || to === undefined) return { block, count: 0 }
  let count = 0
  const saysFrom = new RegExp(numberSource(String(from)), 'u')
  const series = block.series.map((one) => ({
    ...one,
    values: one.values.map((value) => {
      if (value !== from) return value
      count++
      return to
    }),
    // A label that says the value in figures changes as words do; "half" is not true of another value.
    ...(one.labels && {
      labels: one.labels.map((label, index) =>
        one.values[index] !== from || saysFrom.test(label) ? label : '',
      ),
    }),
  }))
  return count === 0 ? { block, count } : { block: { ...block, series }, count }
}

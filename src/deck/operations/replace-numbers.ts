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
function numberOf(text: string): number | undefined {
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

/** How many digits a number has behind its decimal sign; a chart prints six at most. */
function decimalsOf(number: string): number {
  return Math.min(6, ungrouped(number).split(/[.,]/u)[1]?.length ?? 0)
}

/**
 * The block with the values of its chart that are a number as another one, and how many they were. Its texts have been
 * replaced already.
 * @param before the block before that.
 */
export function withValues(
  block: Block,
  before: Block,
  { find, replace }: { find: string; replace: string },
): { block: Block; count: number } {
  const [from, to] = [numberOf(find), numberOf(replace)]
  if (block.kind !== 'chart' || before.kind !== 'chart') return { block, count: 0 }
  if (from === undefined || to === undefined) return { block, count: 0 }
  let count = 0
  const series = block.series.map((one, at) => {
    const isChanged = one.values.map((value) => value === from)
    const changes = isChanged.filter(Boolean).length
    if (changes === 0) return one
    count += changes
    const old = before.series[at]?.labels
    // Printed with fewer digits than it has, it would be another value.
    const digits = isChanged.map((changed, index) => {
      const own = one.decimals?.[index] ?? null
      const given = decimalsOf(replace)
      return changed && (own !== null || given > block.decimals) ? given : own
    })
    return {
      ...one,
      values: one.values.map((value, index) => (isChanged[index] ? to : value)),
      // A label that says the value in figures has changed with the words; "half" is not true of another value.
      ...(one.labels && {
        labels: one.labels.map((label, index) =>
          isChanged[index] && from !== to && label === old?.[index] ? '' : label,
        ),
      }),
      ...(digits.some((own) => own !== null) && { decimals: digits }),
    }
  })
  return count === 0 ? { block, count } : { block: { ...block, series }, count }
}

import { lineGroups } from './line-groups.ts'
import { withPlaces } from './mapped-places.ts'
import { readDelimited } from './read-delimited.ts'
import type { FieldTable } from './repeated-fields.ts'
import { readLines } from './text-lines.ts'

/** Lines of a group of values with the names of its columns. */
const fewestLines = 3
const parted = /^[^,;]+([,;])[^,;]+\1/u

/** Tables that a text holds among other words as lines of values with commas or semicolons between them, a blank line around each. */
export function delimitedWithin(text: string, from = 0, to = text.length): FieldTable[] {
  return lineGroups(readLines(text, from, to)).flatMap((group): FieldTable[] => {
    const [first, last] = [group[0], group.at(-1)]
    if (first === undefined || last === undefined || group.length < fewestLines) return []
    if (!group.every((line) => parted.test(line.text))) return []
    const [start, end] = [first.start, last.start + last.text.length]
    const [block, ...others] = readDelimited(text.slice(start, end)) ?? []
    if (block === undefined || others.length > 0) return []
    const places = Array.from({ length: end - start }, (_, at) => start + at)
    const [placed] = withPlaces([block], places)
    return placed?.kind === 'table' ? [{ block: placed, start, end }] : []
  })
}

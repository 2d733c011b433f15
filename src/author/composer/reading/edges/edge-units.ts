import { anyPostscriptMark } from '../../language/postscript-marks.ts'
import { isBracketed } from '../bracketed.ts'
import { isContact } from '../contact.ts'
import { goesOnBelow } from '../going-on.ts'
import { lineGroups } from '../line-groups.ts'

/** A line of a text, wherever it was read. */
export interface EdgeLine {
  text: string
  start: number
}

/** A line at an edge of a text, or some in which one sentence goes on, and how it stands among the others. */
export interface EdgeUnit<Line extends EdgeLine = EdgeLine> {
  lines: Line[]
  /** Its words in one line. */
  text: string
  /** What stands right over it and below it, also across a blank line. */
  above?: EdgeUnit<Line>
  below?: EdgeUnit<Line>
  /** Whether a blank line or nothing stands over it and below it. */
  opens: boolean
  closes: boolean
}

/** No line goes on in one that has a sign of its own for that before it, or the sign for a remark. */
const fullColumns = 50

/** Lines as units, in order. */
export function edgeUnits<Line extends EdgeLine>(lines: readonly Line[]): EdgeUnit<Line>[] {
  const units = lineGroups(lines).flatMap((group) => {
    const own: EdgeUnit<Line>[] = []
    for (const line of group) {
      const last = own.at(-1)
      const before = last?.lines.at(-1)?.text ?? ''
      const isOwn = isContact(line.text) || anyPostscriptMark.test(line.text.trim())
      const goesOn = goesOnBelow(before, line.text) && !isBracketed(before) && !isOwn
      if (last !== undefined && goesOn) {
        last.lines.push(line)
        last.text = `${last.text} ${line.text.trim()}`
      } else own.push({ lines: [line], text: line.text.trim(), opens: false, closes: false })
    }
    const [first, last] = [own[0], own.at(-1)]
    if (first !== undefined) first.opens = true
    if (last !== undefined) last.closes = true
    return own
  })
  for (const [at, unit] of units.entries()) {
    const [above, below] = [units[at - 1], units[at + 1]]
    if (above !== undefined) unit.above = above
    if (below !== undefined) unit.below = below
  }
  return units
}

/** Whether a unit is the second line and more of a paragraph whose line had no more room. */
export function runsOn({ above, opens }: EdgeUnit): boolean {
  const before = above?.lines.at(-1)?.text.trim() ?? ''
  return (
    !opens && before.length >= fullColumns && !/[.!?:;,…。！？：；，、।؟|]["”»)]?$/u.test(before)
  )
}

/** The units that stand with one without a blank line between. */
export function groupOf<Line extends EdgeLine>(unit: EdgeUnit<Line>): EdgeUnit<Line>[] {
  if (!unit.opens && unit.above !== undefined) return groupOf(unit.above)
  const group = [unit]
  for (let one = unit; !one.closes && one.below !== undefined; one = one.below)
    group.push(one.below)
  return group
}

/** The units over one, the nearest first, or so many of them. */
export function unitsOver<Line extends EdgeLine>(
  { above }: EdgeUnit<Line>,
  count = Infinity,
): EdgeUnit<Line>[] {
  return above === undefined || count === 0 ? [] : [above, ...unitsOver(above, count - 1)]
}

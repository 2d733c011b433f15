import { type Box, inches, type Points } from '../../scene/geometry.ts'
import { rightEdge } from '../grid.ts'
import { lineBoxWidth, roomBeside, roomForWords } from '../line-width.ts'
import type { Sheet } from '../sheet.ts'
import { fitText, lineCount } from '../text-fitting.ts'
import { inFont, resized } from '../themes/type-step.ts'
import type { ChartPart, ChartText } from './chart-description.ts'
import { linePart, textPart } from './chart-parts.ts'
import { titleStep } from './chart-titles.ts'
import type { Slice } from './slice.ts'

/** Sizes of a share and of what stands beside it, in the order in which they are tried. */
const sizes: [share: Points, name: Points][] = [
  [34, 22],
  [28, 20],
  [24, 18],
  [20, 16],
  [18, 14],
  [14, 12],
]
const swatch = inches(0.2)
const gap: Points = 14
const highestRow: Points = 68

/**
 * Share, name and annotation of each slice in rows, a swatch of its colour before them, under the chart's heading and in
 * the middle of an area's height; undefined if they have no room.
 */
export function sliceList(
  sheet: Sheet,
  slices: Slice[],
  area: Box,
  heading: ChartText | undefined,
): ChartPart[] | undefined {
  const { theme } = sheet
  const { ink, mutedInk, line } = theme.colors
  const pen = { color: line, width: 0.75 }
  const head = heading ? titleStep.lineHeight + 8 : 0
  const height = Math.min(highestRow, (area.height - head) / slices.length)
  const top = area.y + (area.height - head - height * slices.length) / 2
  // The list keeps its direction with the ring in a deck that runs from right to left.
  const [align, ending] = sheet.rightToLeft
    ? (['end', 'start'] as const)
    : (['start', 'end'] as const)
  // Numbers end one under the other; words begin so.
  const worded = slices.some(({ printed }) => /\p{L}{2}/u.test(printed))
  for (const [shareSize, nameSize] of sizes) {
    const share = {
      ...resized(theme.type.value, shareSize),
      lineHeight: Math.round(shareSize * 1.25),
    }
    const name = inFont(resized(theme.type.body, nameSize), theme.textFont)
    const note = resized(theme.type.small, nameSize > 14 ? 14 : 12)
    const shareWidth = Math.max(
      ...slices.map(({ printed }) => lineBoxWidth(sheet, printed, share, true)),
    )
    // In a wider face than ours, what ends at its names grows into the gap before it, which has room for that.
    const substitutes = slices.map(({ printed }) => roomBeside(sheet, printed, share))
    const before = worded ? gap : Math.max(gap, ...substitutes.map((it) => it + 9 - shareWidth))
    const left = area.x + swatch + before + shareWidth + gap
    const width = area.x + area.width - left
    if (share.lineHeight > height - 4 || width < area.width * 0.38) continue
    const isLast = shareSize === sizes.at(-1)?.[0]
    if (!isLast && slices.some((one) => roomForWords(sheet, one.name, name) > width)) continue
    const rows = slices.map((slice, index): ChartPart[] | undefined => {
      const y = top + head + height * index
      const texts = [
        { name: `share-${index + 1}-name`, text: slice.name, step: name, color: ink },
        { name: `change-${index + 1}`, text: slice.annotation, step: note, color: mutedInk },
      ].filter(({ text }) => text !== '')
      const room = { width, height: height - 4 }
      const set = texts.flatMap(
        ({ text, step, color }) => fitText(sheet, text, [step], room, { color, align }) ?? [],
      )
      const taken = set.reduce((sum, { layout }) => sum + layout.height, 0)
      if (set.length < texts.length || taken > room.height) return undefined
      let at = y + (height - taken) / 2
      const beside = texts.map((text, place): ChartText => {
        const { layout } = set[place] as (typeof set)[number]
        const box = { x: left, y: at, width, height: layout.height }
        at += layout.height
        return { part: 'text', ...text, box, layout, wrap: lineCount(layout) > 1 }
      })
      const middle = y + height / 2
      const printed = {
        x: left - gap - shareWidth,
        y: middle - share.lineHeight / 2,
        width: shareWidth,
        height: share.lineHeight,
      }
      const box = { x: area.x, y: middle - swatch / 2, width: swatch, height: swatch }
      const rule = { x: area.x, y }
      const own = { align: worded ? align : ending }
      const id = `share-${index + 1}`
      return [
        ...(index > 0 ? [linePart(`${id}-rule`, rule, { ...rule, x: rightEdge(area) }, pen)] : []),
        { part: 'mark', name: `${id}-swatch`, box, paint: slice.paint },
        textPart(id, slice.printed, printed, share, ink, own),
        ...beside,
      ]
    })
    const set = rows.filter((row) => row !== undefined)
    if (set.length === rows.length)
      return [...(heading ? [{ ...heading, box: { ...heading.box, y: top } }] : []), ...set.flat()]
  }
  return undefined
}

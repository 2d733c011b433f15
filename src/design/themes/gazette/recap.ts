import { drawFooter, drawFrame } from '../../frame.ts'
import { drawBullets } from '../../layouts/bullets.ts'
import type { Sheet } from '../../sheet.ts'
import type { SlideContent } from '../../slide-content.ts'
import { resized, type TypeStep } from '../type-step.ts'
import { drawRuledColumns } from './columns.ts'
import { drawBar } from './rules.ts'

const mostPoints = 6

/** What to remember: a few headlines side by side, each under a red bar. */
export function drawGazetteRecap(sheet: Sheet, content: SlideContent): boolean {
  const { bullets } = content
  const plain = bullets.every((item) => item.level === 0)
  if (bullets.length < 2 || bullets.length > mostPoints || !plain)
    return drawBullets(sheet, content)
  if (!drawFrame(sheet, content)) return false
  const { colors, type, frame } = sheet.theme
  const rows = bullets.length > 3 ? 2 : 1
  const sizes = (
    rows === 1
      ? [36, 32, 28, 26, 24, 20, 18, 16, 14, 12]
      : [32, 30, 28, 26, 24, 22, 20, 18, 16, 14, 12]
  ).map((size): TypeStep[] => [
    { ...resized(type.head, size), lineHeight: Math.round(size * 1.22) },
  ])
  const placed = drawRuledColumns(sheet, {
    prefix: 'point',
    columns: bullets.map(({ text }) => [{ text, color: colors.ink }]),
    slots: [{ name: 'text', before: 0, lines: rows === 1 ? 7 : 4 }],
    sizes,
    area: frame.content,
    rows,
    inset: 44,
  })
  if (placed === undefined) return drawList(sheet, content)
  placed.forEach((column, index) => {
    drawBar(sheet, `point-${index + 1}-bar`, { x: column.x, y: column.top + 24 })
  })
  drawFooter(sheet)
  return true
}

/** Texts that are too long for columns are a list. */
function drawList(sheet: Sheet, content: SlideContent): boolean {
  sheet.nodes.length = 0
  return drawBullets(sheet, content)
}

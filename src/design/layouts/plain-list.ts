import type { Sheet } from '../sheet.ts'
import type { SlideContent } from '../slide-content.ts'
import { drawBullets } from './bullets.ts'

/** Any content as a list. */
export function drawPlainList(sheet: Sheet, content: SlideContent): boolean {
  const lines = [
    ...content.agenda.map((one) => one.text),
    ...content.timeline.map((one) => `${one.date}: ${one.text}`),
    ...content.figures.map((one) => `${one.label}: ${one.figure}. ${one.note}`),
    ...content.definitions.map((one) => `${one.term}: ${one.text}`),
    ...content.cards.map((one) => `${one.head}: ${one.text} ${one.foot}`),
    ...(content.comparison?.rows.map((row) => [row.label, ...row.cells].join(' · ')) ?? []),
    ...(content.code?.lines ?? []),
    ...(content.image ? [content.image.caption || content.image.alt] : []),
  ].filter((line) => line.trim() !== '')
  const bullets = lines.map((text) => ({ text, level: 0 as const }))
  return drawBullets(sheet, { ...content, bullets: [...content.bullets, ...bullets] })
}

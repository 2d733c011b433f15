import { drawEyebrow } from '../../frame.ts'
import { coverLayout } from '../../layouts/title.ts'
import type { Sheet } from '../../sheet.ts'
import { resized } from '../type-step.ts'
import { drawBody, matter } from './bodies.ts'
import { drawCoverSky } from './skies.ts'

const left = 43.2

/** The cover: title and subtitle in the empty sky at the left of the planet; who and when stand at a small body. */
export const drawObservatoryCover = coverLayout({
  scenery: drawCoverSky,
  area: { x: left, y: 92, width: 402, height: 400 },
  title: {
    lines: [
      [36, 3],
      [28, 5],
    ],
    least: 218,
  },
  subtitle: { width: 380, gap: 14, balanced: 'at sense' },
  meta: {
    bottom: 484.5,
    gap: 12,
    step: ({ theme }) => resized(theme.type.body, 12),
    tone: 'ink',
    mark: {
      room: 19.3,
      draw: (sheet, { x, y }) => {
        const at = { x: x + 4.5, y: y - 4.3 }
        drawBody(sheet, 'date-disc', { at, radius: 4.5, fill: matter.apricot })
      },
    },
  },
  eyebrow: { draw: drawQuietEyebrow },
})

/** The eyebrow of covers and of the last slide, in the muted ink. */
export function drawQuietEyebrow(sheet: Sheet, words: string): void {
  const { colors, ground } = sheet.theme
  drawEyebrow(sheet, words, { color: colors.mutedInk, ground }, 62)
}

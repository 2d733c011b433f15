import { drawEyebrow } from '../../frame.ts'
import { coverLayout, strongSmall } from '../../layouts/title.ts'
import { drawCoverScenery } from './scenery.ts'

/** The cover: words at the left under an empty sky, a coral crane over folded mountains at the right. */
export const drawOrigamiCover = coverLayout({
  scenery: drawCoverScenery,
  area: { x: 43.2, y: 96, width: 410, height: 372 },
  title: { least: 204 },
  subtitle: { width: 340, gap: 18 },
  meta: { bottom: 508, gap: 14, step: strongSmall },
  eyebrow: {
    draw: (sheet, words) =>
      drawEyebrow(
        sheet,
        words,
        { color: sheet.theme.colors.accent, ground: sheet.theme.ground },
        56,
      ),
  },
})

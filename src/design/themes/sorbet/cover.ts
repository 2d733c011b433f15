import { coverLayout, strongSmall } from '../../layouts/title.ts'
import { fitTree } from '../../tree/fit-tree.ts'
import { column, text } from '../../tree/tree.ts'
import { onSoftBox } from './panels.ts'
import { pastel } from './pastels.ts'
import { drawCoverPills } from './pill-columns.ts'

const left = 43.2
const width = 400

/** The cover: words at the left, at the right columns of pills of all lengths. */
export const drawSorbetCover = coverLayout({
  scenery: drawCoverPills,
  area: { x: left, y: 96, width, height: 390 },
  title: { least: 259 },
  subtitle: { width: 306, gap: 18 },
  meta: { bottom: 511, gap: 10, step: strongSmall },
  // As small strong text in a pill as long as it needs.
  eyebrow: {
    draw: (sheet, words) => {
      const line = text('eyebrow', words, { step: strongSmall(sheet), tone: 'ink', lines: 2 })
      const padding = { x: 22, top: 6.5, bottom: 6.5 }
      const pill = onSoftBox('eyebrow-pill', pastel.lavender, padding, line, true)
      const area = { x: left, y: 48, width, height: 48 }
      if (words !== '') fitTree(sheet, area, [{}], () => column([{ tree: pill }]))
    },
  },
})

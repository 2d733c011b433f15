import { coverLayout, strongSmall } from '../../layouts/title.ts'
import { inFont } from '../type-step.ts'
import { drawNetwork } from './network.ts'
import { drawStation } from './stations.ts'

const left = 43.2
const width = 430

/** The cover: words at the left, at the right the network; whose deck it is names the first stop. */
export const drawTransitCover = coverLayout({
  scenery: (sheet) => {
    drawNetwork(sheet)
    drawStation(sheet, 'first-stop', { x: left + 12, y: 48 }, 12)
  },
  area: { x: left, y: 112, width, height: 372 },
  title: { least: 254 },
  subtitle: { width: 380, gap: 22 },
  meta: { bottom: 512, gap: 10, step: strongSmall },
  eyebrow: ({ theme }) => ({
    x: left,
    y: 68,
    width,
    step: inFont(theme.type.body, theme.strong),
    tone: 'ink',
  }),
})

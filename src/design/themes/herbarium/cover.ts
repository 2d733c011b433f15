import { coverLayout } from '../../layouts/title.ts'
import { resized } from '../type-step.ts'
import { labelRule, specimenLabel } from './label.ts'
import { onDeepGreen } from './on-deep-green.ts'
import { drawCoverPlants } from './plants.ts'

const left = 43.2
const width = 400

/** The cover: words on deep green at the left of the plants that rise from the bottom right. */
export const drawHerbariumCover = onDeepGreen(
  coverLayout({
    scenery: drawCoverPlants,
    area: { x: left, y: 90, width, height: 396 },
    title: { least: 219 },
    subtitle: { width: 270, gap: 16 },
    ornament: () => labelRule(13),
    meta: { bottom: 510, gap: 10, step: ({ theme }) => resized(theme.type.body, 12) },
    eyebrow: specimenLabel({ x: left, y: 53.5, width }, 16),
  }),
)

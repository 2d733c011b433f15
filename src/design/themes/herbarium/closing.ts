import type { Points } from '../../../scene/geometry.ts'
import { closingLayout } from '../../layouts/closing.ts'
import { specimenLabel } from './label.ts'
import { onDeepGreen } from './on-deep-green.ts'
import { drawClosingPlants } from './plants.ts'

const left: Points = 43.2
const width: Points = 580

/** The last sheet: on deep green what to take home, under rules what is to be done. */
export const drawHerbariumClosing = onDeepGreen(
  closingLayout({
    scenery: drawClosingPlants,
    area: { x: left, y: 92, width, height: 408 },
    title: {
      step: 'section',
      lines: [
        [42, 3],
        [30, 5],
      ],
    },
    justify: ({ cards }) => (cards.length > 0 ? 'end' : 0.45),
    words: { gap: 18, width: 520, size: 18, tone: 'mutedInk' },
    tasks: { most: 4, gap: 40 },
    eyebrow: specimenLabel({ x: left, y: 53, width }, 18),
  }),
)

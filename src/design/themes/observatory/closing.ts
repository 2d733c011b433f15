import type { Points } from '../../../scene/geometry.ts'
import { closingLayout } from '../../layouts/closing.ts'
import { drawQuietEyebrow } from './cover.ts'
import { drawPlanet } from './skies.ts'

const left: Points = 43.2
/** Of the title and the words under it, beside the planet; tasks have the whole width. */
const width: Points = 530
const wide: Points = 873.6

/** The last look at the sky: the title beside the planet, under it what is to be done. */
export const drawObservatoryClosing = closingLayout({
  scenery: (sheet) => drawPlanet(sheet, { x: 800, y: 210 }, 86),
  area: { x: left, y: 92, width: wide, height: 420 },
  title: { step: 'section', lines: [[32, 4]], width },
  justify: ({ cards }) => (cards.length > 0 ? 'end' : 0.42),
  words: { gap: 18, width: 440, size: 18, tone: 'mutedInk' },
  tasks: { most: 4, gap: 44, largest: 18 },
  eyebrow: { draw: drawQuietEyebrow },
})

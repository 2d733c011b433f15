import { drawRing } from '../../devices/roundel.ts'
import { closingLayout } from '../../layouts/closing.ts'
import { attribution, glyphMark, quoteLayout } from '../../layouts/quote.ts'
import { sectionLayout } from '../../layouts/section.ts'
import { coverLayout } from '../../layouts/title.ts'
import { drawing, parts } from '../../tree/tree.ts'
import { resized } from '../type-step.ts'
import { matter } from './bodies.ts'
import { drawCoverSky, drawPlanet } from './skies.ts'

const left = 43.2

/** The eyebrow of covers and of the last slide, in the muted ink. */
const eyebrow = { y: 62, tone: 'mutedInk' } as const

/** The cover: title and subtitle in the empty sky at the left of the planet; who and when stand at a small body. */
export const drawObservatoryCover = coverLayout({
  scenery: drawCoverSky,
  area: { x: left, y: 92, width: 402, height: 400 },
  title: { lines: { 36: 3, 28: 5 }, least: 218 },
  subtitle: { width: 380, gap: 14, balanced: 'at sense' },
  meta: {
    bottom: 484.5,
    gap: 12,
    step: ({ theme }) => resized(theme.type.body, 14),
    tone: 'ink',
    mark: {
      room: 19.3,
      draw: (sheet, { x, y }) =>
        drawRing(sheet, 'date-disc', { x: x + 4.5, y: y - 4.3 }, 4.5, { fill: matter.apricot }),
    },
  },
  eyebrow,
})

/** A section: a planet close by, the number glowing, the title at the foot of the sky. */
export const drawObservatorySection = sectionLayout({
  scenery: (sheet) => drawPlanet(sheet, { x: 790, y: 250 }, 132),
  number: { x: 40, y: 52, width: 260 },
  area: { x: left, y: 186, width: 430, height: 300 },
  title: { lines: { 32: 3 } },
})

/** The last look at the sky: the title beside the planet, under it what is to be done, over the whole width. */
export const drawObservatoryClosing = closingLayout({
  scenery: (sheet) => drawPlanet(sheet, { x: 800, y: 210 }, 86),
  area: { x: left, y: 92, width: 873.6, height: 420 },
  title: { step: 'section', lines: { 32: 4 }, width: 530 },
  justify: ({ cards }) => (cards.length > 0 ? 'end' : 0.42),
  words: { gap: 18, width: 440, size: 18, tone: 'mutedInk' },
  tasks: { most: 4, gap: 44, largest: 18 },
  eyebrow,
})

const quoteWidth = 630

/** Words in wide light letters, far from the planet that they are about. */
export const drawObservatoryQuote = quoteLayout({
  scenery: (sheet) => drawPlanet(sheet, { x: 880, y: 300 }, 60),
  title: { x: left, y: 36, width: quoteWidth, height: 24 },
  area: () => ({ x: left, y: 84, width: quoteWidth, height: 408 }),
  // The narrow measure is the better one to read; longer words take the whole width up to the planet.
  measures: () => [
    { size: 36, width: 520 },
    ...[36, 32, 28, 26, 24, 22, 20, 18, 16].map((size) => ({ size, width: quoteWidth })),
  ],
  lines: (size) => (size >= 32 ? 4 : 20),
  sink: 0.4,
  mark: glyphMark(110, { height: 56, line: 78 }),
  names: (sheet, quote) => [
    {
      gap: 34,
      tree: parts([
        {
          tree: drawing((on, { x, y }) => {
            drawRing(on, 'name-disc', { x: x + 5, y: y + 11 }, 5, { fill: matter.apricot })
          }, 0),
          size: 22,
        },
        { tree: attribution(sheet, quote) },
      ]),
    },
  ],
})

import { pageHeight } from '../../../scene/geometry.ts'
import type { FontReference } from '../../../scene/text.ts'
import type { ThemeTokens } from '../theme-tokens.ts'
import { typeIn } from '../type-scale.ts'
import { step } from '../type-step.ts'
import { black, shadedYellow, white, yellow } from './colors.ts'

const display: FontReference = { family: 'Anton', weight: 400, italic: false }
const text: FontReference = { family: 'Archivo', weight: 400, italic: false }
const medium: FontReference = { family: 'Archivo', weight: 500, italic: false }
const semiBold: FontReference = { family: 'Archivo', weight: 600, italic: false }
const strong: FontReference = { family: 'Archivo', weight: 800, italic: false }
const mono: FontReference = { family: 'JetBrains Mono', weight: 500, italic: false }

export const signalTokens: ThemeTokens = {
  id: 'b2c3845c-a070-44ef-9688-c01e6bb6d517',
  name: 'Signal',
  description: 'Freight markings in black and yellow, type as large as it gets',
  dark: false,
  colors: {
    background: yellow,
    surface: white,
    ink: black,
    mutedInk: '#4A4114',
    line: black,
    accent: black,
    accentInk: yellow,
    emphasis: white,
    emphasisMuted: '#3A3A3A',
    seriesMute: '#77726A',
    data: ['#121212', '#A26D00', '#1F558A', '#4C7E80', '#5B5100', '#492B33'],
    positive: black,
    negative: black,
  },
  background: { kind: 'solid', color: yellow },
  ground: yellow,
  ...typeIn(display, text, strong, {
    footer: step(medium, 10, 13),
    eyebrow: step(strong, 12, 15),
    small: step(semiBold, 14, 19),
    body: step(medium, 16, 22.4),
    large: step(medium, 20, 26),
    title: step(display, 36, 45),
    statement: step(display, 44, 54),
    value: step(strong, 20, 25),
    figure: step(display, 72, 84),
    stepNumber: step(display, 72, 84),
    cover: step(display, 96, 103.6),
    subtitle: step(semiBold, 14, 20),
    section: step(display, 84, 93),
    numeral: step(display, 300, 330),
    quote: step(display, 66, 76.5),
    head: step(display, 22, 28),
    date: step(display, 28, 34),
    statistic: step(display, 96, 104),
    unit: step(display, 52.8, 58),
    bigFigure: step(display, 220, 240),
    bigUnit: step(display, 121, 132),
    code: step(mono, 14, 21),
  }),
  frame: {
    eyebrow: { x: 43.2, y: 20, width: 873.6, height: 15 },
    title: { x: 43.2, y: 18, width: 873.6, height: 103.5 },
    content: { x: 43.2, y: 157.5, width: 873.6, height: 324 },
    footer: { x: 43.2, y: 507.5, width: 577.6, height: 14 },
    pageNumber: { x: 857.2, y: 507.5, width: 59.6, height: 14 },
  },
  bullet: { character: '▪', color: black },
  listRules: { top: { color: black, width: 6 }, between: { color: black, width: 1.5 } },
  gridLine: shadedYellow,
  pictureFoot: pageHeight,
  panelGap: 0,
  iconStroke: 2.25,
}

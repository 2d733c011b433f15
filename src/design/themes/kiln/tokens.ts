import type { FontReference } from '../../../scene/text.ts'
import type { ThemeTokens } from '../theme-tokens.ts'
import { typeIn } from '../type-scale.ts'
import { step } from '../type-step.ts'

const display: FontReference = { family: 'Fraunces', weight: 600, italic: false }
const text: FontReference = { family: 'Work Sans', weight: 400, italic: false }
const strong: FontReference = { family: 'Work Sans', weight: 600, italic: false }

export const kilnTokens: ThemeTokens = {
  id: '7bddf94b-d5c1-4a73-9c3b-44f167e1bcff',
  name: 'Kiln',
  description: 'Glazed tiles and arches in clay, ochre and sand',
  dark: false,
  colors: {
    background: '#F7EBDD',
    surface: '#FFF8EE',
    ink: '#3B1A14',
    mutedInk: '#7A5244',
    line: '#E9BE9F',
    accent: '#A8432A',
    accentInk: '#FFF8EE',
    emphasis: '#E7AC4B',
    emphasisMuted: '#3B1A14',
    seriesMute: '#9C7A66',
    data: ['#A8432A', '#3B1A14', '#007187', '#B37B00', '#454136', '#6E8878'],
    positive: '#007187',
    negative: '#A8432A',
  },
  background: { kind: 'solid', color: '#F7EBDD' },
  ground: '#F7EBDD',
  ...typeIn(display, text, strong, {
    footer: step(text, 10, 12),
    eyebrow: step(strong, 12, 15),
    small: step(text, 14, 20),
    body: step(text, 16, 23),
    title: step(display, 30, 36, -0.01),
    statement: step(display, 40, 48, -0.01),
    value: step(display, 20, 24, -0.01),
    figure: step(display, 66, 72, -0.01),
    stepNumber: step(display, 54, 58, -0.01),
    cover: step(display, 56, 59.5, -0.015),
    subtitle: step(text, 16, 23),
    section: step(display, 56, 60, -0.01),
    numeral: step(display, 96, 100, -0.01),
    quote: step(display, 44, 52, -0.01),
    head: step(display, 20, 25, -0.01),
    date: step(display, 20, 25, -0.01),
    unit: step(display, 40, 44, -0.01),
    bigFigure: step(display, 150, 160, -0.02),
    bigUnit: step(display, 90, 96, -0.02),
  }),
  frame: {
    eyebrow: { x: 43.2, y: 22, width: 620, height: 15 },
    title: { x: 43.2, y: 39, width: 873.6, height: 76 },
    content: { x: 43.2, y: 136.8, width: 873.6, height: 338 },
    footer: { x: 43.2, y: 505, width: 577.6, height: 14 },
    pageNumber: { x: 857.2, y: 505, width: 59.6, height: 14 },
  },
  bullet: { character: '▪', color: '#A8432A' },
  listRules: {
    top: { color: '#A8432A', width: 6 },
    between: { color: '#EBD3BF', width: 2 },
  },
  lineless: true,
  panelGap: 0,
  iconStroke: 2,
}

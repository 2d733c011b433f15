import type { FontReference } from '../../../scene/text.ts'
import type { ThemeTokens } from '../theme-tokens.ts'
import { typeIn } from '../type-scale.ts'
import { step } from '../type-step.ts'
import { footLineTop } from './way.ts'

const black: FontReference = { family: 'Overpass', weight: 900, italic: false }
const display: FontReference = { family: 'Overpass', weight: 800, italic: false }
const strong: FontReference = { family: 'Overpass', weight: 700, italic: false }
const text: FontReference = { family: 'Overpass', weight: 400, italic: false }

export const transitTokens: ThemeTokens = {
  id: '73d4ea4c-4cf8-4bc0-a458-171fae8eff74',
  name: 'Transit',
  description: 'A metro map: sections are lines, facts are stops',
  dark: false,
  colors: {
    background: '#FFFFFF',
    surface: '#F0F3F7',
    ink: '#14213D',
    mutedInk: '#4E5C75',
    line: '#D3DAE4',
    accent: '#C8102E',
    accentInk: '#FFFFFF',
    emphasis: '#F0F3F7',
    emphasisMuted: '#4E5C75',
    seriesMute: '#7A879C',
    data: ['#C8102E', '#054DAF', '#C97E08', '#09988A', '#9A66D5', '#292C45'],
    positive: '#00736A',
    negative: '#C8102E',
  },
  background: { kind: 'solid', color: '#FFFFFF' },
  ground: '#FFFFFF',
  ...typeIn(display, text, strong, {
    footer: step(text, 10, 12),
    eyebrow: step(strong, 13, 16),
    body: step(text, 16, 22),
    large: step(text, 20, 26),
    title: step(display, 28, 33, -0.005),
    statement: step(display, 36, 44, -0.01),
    value: step(display, 20, 24),
    figure: step(black, 64, 80, -0.02),
    stepNumber: step(display, 28, 32),
    cover: step(black, 60, 62, -0.02),
    subtitle: step(text, 18, 25),
    section: step(black, 60, 63, -0.02),
    numeral: step(black, 100, 104, -0.02),
    quote: step(strong, 40, 50, -0.01),
    date: step(display, 20, 24),
    statistic: step(black, 60, 66, -0.02),
    unit: step(display, 34, 38, -0.01),
    bigFigure: step(black, 200, 204, -0.03),
    bigUnit: step(black, 110, 114, -0.02),
  }),
  frame: {
    eyebrow: { x: 43.2, y: 28, width: 700, height: 16 },
    title: { x: 43.2, y: 60, width: 873.6, height: 68 },
    content: { x: 43.2, y: 144, width: 873.6, height: 328 },
    footer: { x: 43.2, y: 509, width: 577.6, height: 14 },
    pageNumber: { x: 857.2, y: 509, width: 59.6, height: 14 },
  },
  bullet: { character: '–', color: '#C8102E' },
  listRules: {
    top: { color: '#14213D', width: 3 },
    between: { color: '#D3DAE4', width: 1 },
  },
  pictureFoot: footLineTop,
  panelGap: 14.4,
  panelHead: 12,
  iconStroke: 2.25,
}

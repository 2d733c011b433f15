import { inches } from '../../../scene/geometry.ts'
import type { FontReference } from '../../../scene/text.ts'
import { boxInInches } from '../../grid.ts'
import type { ThemeTokens } from '../theme-tokens.ts'
import { typeIn } from '../type-scale.ts'
import { step } from '../type-step.ts'

const display: FontReference = { family: 'Source Serif 4', weight: 600, italic: false }
const text: FontReference = { family: 'Inter', weight: 400, italic: false }
const strong: FontReference = { family: 'Inter', weight: 600, italic: false }

export const simpleLightTokens: ThemeTokens = {
  id: '27874e6b-8c1c-4301-bce7-d22e6e8df7d6',
  name: 'Simple Light',
  description: 'Daylight: a white page, cobalt, one warm patch',
  dark: false,
  colors: {
    background: '#FFFFFF',
    surface: '#F3F5FA',
    ink: '#0E1733',
    mutedInk: '#566079',
    line: '#D5DBE8',
    accent: '#1B46D9',
    accentInk: '#FFFFFF',
    emphasis: '#FFEBDB',
    emphasisMuted: '#5C5650',
    emphasisStrong: '#FFC9A3',
    seriesMute: '#8591AA',
    data: ['#1B46D9', '#0E1733', '#5693BD', '#0D4C4C', '#E87045', '#B02A2D'],
    tints: ['#E4EBFC', '#C3D3F9', '#8FADF4', '#4672E6', '#1B46D9'],
    positive: '#1B46D9',
    negative: '#B02A2D',
  },
  background: { kind: 'solid', color: '#FFFFFF' },
  ground: '#FFFFFF',
  ...typeIn(display, text, strong, {
    footer: step(text, 10, 12),
    eyebrow: step(strong, 11, 13, 0.06),
    body: step(text, 16, 22),
    large: step(text, 20, 26),
    title: step(display, 30, 33, -0.015),
    statement: step(display, 40, 48, -0.015),
    value: step(display, 20, 24, -0.015),
    figure: step(display, 72, 76, -0.03),
    stepNumber: step(display, 54, 57, -0.03),
    cover: step(display, 54, 57, -0.02),
    subtitle: step(text, 20, 27),
    section: step(display, 72, 76, -0.02),
    numeral: step(display, 96, 96, -0.015),
    quote: step(display, 54, 60, -0.02),
    date: step(display, 24, 26, -0.015),
    statistic: step(display, 54, 57, -0.03),
    unit: step(display, 32, 36, -0.01),
    bigFigure: step(display, 220, 208, -0.04),
    bigUnit: step(display, 120, 126, -0.04),
  }),
  frame: {
    eyebrow: boxInInches(0.6, 0.5, 8.022, 0.25),
    title: boxInInches(0.6, 0.8, 12.133, 1),
    content: boxInInches(0.6, 1.9, 12.133, 4.6),
    footer: boxInInches(0.6, 6.95, 8.022, 0.22),
    pageNumber: boxInInches(11.906, 6.95, 0.8275, 0.22),
  },
  bullet: { character: '▪', color: '#1B46D9' },
  listRules: {
    top: { color: '#0E1733', width: 1.5 },
    between: { color: '#D5DBE8', width: 0.75 },
  },
  panelGap: inches(0.2),
  iconStroke: 1.75,
}

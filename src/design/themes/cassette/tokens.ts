import type { FontReference } from '../../../scene/text.ts'
import type { ThemeTokens } from '../theme-tokens.ts'
import { typeIn } from '../type-scale.ts'
import { step } from '../type-step.ts'

const display: FontReference = { family: 'Righteous', weight: 400, italic: false }
const text: FontReference = { family: 'DM Sans', weight: 400, italic: false }
const strong: FontReference = { family: 'DM Sans', weight: 700, italic: false }

export const cassetteTokens: ThemeTokens = {
  id: '776127d5-5a89-4ddd-9c9d-c60dc0dddb96',
  name: 'Cassette',
  description: 'Dark: a 1970s tape label, stripes and reels',
  dark: true,
  colors: {
    background: '#24140D',
    surface: '#3A2317',
    ink: '#F7E8CB',
    mutedInk: '#CDB391',
    line: '#5A3B28',
    accent: '#F2A541',
    accentInk: '#24140D',
    emphasis: '#4A2B1B',
    emphasisMuted: '#D9C3A3',
    seriesMute: '#9B7A60',
    data: ['#F2A541', '#E14E1C', '#52B2B4', '#FAEDD8', '#B53F75', '#5E58D0'],
    positive: '#5CC6B8',
    negative: '#FF8A66',
  },
  background: { kind: 'solid', color: '#24140D' },
  ground: '#24140D',
  ...typeIn(display, text, strong, {
    footer: step(text, 10, 12),
    eyebrow: step(strong, 12, 15, 0.08),
    small: step(text, 14, 20),
    body: step(text, 16, 23),
    title: step(display, 30, 36),
    statement: step(display, 38, 47),
    value: step(display, 20, 24),
    figure: step(display, 64, 76),
    stepNumber: step(display, 40, 46),
    cover: step(display, 60, 65),
    subtitle: step(text, 18, 26),
    section: step(display, 60, 65),
    numeral: step(display, 96, 104),
    quote: step(display, 40, 52),
    date: step(display, 20, 25),
    statistic: step(display, 84, 92),
    unit: step(strong, 46, 52),
    bigFigure: step(display, 190, 196),
    bigUnit: step(strong, 100, 106),
  }),
  frame: {
    eyebrow: { x: 43.2, y: 32, width: 700, height: 15 },
    title: { x: 43.2, y: 51, width: 780, height: 74 },
    content: { x: 43.2, y: 146, width: 873.6, height: 330 },
    footer: { x: 43.2, y: 505, width: 577.6, height: 14 },
    pageNumber: { x: 857.2, y: 505, width: 59.6, height: 14 },
  },
  bullet: { character: '•', color: '#F2A541' },
  listRules: {
    top: { color: '#F2A541', width: 3 },
    between: { color: '#5A3B28', width: 1 },
  },
  panelGap: 14.4,
  panelHead: 15,
  iconStroke: 2,
}

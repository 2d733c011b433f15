import type { FontReference } from '../../../scene/text.ts'
import type { ThemeTokens } from '../theme-tokens.ts'
import { typeIn } from '../type-scale.ts'
import { step } from '../type-step.ts'

const display: FontReference = { family: 'Barlow Condensed', weight: 600, italic: false }
const text: FontReference = { family: 'JetBrains Mono', weight: 400, italic: false }
const strong: FontReference = { family: 'JetBrains Mono', weight: 600, italic: false }

export const draughtsmanTokens: ThemeTokens = {
  id: '633f22f6-bf74-4bb4-9af2-953f323d1858',
  name: 'Draughtsman',
  description: 'Dark: a technical drawing',
  dark: true,
  colors: {
    background: '#12418A',
    surface: '#1B4F9E',
    ink: '#F3F8FF',
    mutedInk: '#C0D4F4',
    line: '#8FB0E3',
    accent: '#FFB08A',
    accentInk: '#0C2E66',
    emphasis: '#0C2E66',
    emphasisMuted: '#C0D4F4',
    seriesMute: '#8FB0E3',
    data: ['#FFB08A', '#F3F8FF', '#8B82FF', '#00A777', '#9ACEFF', '#C38321'],
    positive: '#7FE0CF',
    negative: '#FFB08A',
  },
  background: { kind: 'solid', color: '#12418A' },
  // The stronger lines of the grid run behind texts.
  ground: '#1C4C99',
  ...typeIn(display, text, strong, {
    eyebrow: step(text, 14, 17),
    small: step(text, 14, 18.5),
    body: step(text, 16, 24),
    large: step(text, 20, 30),
    title: step(display, 34, 37.4),
    statement: step(display, 40, 46),
    value: step(strong, 20, 26),
    figure: step(display, 60, 64),
    stepNumber: step(strong, 13, 17),
    cover: step(display, 60, 60.6),
    subtitle: step(text, 16, 24),
    section: step(display, 72, 74),
    numeral: step(display, 120, 124),
    quote: step(display, 52, 59),
    head: step(display, 24, 28),
    date: step(display, 24, 27),
    unit: step(display, 34, 38),
    bigFigure: step(display, 200, 206),
    bigUnit: step(display, 100, 104),
  }),
  frame: {
    eyebrow: { x: 43.2, y: 58.5, width: 873.6, height: 17 },
    title: { x: 43.2, y: 40.2, width: 873.6, height: 64 },
    content: { x: 43.2, y: 132, width: 873.6, height: 338 },
    footer: { x: 732, y: 492, width: 152, height: 30 },
    pageNumber: { x: 894, y: 492, width: 48, height: 30 },
  },
  bullet: { character: '–', color: '#FFB08A' },
  listRules: {
    top: { color: '#F3F8FF', width: 1.5 },
    between: { color: '#8FB0E3', width: 1 },
  },
  panelGap: 19,
  iconStroke: 1.5,
}

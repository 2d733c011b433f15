import type { FontReference } from '../../../scene/text.ts'
import type { ThemeTokens } from '../theme-tokens.ts'
import { typeIn } from '../type-scale.ts'
import { step } from '../type-step.ts'
import { berry, freshLeaf, ink, paleLeaf, paper, petal } from './colors.ts'

const display: FontReference = { family: 'Cormorant Garamond', weight: 600, italic: false }
const italic: FontReference = { family: 'Cormorant Garamond', weight: 600, italic: true }
const text: FontReference = { family: 'Lato', weight: 400, italic: false }
const strong: FontReference = { family: 'Lato', weight: 700, italic: false }

export const herbariumTokens: ThemeTokens = {
  id: '8640f1a2-8ca5-408a-a7a8-c5b55d1f9379',
  name: 'Herbarium',
  description: 'Pressed plants on pale paper and deep green, labels in italics',
  dark: false,
  colors: {
    background: paper,
    surface: paleLeaf,
    ink,
    mutedInk: '#4F6659',
    line: '#C9D3BB',
    accent: berry,
    accentInk: '#FFFFFF',
    emphasis: freshLeaf,
    emphasisMuted: '#3C5546',
    seriesMute: '#708C60',
    data: ['#164534', '#9A7D27', '#C9477F', '#3A4DB3', '#7F4500', '#001927'],
    positive: '#2F6E4E',
    negative: berry,
  },
  background: { kind: 'solid', color: paper },
  ground: paper,
  ...typeIn(display, text, strong, {
    eyebrow: step(italic, 16, 20),
    body: step(text, 16, 24),
    large: step(text, 20, 28),
    title: step(display, 34, 37),
    statement: step(display, 44, 50),
    value: step(display, 22, 27),
    figure: step(display, 72, 78),
    stepNumber: step(italic, 44, 50),
    cover: step(display, 60, 62.5),
    subtitle: step(text, 16, 24),
    section: step(display, 64, 68),
    numeral: step(display, 150, 160),
    quote: step(display, 46, 53),
    head: step(display, 24, 28),
    date: step(italic, 18, 22),
    unit: step(display, 72, 78),
    bigFigure: step(display, 210, 220),
    bigUnit: step(display, 150, 160),
  }),
  frame: {
    eyebrow: { x: 43.2, y: 48, width: 620, height: 20 },
    title: { x: 43.2, y: 43, width: 873.6, height: 92 },
    content: { x: 43.2, y: 153, width: 873.6, height: 330.5 },
    footer: { x: 43.2, y: 504, width: 577.6, height: 13 },
    pageNumber: { x: 857.2, y: 504, width: 59.6, height: 13 },
  },
  bullet: { character: '•', color: berry },
  listRules: {
    top: { color: petal, width: 1 },
    between: { color: '#C9D3BB', width: 1 },
  },
  panelGap: 16,
  iconStroke: 1.5,
}

import type { FontReference } from '../../../scene/text.ts'
import type { ThemeTokens } from '../theme-tokens.ts'
import { typeIn } from '../type-scale.ts'
import { step } from '../type-step.ts'
import { paper } from './paper.ts'

const display: FontReference = { family: 'Lexend', weight: 600, italic: false }
const light: FontReference = { family: 'Lexend', weight: 400, italic: false }
const text: FontReference = { family: 'Karla', weight: 400, italic: false }
const strong: FontReference = { family: 'Karla', weight: 700, italic: false }

export const origamiTokens: ThemeTokens = {
  id: '4b7d3a52-9c1e-4f86-a0d5-6e2f81c79b34',
  name: 'Origami',
  description: 'Folded paper: cranes and mountains in teal, one coral sheet',
  dark: false,
  colors: {
    background: paper.sheet,
    surface: paper.white,
    ink: '#0C3236',
    mutedInk: '#3F6164',
    line: paper.sea,
    accent: paper.teal,
    accentInk: paper.white,
    emphasis: paper.blush,
    emphasisMuted: '#3F6164',
    seriesMute: '#5F9A95',
    data: [paper.teal, paper.coral, '#2B3A80', '#B06CC9', '#5A3A00', '#6D4AC0'],
    positive: '#0F7B6C',
    negative: '#B93A24',
  },
  background: { kind: 'solid', color: paper.sheet },
  ground: paper.sheet,
  ...typeIn(display, text, strong, {
    eyebrow: step(strong, 12, 15, 0.06),
    body: step(text, 16, 22.5),
    title: step(display, 28, 35, -0.01),
    statement: step(display, 38, 48, -0.012),
    figure: step(display, 58, 68, -0.02),
    stepNumber: step(display, 40, 48),
    cover: step(display, 52, 60, -0.02),
    subtitle: step(text, 18, 26),
    section: step(display, 56, 66, -0.02),
    numeral: step(light, 96, 108, -0.02),
    quote: step({ ...display, weight: 500 }, 36, 47, -0.01),
    head: step(display, 20, 26),
    date: step(display, 20, 26),
    statistic: step(display, 50, 60, -0.02),
    unit: step(display, 28, 36),
    bigFigure: step(display, 170, 190, -0.03),
    bigUnit: step(display, 86, 98, -0.02),
  }),
  frame: {
    eyebrow: { x: 43.2, y: 32, width: 620, height: 15 },
    title: { x: 43.2, y: 49, width: 850, height: 78 },
    content: { x: 43.2, y: 136, width: 873.6, height: 346 },
    footer: { x: 43.2, y: 506, width: 577.6, height: 14 },
    pageNumber: { x: 857.2, y: 506, width: 59.6, height: 14 },
  },
  bullet: { character: '•', color: paper.coralShade },
  listRules: {
    top: { color: paper.pond, width: 1.5 },
    between: { color: paper.mint, width: 1 },
  },
  panelGap: 12,
  iconStroke: 1.75,
}

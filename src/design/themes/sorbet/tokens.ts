import type { FontReference } from '../../../scene/text.ts'
import type { ThemeTokens } from '../theme-tokens.ts'
import { typeIn } from '../type-scale.ts'
import { step } from '../type-step.ts'

const display: FontReference = { family: 'Quicksand', weight: 700, italic: false }
const text: FontReference = { family: 'Nunito', weight: 400, italic: false }
const semiBold: FontReference = { family: 'Nunito', weight: 600, italic: false }
const strong: FontReference = { family: 'Nunito', weight: 700, italic: false }

export const sorbetTokens: ThemeTokens = {
  id: '8d2565b1-fe6c-4274-87dd-b8b251f76244',
  name: 'Sorbet',
  description: 'Soft pills in pastel',
  dark: false,
  colors: {
    background: '#FBF7FF',
    surface: '#FFFFFF',
    ink: '#35264F',
    mutedInk: '#675A80',
    line: '#E4DAF5',
    accent: '#7A45D0',
    accentInk: '#FFFFFF',
    emphasis: '#FFEBA8',
    emphasisMuted: '#35264F',
    seriesMute: '#8A86B8',
    data: ['#7A45D0', '#E0527F', '#35264F', '#B8860B', '#0B5C4A', '#8A86B8'],
    positive: '#117A65',
    negative: '#D3416B',
  },
  background: { kind: 'solid', color: '#FBF7FF' },
  ground: '#FBF7FF',
  ...typeIn(display, text, strong, {
    eyebrow: step(strong, 12, 16),
    body: step(semiBold, 16, 22),
    large: step(text, 20, 26),
    title: step(display, 30, 36, -0.015),
    statement: step(display, 40, 50, -0.015),
    value: step(display, 20, 25, -0.015),
    figure: step(display, 60, 66, -0.015),
    stepNumber: step(display, 40, 48, -0.015),
    cover: step(display, 60, 64, -0.015),
    subtitle: step(text, 18, 25),
    section: step(display, 60, 66, -0.015),
    numeral: step(display, 96, 104, -0.015),
    quote: step(display, 44, 54, -0.015),
    head: step(display, 20, 25, -0.015),
    date: step(display, 20, 25, -0.015),
    unit: step(display, 34, 40, -0.015),
    bigFigure: step(display, 190, 200, -0.015),
    bigUnit: step(display, 98, 106, -0.015),
  }),
  frame: {
    eyebrow: { x: 43.2, y: 22, width: 620, height: 16 },
    title: { x: 43.2, y: 39, width: 873.6, height: 76 },
    content: { x: 43.2, y: 136.8, width: 873.6, height: 338 },
    footer: { x: 43.2, y: 508, width: 577.6, height: 14 },
    pageNumber: { x: 857.2, y: 508, width: 59.6, height: 14 },
  },
  bullet: { character: '•', color: '#7A45D0' },
  listRules: {
    top: { color: '#DDD2FA', width: 6, cap: 'round' },
    between: { color: '#EDE6FD', width: 2, cap: 'round' },
  },
  lineless: true,
  panelGap: 15,
  iconStroke: 2,
}

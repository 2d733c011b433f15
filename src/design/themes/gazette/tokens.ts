import type { ThemeTokens } from '../theme-tokens.ts'
import { typeIn } from '../type-scale.ts'
import { step } from '../type-step.ts'
import { ink, line, markGrey, mutedInk, paper, red } from './colors.ts'
import { headlineFace, italicFace, quoteFace, strongFace, textFace } from './faces.ts'
import { gutter, rowLine } from './rules.ts'

export const gazetteTokens: ThemeTokens = {
  id: '132cdfdc-3324-4d70-b346-b6d86ca3e772',
  name: 'Gazette',
  description: 'A newspaper’s front page: headlines, columns, one red',
  dark: false,
  colors: {
    background: paper,
    surface: paper,
    ink,
    mutedInk,
    line,
    accent: red,
    accentInk: '#FFFFFF',
    emphasis: paper,
    emphasisMuted: mutedInk,
    seriesMute: markGrey,
    data: ['#181613', '#B0241B', '#94877F', '#876600', '#253C4A', '#007F82'],
    positive: '#007578',
    negative: red,
  },
  background: { kind: 'solid', color: paper },
  ground: paper,
  ...typeIn(headlineFace, textFace, strongFace, {
    footer: step(italicFace, 10, 13.3),
    eyebrow: step(italicFace, 14, 19),
    body: step(textFace, 16, 22.3),
    large: step(textFace, 20, 27.3),
    title: step(headlineFace, 30, 36, -0.005),
    statement: step(headlineFace, 40, 46, -0.005),
    figure: step(headlineFace, 54, 60),
    stepNumber: step(headlineFace, 54, 56),
    cover: step(headlineFace, 68, 69.4, -0.01),
    subtitle: step(textFace, 20, 27.3),
    section: step(headlineFace, 68, 72, -0.01),
    numeral: step(headlineFace, 200, 206, -0.01),
    quote: step(quoteFace, 46, 55.3),
    head: step(headlineFace, 20, 25),
    date: step(italicFace, 20, 26),
    unit: step(headlineFace, 32, 38),
    bigFigure: step(headlineFace, 200, 206, -0.01),
    bigUnit: step(headlineFace, 110, 116, -0.01),
  }),
  frame: {
    eyebrow: { x: 43.2, y: 98.6, width: 873.6, height: 19 },
    title: { x: 43.2, y: 43, width: 873.6, height: 64 },
    content: { x: 43.2, y: 149, width: 873.6, height: 331 },
    footer: { x: 43.2, y: 503.2, width: 577.6, height: 13.4 },
    pageNumber: { x: 857.2, y: 503.2, width: 59.6, height: 13.4 },
  },
  bullet: { character: '▪', color: red },
  listRules: { between: rowLine },
  panelGap: gutter,
  iconStroke: 1.75,
}

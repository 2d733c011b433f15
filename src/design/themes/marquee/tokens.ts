import type { FontReference } from '../../../scene/text.ts'
import type { ThemeTokens } from '../theme-tokens.ts'
import { typeIn } from '../type-scale.ts'
import { step } from '../type-step.ts'
import { house } from './house.ts'

const display: FontReference = { family: 'Marcellus', weight: 400, italic: false }
const text: FontReference = { family: 'Josefin Sans', weight: 400, italic: false }
const strong: FontReference = { family: 'Josefin Sans', weight: 700, italic: false }
const semiBold: FontReference = { family: 'Josefin Sans', weight: 600, italic: false }

export const marqueeTokens: ThemeTokens = {
  id: 'c6e0a9d7-35f2-4b18-8d4e-17a3b96f5c02',
  name: 'Marquee',
  description: 'Dark: an art-deco theatre, fans and lines of gold',
  dark: true,
  colors: {
    background: house.night,
    surface: house.velvet,
    ink: house.ivory,
    mutedInk: house.dust,
    line: house.brass,
    accent: house.gold,
    accentInk: house.night,
    emphasis: house.balcony,
    emphasisMuted: house.dust,
    seriesMute: '#8F7AA0',
    data: [house.gold, '#B2566F', house.ivory, '#7F7CE0', '#3FA9A6', '#8E5A1E'],
    positive: '#7FD1B0',
    negative: '#FF9A8B',
  },
  background: { kind: 'solid', color: house.night },
  ground: house.night,
  ...typeIn(display, text, strong, {
    eyebrow: step(semiBold, 12, 16, 0.2),
    body: step(text, 16, 22.5),
    title: step(display, 32, 39),
    statement: step(display, 40, 50),
    figure: step(display, 62, 72),
    stepNumber: step(display, 40, 46),
    cover: step(display, 60, 70),
    subtitle: step(text, 20, 28),
    section: step(display, 54, 64),
    numeral: step(display, 72, 80),
    quote: step(display, 40, 51),
    head: step(display, 20, 25),
    date: step(display, 20, 25),
    statistic: step(display, 64, 74),
    unit: step(display, 36, 42),
    bigFigure: step(display, 180, 196),
    bigUnit: step(display, 92, 104),
  }),
  frame: {
    eyebrow: { x: 170, y: 30, width: 620, height: 16 },
    title: { x: 80, y: 49, width: 800, height: 80 },
    content: { x: 52, y: 158, width: 856, height: 322 },
    footer: { x: 52, y: 502, width: 560, height: 14 },
    pageNumber: { x: 848.4, y: 502, width: 59.6, height: 14 },
  },
  bullet: { character: '◊', color: house.gold },
  listRules: {
    top: { color: house.gold, width: 1 },
    between: { color: house.brass, width: 0.5 },
  },
  centered: true,
  panelGap: 14,
  iconStroke: 1.5,
}

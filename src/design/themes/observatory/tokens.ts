import type { FontReference } from '../../../scene/text.ts'
import { verticalGradient } from '../../devices/gradient.ts'
import type { ThemeTokens } from '../theme-tokens.ts'
import { typeIn } from '../type-scale.ts'
import { step } from '../type-step.ts'

const display: FontReference = { family: 'Unbounded', weight: 300, italic: false }
const text: FontReference = { family: 'Manrope', weight: 400, italic: false }
const strong: FontReference = { family: 'Manrope', weight: 700, italic: false }
const eyebrowFont: FontReference = { family: 'Manrope', weight: 600, italic: false }

export const observatoryTokens: ThemeTokens = {
  id: '9b1f6c1e-4a57-4f0e-8d3b-5c2a7e914d60',
  name: 'Observatory',
  description: 'Dark: planets on orbits',
  dark: true,
  colors: {
    background: '#10142B',
    surface: '#1D2449',
    ink: '#EEF0FB',
    mutedInk: '#A9B1D3',
    line: '#3A4373',
    accent: '#FFB984',
    accentInk: '#10142B',
    emphasis: '#2A3160',
    emphasisMuted: '#A9B1D3',
    seriesMute: '#8A93BD',
    data: ['#FFB984', '#6D7BE8', '#77E4FF', '#00807B', '#FF6F9C', '#B65700'],
    positive: '#77E4FF',
    negative: '#FF6F9C',
  },
  background: verticalGradient('#10142B', '#1E2450'),
  ground: '#1E2450',
  ...typeIn(display, text, strong, {
    footer: step(text, 10, 12),
    eyebrow: step(eyebrowFont, 11, 14, 0.12),
    small: step(text, 14, 21),
    body: step(text, 16, 23),
    title: step(display, 26, 32.5),
    statement: step(display, 32, 46),
    value: step({ ...display, weight: 400 }, 20, 24),
    figure: step(display, 60, 74),
    stepNumber: step(display, 24, 28),
    cover: step(display, 42, 51),
    subtitle: step(text, 16, 23.5),
    section: step(display, 44, 54),
    numeral: step(display, 72, 84),
    quote: step(display, 36, 50),
    head: step(strong, 18, 24),
    date: step(strong, 16, 22),
    unit: step(display, 32, 40),
    bigFigure: step(display, 150, 170),
    bigUnit: step(display, 80, 92),
  }),
  frame: {
    eyebrow: { x: 43.2, y: 32, width: 577.6, height: 14 },
    title: { x: 43.2, y: 42.5, width: 620, height: 78 },
    content: { x: 43.2, y: 160, width: 873.6, height: 318 },
    footer: { x: 43.2, y: 505, width: 577.6, height: 14 },
    pageNumber: { x: 857.2, y: 505, width: 59.6, height: 14 },
  },
  bullet: { character: '•', color: '#FFB984' },
  listRules: {
    top: { color: '#3A4373', width: 1 },
    between: { color: '#3A4373', width: 1 },
  },
  panelGap: 14.4,
  iconStroke: 1.5,
}

import type { FontReference } from '../../../scene/text.ts'
import { sharedLayouts } from '../../layouts/shared-layouts.ts'
import { step, type Theme } from '../theme.ts'
import { drawDraughtsmanBigNumber } from './big-number.ts'
import { drawDraughtsmanChart } from './chart.ts'
import { drawDraughtsmanClosing } from './closing.ts'
import { drawDraughtsmanCover } from './cover.ts'
import { drawDraughtsmanDefinition } from './definition.ts'
import { drawDrawingGrid } from './drawing-grid.ts'
import {
  drawDraughtsmanComparison,
  drawDraughtsmanImage,
  drawDraughtsmanTable,
  drawViewTitle,
} from './dressed-layouts.ts'
import { drawHeading } from './heading.ts'
import { drawOutlinedPanel, drawOutlinedTile } from './panels.ts'
import { drawDraughtsmanAgenda } from './parts-list.ts'
import { drawDraughtsmanSteps } from './process.ts'
import { drawDraughtsmanQuote } from './quote.ts'
import { drawDraughtsmanSection } from './section.ts'
import { drawDraughtsmanStats } from './stats.ts'
import { drawDraughtsmanTimeline } from './timeline.ts'
import { drawTitleBlock } from './title-block.ts'

const display: FontReference = { family: 'Barlow Condensed', weight: 600, italic: false }
const text: FontReference = { family: 'JetBrains Mono', weight: 400, italic: false }
const strong: FontReference = { family: 'JetBrains Mono', weight: 600, italic: false }

/**
 * A technical drawing: white lines on blueprint paper, red pencil for what matters, and every number a dimension. The
 * grid keeps clear of small text (see drawing-grid.ts), which therefore stands on the plain ground.
 */
export const draughtsman: Theme = {
  id: '633f22f6-bf74-4bb4-9af2-953f323d1858',
  name: 'Draughtsman',
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
    emphasisLine: '#8FB0E3',
    emphasisMuted: '#C0D4F4',
    emphasisStrong: '#FFB08A',
    seriesMute: '#8FB0E3',
    data: ['#FFB08A', '#F3F8FF', '#8B82FF', '#00A777', '#9ACEFF', '#C38321'],
    tints: ['#1B4F9E', '#2E66B8', '#8FB0E3', '#C0D4F4', '#FFB08A'],
    positive: '#7FE0CF',
    negative: '#FFB08A',
  },
  background: { kind: 'solid', color: '#12418A' },
  ground: '#12418A',
  type: {
    footer: step(text, 10, 13),
    eyebrow: step(text, 13, 17),
    small: step(text, 12, 16),
    body: step(text, 13, 19.5),
    large: step(text, 16, 24),
    title: step(display, 34, 37.4),
    statement: step(display, 40, 46),
    value: step(strong, 15, 20),
    figureSmall: step(display, 40, 44),
    figure: step(display, 60, 64),
    stepNumber: step(strong, 13, 17),
    cover: step(display, 60, 60.6),
    subtitle: step(text, 16, 24),
    section: step(display, 72, 74),
    numeral: step(display, 120, 124),
    quote: step(display, 52, 59),
    head: step(display, 24, 28),
    date: step(display, 24, 27),
    statistic: step(display, 60, 64),
    unit: step(display, 34, 38),
    bigFigure: step(display, 200, 206),
    bigUnit: step(display, 100, 104),
    code: step(text, 14, 21),
  },
  strong,
  displayFont: display,
  textFont: text,
  frame: {
    eyebrow: { x: 43.2, y: 88, width: 873.6, height: 17 },
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
  ornament: {},
  drawPanel: drawOutlinedPanel,
  drawTile: drawOutlinedTile,
  drawHeadBand: drawViewTitle,
  panelGap: 19,
  iconStroke: 1.5,
  drawHeading,
  drawFooter: drawTitleBlock,
  sides: { title: ['stats'] },
  layouts: {
    ...sharedLayouts,
    title: drawDraughtsmanCover,
    comparison: drawDraughtsmanComparison,
    'big-number': drawDraughtsmanBigNumber,
    definition: drawDraughtsmanDefinition,
    table: drawDraughtsmanTable,
    image: drawDraughtsmanImage,
    agenda: drawDraughtsmanAgenda,
    timeline: drawDraughtsmanTimeline,
    quote: drawDraughtsmanQuote,
    closing: drawDraughtsmanClosing,
    steps: drawDraughtsmanSteps,
    chart: drawDraughtsmanChart,
    section: drawDraughtsmanSection,
    stats: drawDraughtsmanStats,
  },
  drawBackdrop: drawDrawingGrid,
}

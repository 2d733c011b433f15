import { chartLayout, middleRing } from '../../layouts/chart.ts'
import { sharedLayouts } from '../../layouts/shared-layouts.ts'
import { step, type Theme } from '../theme.ts'
import { drawGazetteAgenda } from './agenda.ts'
import { drawBarRows } from './bar-rows.ts'
import { drawGazetteBigNumber } from './big-number.ts'
import { drawGazetteCards } from './cards.ts'
import { drawGazetteClosing } from './closing.ts'
import { ink, line, markGrey, mutedInk, paper, red } from './colors.ts'
import { drawCompanion } from './companion.ts'
import { drawGazetteCover } from './cover.ts'
import { drawGazetteDefinition } from './definition.ts'
import { codeFace, headlineFace, italicFace, quoteFace, strongFace, textFace } from './faces.ts'
import { drawGazetteFooter, drawGazetteHeading } from './heading.ts'
import { drawGazetteImage } from './image.ts'
import { drawGazetteHeadBand, drawGazettePanel, drawGazetteTile } from './panel.ts'
import { drawGazetteParagraph } from './paragraph.ts'
import { drawGazetteQuote } from './quote.ts'
import { drawGazetteRecap } from './recap.ts'
import { hairline, rowLine } from './rules.ts'
import { drawGazetteSection } from './section.ts'
import { drawSideColumn } from './side-column.ts'
import { drawGazetteStats } from './stats.ts'
import { drawGazetteSteps } from './steps.ts'
import { drawGazetteTimeline } from './timeline.ts'

/** The front page of a serious paper: masthead, Oxford rules, columns, one red. */
export const gazette: Theme = {
  id: '132cdfdc-3324-4d70-b346-b6d86ca3e772',
  name: 'Gazette',
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
    emphasisLine: line,
    emphasisMuted: mutedInk,
    emphasisStrong: '#FFFFFF',
    seriesMute: markGrey,
    data: ['#181613', '#B0241B', '#94877F', '#876600', '#253C4A', '#007F82'],
    tints: ['#DDD8CD', '#B9B3A7', '#8A847A', '#5C5851', '#181613'],
    positive: '#007578',
    negative: red,
  },
  background: { kind: 'solid', color: paper },
  ground: paper,
  type: {
    footer: step(textFace, 10, 13.3),
    eyebrow: step(italicFace, 14, 19),
    small: step(textFace, 14, 19),
    body: step(textFace, 16, 22.3),
    large: step(textFace, 20, 27.3),
    title: step(headlineFace, 30, 36, -0.005),
    statement: step(headlineFace, 40, 46, -0.005),
    value: step(headlineFace, 20, 26),
    figureSmall: step(headlineFace, 40, 46),
    figure: step(headlineFace, 54, 60),
    stepNumber: step(headlineFace, 54, 56),
    cover: step(headlineFace, 68, 69.4, -0.01),
    subtitle: step(textFace, 20, 27.3),
    section: step(headlineFace, 68, 72, -0.01),
    numeral: step(headlineFace, 200, 206, -0.01),
    quote: step(quoteFace, 46, 55.3),
    head: step(headlineFace, 20, 25),
    date: step(italicFace, 20, 26),
    statistic: step(headlineFace, 54, 60),
    unit: step(headlineFace, 32, 38),
    bigFigure: step(headlineFace, 200, 206, -0.01),
    bigUnit: step(headlineFace, 110, 116, -0.01),
    code: step(codeFace, 14, 21),
  },
  strong: strongFace,
  displayFont: headlineFace,
  textFont: textFace,
  frame: {
    eyebrow: { x: 43.2, y: 98.6, width: 873.6, height: 19 },
    title: { x: 43.2, y: 43, width: 873.6, height: 64 },
    content: { x: 43.2, y: 130, width: 873.6, height: 350 },
    footer: { x: 43.2, y: 503.2, width: 577.6, height: 13.4 },
    pageNumber: { x: 857.2, y: 503.2, width: 59.6, height: 13.4 },
  },
  bullet: { character: '▪', color: red },
  listRules: { top: hairline, between: rowLine },
  ornament: {},
  companion: { left: 661, draw: drawCompanion },
  drawHeading: drawGazetteHeading,
  drawFooter: drawGazetteFooter,
  drawPanel: drawGazettePanel,
  drawTile: drawGazetteTile,
  drawHeadBand: drawGazetteHeadBand,
  panelGap: 39,
  iconStroke: 1.75,
  sides: { quote: ['stats'] },
  layouts: {
    ...sharedLayouts,
    title: drawGazetteCover,
    agenda: drawGazetteAgenda,
    paragraph: drawGazetteParagraph,
    cards: drawGazetteCards,
    image: drawGazetteImage,
    section: drawGazetteSection,
    definition: drawGazetteDefinition,
    closing: drawGazetteClosing,
    steps: drawGazetteSteps,
    timeline: drawGazetteTimeline,
    stats: drawGazetteStats,
    'big-number': drawGazetteBigNumber,
    quote: drawGazetteQuote,
    recap: drawGazetteRecap,
    chart: chartLayout({
      inset: 20,
      besideWidth: 581,
      drawTakeaway: drawSideColumn,
      drawBars: drawBarRows,
      ring: middleRing,
    }),
  },
}

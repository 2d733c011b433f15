import { type Box, type Points, pageHeight, pageWidth } from '../../../scene/geometry.ts'
import { drawFacets } from '../../devices/facets.ts'
import type { Sheet } from '../../sheet.ts'
import { type CraneTones, craneProportion, drawCrane } from './crane.ts'
import { drawMountains, type Mountain } from './mountains.ts'
import { paper } from './paper.ts'

/** The crane's coral paper. */
const coralTones: CraneTones = {
  lit: '#FFB3A0',
  plain: paper.coralLight,
  dim: paper.coral,
  shade: paper.coralShade,
}

const paleTones: CraneTones = {
  lit: paper.white,
  plain: paper.mint,
  dim: paper.sea,
  shade: paper.pond,
}

const tealTones: CraneTones = {
  lit: '#8EC5BC',
  plain: '#2B918A',
  dim: '#14807A',
  shade: paper.teal,
}

const far: Mountain['tones'] = { lit: '#DDF0EA', plain: '#CFE9E1', shade: '#BDE0D7' }
const middle: Mountain['tones'] = {
  lit: '#A9D6CC',
  plain: '#8EC5BC',
  shade: '#6FB0A7',
  cap: '#FFFFFF',
  capShade: '#E2F2ED',
}
const near: Mountain['tones'] = { lit: '#2B918A', plain: '#14807A', shade: paper.teal }

/** Dark enough on every face for a white page number. */
const shadow: Mountain['tones'] = { lit: '#14807A', plain: paper.teal, shade: paper.deep }

/** The same range at night: faces of the accent's own hue. */
const dusk: Mountain['tones'][] = [
  { lit: '#127370', plain: '#0E6D6A', shade: '#096360' },
  { lit: '#2B918A', plain: '#1C837D', shade: '#127370', cap: '#CFE9E1', capShade: '#8EC5BC' },
  { lit: '#074F4E', plain: '#064646', shade: '#053C3D' },
]

const field = (left: number): Box => ({
  x: left,
  y: 0,
  width: pageWidth - left,
  height: pageHeight,
})

/** The cover: a range of folded mountains under the flight of a coral crane. */
export function drawCoverScenery(sheet: Sheet): void {
  const mountains: Mountain[] = [
    { top: { x: 560, y: 322 }, left: 400, right: 730, tones: far },
    { top: { x: 896, y: 232 }, left: 690, right: 1080, tones: far },
    { top: { x: 742, y: 268 }, left: 540, right: 930, tones: middle },
    { top: { x: 908, y: 368 }, left: 760, right: 1070, tones: near },
    { top: { x: 604, y: 432 }, left: 470, right: 752, tones: near },
  ]
  drawMountains(sheet, 'mountain', mountains, pageHeight, field(0))
  drawCrane(sheet, 'crane', sized(520, 56, 300), coralTones)
}

/** A range and a crane at the right of a section or of the last slide, on the accent. */
export function drawDuskScenery(sheet: Sheet): void {
  const [back, peak, front] = dusk as [Mountain['tones'], Mountain['tones'], Mountain['tones']]
  const mountains: Mountain[] = [
    { top: { x: 704, y: 352 }, left: 630, right: 820, tones: back },
    { top: { x: 846, y: 226 }, left: 668, right: 1020, tones: peak },
    { top: { x: 934, y: 398 }, left: 800, right: 1060, tones: front },
    { top: { x: 700, y: 470 }, left: 640, right: 780, tones: front },
  ]
  drawMountains(sheet, 'mountain', mountains, pageHeight, field(630))
  drawCrane(sheet, 'crane', sized(700, 64, 170), coralTones)
}

/** One mountain beside the figure that fills a slide. */
export function drawPeak(sheet: Sheet): void {
  const mountains: Mountain[] = [
    { top: { x: 706, y: 330 }, left: 650, right: 830, tones: far },
    { top: { x: 838, y: 150 }, left: 668, right: 1050, tones: middle },
    { top: { x: 930, y: 404 }, left: 716, right: 1080, tones: shadow },
  ]
  drawMountains(sheet, 'mountain', mountains, pageHeight, field(650))
}

/** Three cranes in flight, one of them coral, at the right of a slide. */
export function drawFlock(sheet: Sheet, left: Points, top: Points): void {
  drawCrane(sheet, 'crane-far', sized(left + 96, top, 84), paleTones)
  drawCrane(sheet, 'crane-near', sized(left + 14, top + 242, 118), tealTones)
  drawCrane(sheet, 'crane', sized(left, top + 92, 164), coralTones)
}

/** What keeps a slide with little text company at its right edge, in turn from slide to slide. */
export function drawCompany(sheet: Sheet): void {
  if (sheet.context.pageNumber % 2 === 0) drawHill(sheet)
  else drawFlock(sheet, 742, 150)
}

/** Mountains on the foot of the content, a small coral crane over them. */
function drawHill(sheet: Sheet): void {
  const { y, height } = sheet.theme.frame.content
  const foot = y + height
  const mountains: Mountain[] = [
    { top: { x: 868, y: 322 }, left: 786, right: 917, tones: far },
    { top: { x: 806, y: 262 }, left: 724, right: 892, tones: middle },
    { top: { x: 866, y: 410 }, left: 806, right: 917, tones: near },
  ]
  drawMountains(sheet, 'mountain', mountains, foot, { x: 724, y, width: 193, height })
  drawCrane(sheet, 'crane', sized(806, 164, 100), coralTones)
}

/** The page's own corner is folded in: what every content slide has in common. */
export function drawPageFold(sheet: Sheet): void {
  const side = 44
  drawFacets(sheet, 'page-fold', [
    {
      points: [
        { x: pageWidth - side, y: 0 },
        { x: pageWidth, y: 0 },
        { x: pageWidth, y: side },
      ],
      fill: paper.pond,
    },
    {
      points: [
        { x: pageWidth - side, y: 0 },
        { x: pageWidth, y: side },
        { x: pageWidth - side, y: side },
      ],
      fill: paper.mint,
    },
  ])
}

function sized(x: number, y: number, width: number): Box {
  return { x, y, width, height: width / craneProportion }
}

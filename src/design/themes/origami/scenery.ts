import { type Box, type Points, pageHeight, pageWidth } from '../../../scene/geometry.ts'
import { drawFacets } from '../../devices/facets.ts'
import { pointsOf } from '../../devices/polygon.ts'
import type { Sheet } from '../../sheet.ts'
import { type CraneTones, drawCrane, drawMountains, type MountainTones } from './folded-things.ts'
import { paper } from './paper.ts'

/** The crane's coral paper, and that of those which fly with it. */
const coral: CraneTones = {
  lit: '#FFB3A0',
  plain: paper.coralLight,
  dim: paper.coral,
  shade: paper.coralShade,
}
const pale: CraneTones = { lit: paper.white, plain: paper.mint, dim: paper.sea, shade: paper.pond }
const teal: CraneTones = { lit: '#8EC5BC', plain: '#2B918A', dim: '#14807A', shade: paper.teal }

const far: MountainTones = ['#DDF0EA', '#CFE9E1', '#BDE0D7']
const middle: MountainTones = ['#A9D6CC', '#8EC5BC', '#6FB0A7', '#FFFFFF', '#E2F2ED']
const near: MountainTones = ['#2B918A', '#14807A', paper.teal]

/** Dark enough on every face for a white page number. */
const shadow: MountainTones = ['#14807A', paper.teal, paper.deep]

/** The same range at night: faces of the accent's own hue. */
const duskBack: MountainTones = ['#127370', '#0E6D6A', '#096360']
const duskPeak: MountainTones = ['#2B918A', '#1C837D', '#127370', '#CFE9E1', '#8EC5BC']
const duskFront: MountainTones = ['#074F4E', '#064646', '#053C3D']

const field = (x: number): Box => ({ x, y: 0, width: pageWidth - x, height: pageHeight })

/** The cover: a range of folded mountains under the flight of a coral crane. */
export function drawCoverScenery(sheet: Sheet): void {
  drawMountains(sheet, field(0), [
    [560, 322, 400, 730, far],
    [896, 232, 690, 1080, far],
    [742, 268, 540, 930, middle],
    [908, 368, 760, 1070, near],
    [604, 432, 470, 752, near],
  ])
  drawCrane(sheet, 'crane', { x: 520, y: 56 }, 300, coral)
}

/** A range and a crane at the right of a section or of the last slide, on the accent. */
export function drawDuskScenery(sheet: Sheet): void {
  drawMountains(sheet, field(630), [
    [704, 352, 630, 820, duskBack],
    [846, 226, 668, 1020, duskPeak],
    [934, 398, 800, 1060, duskFront],
    [700, 470, 640, 780, duskFront],
  ])
  drawCrane(sheet, 'crane', { x: 700, y: 64 }, 170, coral)
}

/** One mountain beside the figure that fills a slide. */
export function drawPeak(sheet: Sheet): void {
  drawMountains(sheet, field(650), [
    [706, 330, 650, 830, far],
    [838, 150, 668, 1050, middle],
    [930, 404, 716, 1080, shadow],
  ])
}

/** Three cranes in flight, one of them coral, at the right of a slide. */
export function drawFlock(sheet: Sheet, left: Points, top: Points): void {
  drawCrane(sheet, 'crane-far', { x: left + 96, y: top }, 84, pale)
  drawCrane(sheet, 'crane-near', { x: left + 14, y: top + 242 }, 118, teal)
  drawCrane(sheet, 'crane', { x: left, y: top + 92 }, 164, coral)
}

/** What keeps a slide with little text company at its right edge, in turn from slide to slide: cranes, or a hill. */
export function drawCompany(sheet: Sheet): void {
  if (sheet.context.pageNumber % 2 === 1) {
    drawFlock(sheet, 742, 150)
    return
  }
  const { content } = sheet.theme.frame
  drawMountains(sheet, { ...content, x: 724, width: 193 }, [
    [868, 322, 786, 917, far],
    [806, 262, 724, 892, middle],
    [866, 410, 806, 917, near],
  ])
  drawCrane(sheet, 'crane', { x: 806, y: 164 }, 100, coral)
}

/** The page's own corner is folded in: what every content slide has in common. */
export function drawPageFold(sheet: Sheet): void {
  drawFacets(sheet, 'page-fold', [
    { points: pointsOf('916,0 960,0 960,44'), fill: paper.pond },
    { points: pointsOf('916,0 960,44 916,44'), fill: paper.mint },
  ])
}

import type { Paint, Stroke } from '../../scene/paint.ts'
import type { ColorWriter } from './theme-colors.ts'
import { emu, integer } from './xml.ts'

/** A fill as DrawingML; no paint is an explicit `noFill`. */
export function fillXml(paint: Paint | undefined, color: ColorWriter): string {
  if (!paint) return '<a:noFill/>'
  if (paint.kind === 'solid')
    return `<a:solidFill>${color(paint.color, paint.opacity)}</a:solidFill>`
  const first = paint.stops[0]
  if (!first) return '<a:noFill/>'
  // The schema wants two stops at least.
  const stops = paint.stops.length === 1 ? [first, { ...first, offset: 1 }] : paint.stops
  const list = stops
    .map(
      (stop) =>
        `<a:gs pos="${integer(stop.offset * 100000, 0, 100000)}">${color(stop.color)}</a:gs>`,
    )
    .join('')
  const angle = Math.round((((paint.angle % 360) + 360) % 360) * 60000) % 21600000
  return `<a:gradFill rotWithShape="1"><a:gsLst>${list}</a:gsLst><a:lin ang="${angle}" scaled="0"/></a:gradFill>`
}

/**
 * A pen as DrawingML under the given tag (`a:ln` of a shape, `a:lnB` of a table cell); no stroke is an explicit
 * line without fill. Dashes are custom, their lengths in thousandths of a percent of the width (ECMA-376 20.1.8.22).
 */
export function strokeXml(stroke: Stroke | undefined, color: ColorWriter, tag = 'a:ln'): string {
  if (!stroke || stroke.width <= 0) return `<${tag} w="0"><a:noFill/></${tag}>`
  const round = stroke.cap === 'round'
  const share = (length: number) => Math.max(1000, Math.round((length / stroke.width) * 100000))
  const dash = stroke.dash
    ? `<a:custDash><a:ds d="${share(stroke.dash[0])}" sp="${share(stroke.dash[1])}"/></a:custDash>`
    : '<a:prstDash val="solid"/>'
  const join = round ? '<a:round/>' : '<a:miter lim="800000"/>'
  return (
    `<${tag} w="${integer(emu(stroke.width), 0, 20116800)}" cap="${round ? 'rnd' : 'flat'}">` +
    `<a:solidFill>${color(stroke.color, stroke.opacity)}</a:solidFill>${dash}${join}</${tag}>`
  )
}

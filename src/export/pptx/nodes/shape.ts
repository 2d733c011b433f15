import type { Box } from '../../../scene/geometry.ts'
import type { PathCommand, ShapeNode } from '../../../scene/node.ts'
import type { ExportContext } from '../export-context.ts'
import { fillXml, strokeXml } from '../paint.ts'
import { emu, integer } from '../xml.ts'
import { drawingPropertiesXml, transformXml } from './drawing-properties.ts'

/** A shape: preset geometry where there is one (so that it stays adjustable), else a custom path. */
export function shapeXml(node: ShapeNode, id: number, context: ExportContext): string {
  const properties = drawingPropertiesXml({
    id,
    name: node.name,
    decorative: node.decorative,
    ...(node.decorative ? {} : { description: node.name.replace(/[-_]+/g, ' ') }),
  })
  const stroke = strokeXml(node.stroke, context.color)
  if (node.geometry.type === 'line') {
    const { from, to } = node.geometry
    const box = {
      x: Math.min(from.x, to.x),
      y: Math.min(from.y, to.y),
      width: Math.abs(to.x - from.x),
      height: Math.abs(to.y - from.y),
    }
    const flip = `${to.x < from.x ? ' flipH="1"' : ''}${to.y < from.y ? ' flipV="1"' : ''}`
    return (
      `<p:cxnSp><p:nvCxnSpPr>${properties}<p:cNvCxnSpPr/><p:nvPr/></p:nvCxnSpPr>` +
      `<p:spPr>${transformXml(box, 'a:xfrm', flip)}${presetXml('line')}${stroke}</p:spPr></p:cxnSp>`
    )
  }
  return (
    `<p:sp><p:nvSpPr>${properties}<p:cNvSpPr/><p:nvPr/></p:nvSpPr>` +
    `<p:spPr>${transformXml(node.box)}${geometryXml(node)}${fillXml(node.fill, context.color)}${stroke}</p:spPr></p:sp>`
  )
}

function geometryXml({ geometry, box }: ShapeNode): string {
  switch (geometry.type) {
    case 'ellipse':
      return presetXml('ellipse')
    case 'path':
      return pathXml(geometry.commands, box)
    case 'line':
      return presetXml('line')
    case 'rectangle': {
      const shortSide = Math.min(box.width, box.height)
      if (!geometry.radius || shortSide <= 0) return presetXml('rect')
      return roundRectangleXml(geometry.radius, shortSide)
    }
  }
}

/**
 * A rectangle with round corners. The corner is a share of the shorter side, at most half of it (ECMA-376,
 * presetShapeDefinitions, roundRect).
 */
export function roundRectangleXml(radius: number, shortSide: number): string {
  const share = integer((radius / shortSide) * 100000, 0, 50000)
  return presetXml('roundRect', `<a:gd name="adj" fmla="val ${share}"/>`)
}

/** A preset geometry, its guides as `a:gd` elements. */
export function presetXml(preset: string, guides = ''): string {
  return `<a:prstGeom prst="${preset}"><a:avLst>${guides}</a:avLst></a:prstGeom>`
}

/** A custom geometry; its coordinates are EMU from the box's corner. */
function pathXml(commands: PathCommand[], box: Box): string {
  const steps = commands.map((command) => commandXml(command, box)).join('')
  return (
    '<a:custGeom><a:avLst/><a:gdLst/><a:ahLst/><a:cxnLst/><a:rect l="0" t="0" r="r" b="b"/><a:pathLst>' +
    `<a:path w="${Math.max(0, emu(box.width))}" h="${Math.max(0, emu(box.height))}">${steps}</a:path>` +
    '</a:pathLst></a:custGeom>'
  )
}

function commandXml(command: PathCommand, box: Box): string {
  const point = (x: number, y: number) => `<a:pt x="${emu(x - box.x)}" y="${emu(y - box.y)}"/>`
  switch (command.type) {
    case 'M':
      return `<a:moveTo>${point(command.x, command.y)}</a:moveTo>`
    case 'L':
      return `<a:lnTo>${point(command.x, command.y)}</a:lnTo>`
    case 'C': {
      const controls = point(command.x1, command.y1) + point(command.x2, command.y2)
      return `<a:cubicBezTo>${controls}${point(command.x, command.y)}</a:cubicBezTo>`
    }
    case 'Z':
      return '<a:close/>'
  }
}

import type { ChartNode, ImageNode, SceneNode, TableNode, TextNode } from '../../../scene/node.ts'
import type { Paint } from '../../../scene/paint.ts'
import type { ExportContext } from '../export-context.ts'
import { createShapeIds, drawingPropertiesXml, transformXml } from '../nodes/drawing-properties.ts'
import { withEvenLeading } from '../nodes/even-leading.ts'
import { shapeXml } from '../nodes/shape.ts'
import { textXml } from '../nodes/text.ts'
import {
  bodyPropertiesXml,
  paragraphPropertiesXml,
  runPropertiesXml,
  slideNumberFieldXml,
} from '../text-body.ts'
import { escapeText, presentationNamespaces, xmlDeclaration } from '../xml.ts'
import { commonSlideXml } from './common-slide.ts'
import type { FileLayout } from './file-layouts.ts'
import { groupNodes, groupXml } from './groups.ts'
import { plainName } from './item-name.ts'
import { type FilledPlaceholder, isNumber } from './placeholders.ts'

/**
 * A layout part: what it draws under its slides, and placeholders that carry the position and style of a page's own. A
 * sample has them for its charts, tables and pictures too.
 */
export function layoutPartXml(layout: FileLayout, context: ExportContext): string {
  const nextId = createShapeIds()
  const placeholders = new Map(layout.placeholders.map((one) => [one.node, one]))
  const write = (node: SceneNode) => {
    if (node.kind === 'shape') return shapeXml(node, nextId(), context)
    if (node.kind !== 'text') return framePlaceholderXml(node, nextId(), context)
    const filled = placeholders.get(node)
    if (filled) return layoutPlaceholderXml(filled, nextId(), context, layout.isSample)
    return isNumber(node) ? textXml(withEvenLeading(node, context), nextId(), context) : ''
  }
  const shapes = groupNodes(layout.nodes).map((group) =>
    groupXml(group, group.members.map(write), nextId),
  )
  return layoutXml(layout.name, shapes.join(''), context, {
    background: layout.background,
    attributes: `userDrawn="1"${layout.hidesMaster ? ' showMasterSp="0"' : ''}`,
  })
}

const frames = {
  chart: '<p:ph type="chart" idx="14"/>',
  table: '<p:ph type="tbl" idx="15"/>',
  image: '<p:ph type="pic" idx="16"/>',
}

/** Where a new slide gets a chart, a table or a picture. */
function framePlaceholderXml(
  node: ChartNode | TableNode | ImageNode,
  id: number,
  context: ExportContext,
): string {
  return (
    `<p:sp><p:nvSpPr>${drawingPropertiesXml({ id, name: node.name })}` +
    `<p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr>${frames[node.kind]}</p:nvPr></p:nvSpPr>` +
    `<p:spPr>${transformXml(node.box)}</p:spPr>` +
    `<p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:endParaRPr lang="${context.language}"/></a:p></p:txBody></p:sp>`
  )
}

/** The layout without placeholders that pptxgenjs always writes first. */
export function blankLayoutXml(context: ExportContext): string {
  return layoutXml('Blank', '', context, { attributes: 'type="blank"' })
}

function layoutXml(
  name: string,
  shapes: string,
  context: ExportContext,
  { background, attributes }: { background?: Paint; attributes: string },
): string {
  return (
    `${xmlDeclaration}<p:sldLayout ${presentationNamespaces} preserve="1" ${attributes}>` +
    commonSlideXml(shapes, context, { name, ...(background ? { background } : {}) }) +
    '<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>'
  )
}

const prompts: Record<Exclude<FilledPlaceholder['role'], 'slot'>, string> = {
  title: 'Title',
  subtitle: 'Subtitle',
  body: 'Text',
  footer: '',
  slideNumber: '‹#›',
}

/** A placeholder of a layout or master, styled as the given text. A slot of a sample says what the sample says. */
export function layoutPlaceholderXml(
  { role, element, node }: FilledPlaceholder,
  id: number,
  context: ExportContext,
  isSample = false,
): string {
  const prompt = role === 'slot' ? slotPrompt(node, isSample) : prompts[role]
  const placeholder = role === 'slot' ? element.replace('/>', ' hasCustomPrompt="1"/>') : element
  return (
    `<p:sp><p:nvSpPr>${drawingPropertiesXml({ id, name: node.name })}` +
    `<p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr>${placeholder}</p:nvPr></p:nvSpPr>` +
    `<p:spPr>${transformXml(node.box)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr>` +
    `<p:txBody>${bodyPropertiesXml(node, true)}${listStyleXml(node, context)}${promptXml(prompt, role, context)}</p:txBody></p:sp>`
  )
}

function slotPrompt(node: TextNode, isSample: boolean): string {
  const [first] = node.layout.paragraphs
  const words = first?.segments.map(({ text }) => text).join('') ?? ''
  return isSample ? words : plainName(node.name)
}

function promptXml(
  prompt: string,
  role: FilledPlaceholder['role'],
  context: ExportContext,
): string {
  const properties = `<a:rPr lang="${context.language}"/>`
  if (role === 'slideNumber') return `<a:p>${slideNumberFieldXml(prompt, properties)}</a:p>`
  return prompt
    ? `<a:p><a:r>${properties}<a:t>${escapeText(prompt)}</a:t></a:r></a:p>`
    : `<a:p><a:endParaRPr lang="${context.language}"/></a:p>`
}

function listStyleXml(node: TextNode, context: ExportContext): string {
  const paragraph = node.layout.paragraphs.find((one) => one.segments.length > 0)
  const segment = paragraph?.segments[0]
  if (!paragraph || !segment) return '<a:lstStyle/>'
  const defaults = runPropertiesXml('a:defRPr', segment.style, segment.style.font, context)
  return `<a:lstStyle>${paragraphPropertiesXml('a:lvl1pPr', paragraph, context, { defaults })}</a:lstStyle>`
}

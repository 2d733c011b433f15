import type { TextNode } from '../../../scene/node.ts'
import type { Paint } from '../../../scene/paint.ts'
import type { Page, Scene } from '../../../scene/scene.ts'
import type { ExportContext } from '../export-context.ts'
import { createShapeIds, drawingPropertiesXml, transformXml } from '../nodes/drawing-properties.ts'
import {
  bodyPropertiesXml,
  paragraphPropertiesXml,
  runPropertiesXml,
  slideNumberFieldXml,
} from '../text-body.ts'
import { presentationNamespaces, xmlDeclaration } from '../xml.ts'
import { commonSlideXml } from './common-slide.ts'
import { type FilledPlaceholder, pagePlaceholders } from './placeholders.ts'

/** A layout of the file: what the pages of one of our layouts have in common. */
export interface FileLayout {
  name: string
  background: Paint
  placeholders: FilledPlaceholder[]
}

/**
 * The layouts that a scene uses, in order of first use. A placeholder sits where the first page that fills it has it;
 * the background is that of the layout's first page.
 */
export function fileLayouts(scene: Scene): FileLayout[] {
  const layouts = new Map<string, FileLayout>()
  for (const page of scene.pages) {
    const name = layoutName(page)
    let layout = layouts.get(name)
    if (!layout) {
      layout = { name, background: page.background, placeholders: [] }
      layouts.set(name, layout)
    }
    for (const filled of pagePlaceholders(page).values()) {
      const known = layout.placeholders.some((one) => one.element === filled.element)
      if (!known) layout.placeholders.push(filled)
    }
  }
  return [...layouts.values()]
}

/**
 * The name of a page's layout as the list of layouts shows it: `big-number` → `Big number`; never empty. The capital is
 * needed: LibreOffice has styles named `table` and `cell` and drops the background of a layout of that name.
 */
export function layoutName(page: Page): string {
  const words = page.layout.replace(/[-_\s]+/g, ' ').trim() || 'slide'
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A layout part, whose placeholders carry the position and style of the page's own. */
export function layoutPartXml(layout: FileLayout, context: ExportContext): string {
  const nextId = createShapeIds()
  const shapes = layout.placeholders.map((one) => layoutPlaceholderXml(one, nextId(), context))
  return layoutXml(layout.name, shapes.join(''), context, layout.background, 'userDrawn="1"')
}

/** The layout without placeholders that pptxgenjs always writes first. */
export function blankLayoutXml(context: ExportContext): string {
  return layoutXml('Blank', '', context, undefined, 'type="blank"')
}

function layoutXml(
  name: string,
  shapes: string,
  context: ExportContext,
  background: Paint | undefined,
  attributes: string,
): string {
  return (
    `${xmlDeclaration}<p:sldLayout ${presentationNamespaces} preserve="1" ${attributes}>` +
    commonSlideXml(shapes, context, { name, ...(background ? { background } : {}) }) +
    '<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>'
  )
}

const prompts: Record<FilledPlaceholder['role'], string> = {
  title: 'Title',
  subtitle: 'Subtitle',
  body: 'Text',
  footer: '',
  slideNumber: '‹#›',
}

/** A placeholder of a layout or master, styled as the given text. */
export function layoutPlaceholderXml(
  { role, element, node }: FilledPlaceholder,
  id: number,
  context: ExportContext,
): string {
  return (
    `<p:sp><p:nvSpPr>${drawingPropertiesXml({ id, name: node.name })}` +
    `<p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr>${element}</p:nvPr></p:nvSpPr>` +
    `<p:spPr>${transformXml(node.box)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr>` +
    `<p:txBody>${bodyPropertiesXml(node)}${listStyleXml(node, context)}${promptXml(role, context)}</p:txBody></p:sp>`
  )
}

function promptXml(role: FilledPlaceholder['role'], context: ExportContext): string {
  const properties = `<a:rPr lang="${context.language}"/>`
  if (role === 'slideNumber')
    return `<a:p>${slideNumberFieldXml(prompts.slideNumber, properties)}</a:p>`
  return prompts[role]
    ? `<a:p><a:r>${properties}<a:t>${prompts[role]}</a:t></a:r></a:p>`
    : `<a:p><a:endParaRPr lang="${context.language}"/></a:p>`
}

function listStyleXml(node: TextNode, context: ExportContext): string {
  const paragraph = node.layout.paragraphs.find((one) => one.segments.length > 0)
  const segment = paragraph?.segments[0]
  if (!paragraph || !segment) return '<a:lstStyle/>'
  const defaults = runPropertiesXml('a:defRPr', segment.style, segment.style.font, context)
  return `<a:lstStyle>${paragraphPropertiesXml('a:lvl1pPr', paragraph, context, { defaults })}</a:lstStyle>`
}

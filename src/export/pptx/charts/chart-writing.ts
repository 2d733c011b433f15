import type { ChartNode, SceneNode } from '../../../scene/node.ts'
import type { FontReference, TextSegment, TextStyle } from '../../../scene/text.ts'
import type { ExportContext } from '../export-context.ts'
import { escapeAttribute, escapeText, integer } from '../xml.ts'

/** What the writers of one chart part share. */
export interface ChartWriting {
  node: ChartNode
  context: ExportContext
  /** Faces of the label texts that the label styles' own faces lack, found in the chart's drawing. */
  fallbacks: Partial<Record<TextSegment['script'], FontReference>>
}

/** What writing a chart of a scene needs: the node, the file's context, the faces that fill in for its labels' own. */
export function chartWriting(node: ChartNode, context: ExportContext): ChartWriting {
  return { node, context, fallbacks: fallbackFaces(node.drawing) }
}

function fallbackFaces(nodes: SceneNode[]): ChartWriting['fallbacks'] {
  const faces: ChartWriting['fallbacks'] = {}
  for (const node of nodes) {
    if (node.kind !== 'text') continue
    for (const paragraph of node.layout.paragraphs)
      for (const segment of paragraph.segments) faces[segment.script] ??= segment.font
  }
  return faces
}

/** `c:txPr`: how a chart's labels are set; `frame` is attributes of their box. */
export function textPropertiesXml(writing: ChartWriting, style: TextStyle, frame = ''): string {
  return (
    `<c:txPr><a:bodyPr${frame}/><a:lstStyle/><a:p><a:pPr>${runPropertiesXml(writing, style, 'a:defRPr')}</a:pPr>` +
    `<a:endParaRPr lang="${writing.context.language}"/></a:p></c:txPr>`
  )
}

/** `c:tx`: a text of its own in place of what a chart would print; `frame` is attributes of its box. */
export function ownTextXml(
  writing: ChartWriting,
  text: string,
  style: TextStyle,
  frame = '',
): string {
  const lang = ` lang="${writing.context.language}"`
  return (
    `<c:tx><c:rich><a:bodyPr${frame}/><a:lstStyle/><a:p><a:pPr>${runPropertiesXml(writing, style, 'a:defRPr')}</a:pPr>` +
    `<a:r>${runPropertiesXml(writing, style, 'a:rPr', lang)}<a:t>${escapeText(text)}</a:t></a:r></a:p></c:rich></c:tx>`
  )
}

function runPropertiesXml(
  { context, fallbacks }: ChartWriting,
  style: TextStyle,
  tag: string,
  attributes = '',
): string {
  const face = context.face(style.font)
  const name = (script: TextSegment['script']) =>
    escapeAttribute(context.face(fallbacks[script] ?? style.font).typeface)
  return (
    `<${tag}${attributes} sz="${integer(style.size * 100, 100, 400000)}" ` +
    `b="${face.bold ? 1 : 0}" i="${face.italic ? 1 : 0}"><a:solidFill>${context.color(style.color)}</a:solidFill>` +
    `<a:latin typeface="${escapeAttribute(face.typeface)}"/><a:ea typeface="${name('eastAsian')}"/>` +
    `<a:cs typeface="${name('complex')}"/></${tag}>`
  )
}

import type { ExportContext } from '../export-context.ts'
import { createShapeIds, drawingPropertiesXml } from '../nodes/drawing-properties.ts'
import { slideNumberFieldXml } from '../text-body.ts'
import { escapeText, presentationNamespaces, xmlDeclaration } from '../xml.ts'
import { commonSlideXml } from './common-slide.ts'

/** A notes part: one paragraph a line of the notes. */
export function notesPartXml(notes: string, slideNumber: number, context: ExportContext): string {
  const nextId = createShapeIds()
  const run = `<a:rPr lang="${context.language}" dirty="0"/>`
  const paragraphs = notes
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => escapeText(line))
    .map((line) =>
      line
        ? `<a:p><a:r>${run}<a:t>${line}</a:t></a:r></a:p>`
        : `<a:p><a:endParaRPr lang="${context.language}"/></a:p>`,
    )
  const placeholder = (name: string, locks: string, element: string, body: string) =>
    `<p:sp><p:nvSpPr>${drawingPropertiesXml({ id: nextId(), name })}` +
    `<p:cNvSpPr><a:spLocks noGrp="1"${locks}/></p:cNvSpPr><p:nvPr>${element}</p:nvPr></p:nvSpPr><p:spPr/>${body}</p:sp>`
  const text = (content: string) => `<p:txBody><a:bodyPr/><a:lstStyle/>${content}</p:txBody>`
  const shapes =
    placeholder('slide-image', ' noRot="1" noChangeAspect="1"', '<p:ph type="sldImg"/>', '') +
    placeholder('notes', '', '<p:ph type="body" idx="1"/>', text(paragraphs.join(''))) +
    placeholder(
      'slide-number',
      '',
      '<p:ph type="sldNum" sz="quarter" idx="5"/>',
      text(`<a:p>${slideNumberFieldXml(String(slideNumber), run)}</a:p>`),
    )
  return (
    `${xmlDeclaration}<p:notes ${presentationNamespaces}>${commonSlideXml(shapes, context)}` +
    '<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:notes>'
  )
}

import type { Scene } from '../../../scene/scene.ts'
import type { FontReference, TextSegment } from '../../../scene/text.ts'
import type { ExportContext } from '../export-context.ts'
import { colorScheme, hexadecimal } from '../theme-colors.ts'
import { escapeAttribute } from '../xml.ts'

/**
 * The theme part: pptxgenjs's own (whose format scheme is Office's) with our name, colour scheme and fonts, so that
 * colours and fonts can be changed as a set.
 */
export function themePartXml(original: string, context: ExportContext): string {
  const { theme } = context.scene
  const name = escapeAttribute(theme.name)
  const slots = Object.entries(colorScheme(theme))
    .map(([slot, color]) => `<a:${slot}><a:srgbClr val="${hexadecimal(color)}"/></a:${slot}>`)
    .join('')
  const font = (kind: 'major' | 'minor', latin: FontReference) => {
    const used = scriptFaces(context.scene, kind === 'major')
    const name = (face: FontReference | undefined) =>
      face ? escapeAttribute(context.face(face).typeface) : ''
    return (
      `<a:${kind}Font><a:latin typeface="${name(latin)}"/>` +
      `<a:ea typeface="${name(used.eastAsian)}"/><a:cs typeface="${name(used.complex)}"/></a:${kind}Font>`
    )
  }
  const fonts = font('major', theme.displayFont) + font('minor', theme.textFont)
  return (
    original
      .replace(/(<a:theme [^>]*name=")[^"]*"/, (_, head: string) => `${head}${name}"`)
      .replace(
        /<a:clrScheme[\s\S]*?<\/a:clrScheme>/,
        () => `<a:clrScheme name="${name}">${slots}</a:clrScheme>`,
      )
      .replace(
        /<a:fontScheme[\s\S]*?<\/a:fontScheme>/,
        () => `<a:fontScheme name="${name}">${fonts}</a:fontScheme>`,
      )
      // The family id says "this is the Office theme".
      .replace(/<a:extLst>[\s\S]*?<\/a:extLst>(?=<\/a:theme>)/, '')
  )
}

/**
 * The faces that a scene's titles, or its other texts, are set in beside Latin ones, so that what somebody types into a
 * Japanese deck looks like what is there; the first of each script.
 */
function scriptFaces(
  { pages }: Scene,
  titles: boolean,
): Partial<Record<TextSegment['script'], FontReference>> {
  const faces: Partial<Record<TextSegment['script'], FontReference>> = {}
  for (const { nodes } of pages)
    for (const node of nodes) {
      if (node.kind !== 'text' || (node.placeholder === 'title') !== titles) continue
      for (const { segments } of node.layout.paragraphs)
        for (const { script, font } of segments) faces[script] ??= font
    }
  return faces
}

import type { Scene } from '../../../scene/scene.ts'
import { escapeAttribute, escapeText, xmlDeclaration } from '../xml.ts'

const application = 'Slidewright'

/**
 * The core properties (ISO 29500-2, 11): title, language, and when the deck was made, where that is known; never the
 * time of writing, so that equal decks give equal bytes.
 */
export function coreProperties(scene: Scene, created?: Date): string {
  // W3CDTF, to the second (W3C note "Date and Time Formats", 1997).
  const moment = created?.toISOString().replace(/\.\d+/, '')
  return (
    `${xmlDeclaration}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" ` +
    'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" ' +
    'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">' +
    `<dc:title>${escapeText(scene.title)}</dc:title><dc:creator>${application}</dc:creator>` +
    `<dc:language>${escapeText(scene.language)}</dc:language><cp:lastModifiedBy>${application}</cp:lastModifiedBy>` +
    '<cp:revision>1</cp:revision>' +
    (moment ? `<dcterms:created xsi:type="dcterms:W3CDTF">${moment}</dcterms:created>` : '') +
    '</cp:coreProperties>'
  )
}

/** The application properties: the counts, and the fonts, theme and slide titles that the file really has. */
export function applicationProperties(
  scene: Scene,
  counts: { notes: number; fonts: string[] },
): string {
  const groups: [title: string, entries: string[]][] = [
    ['Fonts Used', counts.fonts],
    ['Theme', [scene.theme.name]],
    ['Slide Titles', scene.pages.map((page) => page.title)],
  ]
  const filled = groups.filter(([, entries]) => entries.length > 0)
  const strings = filled.flatMap(([, entries]) => entries)
  const heads = filled.map(
    ([title, entries]) =>
      `<vt:variant><vt:lpstr>${title}</vt:lpstr></vt:variant><vt:variant><vt:i4>${entries.length}</vt:i4></vt:variant>`,
  )
  return (
    `${xmlDeclaration}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties" ` +
    'xmlns:vt="http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes">' +
    `<Application>${escapeAttribute(application)}</Application><PresentationFormat>Widescreen</PresentationFormat>` +
    `<Slides>${scene.pages.length}</Slides><Notes>${counts.notes}</Notes><HiddenSlides>0</HiddenSlides>` +
    `<HeadingPairs><vt:vector size="${filled.length * 2}" baseType="variant">${heads.join('')}</vt:vector></HeadingPairs>` +
    `<TitlesOfParts><vt:vector size="${strings.length}" baseType="lpstr">` +
    `${strings.map((text) => `<vt:lpstr>${escapeText(text)}</vt:lpstr>`).join('')}</vt:vector></TitlesOfParts>` +
    '<AppVersion>16.0000</AppVersion></Properties>'
  )
}

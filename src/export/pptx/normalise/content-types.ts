import { escapeAttribute, xmlDeclaration } from '../xml.ts'

const office = 'application/vnd.openxmlformats-officedocument'
const defaults: Record<string, string> = {
  rels: 'application/vnd.openxmlformats-package.relationships+xml',
  xml: 'application/xml',
  fntdata: 'application/x-fontdata',
  png: 'image/png',
  jpeg: 'image/jpeg',
  xlsx: `${office}.spreadsheetml.sheet`,
}
const overrides: [path: RegExp, contentType: string][] = [
  [/^ppt\/presentation\.xml$/, `${office}.presentationml.presentation.main+xml`],
  [/^ppt\/slides\/slide\d+\.xml$/, `${office}.presentationml.slide+xml`],
  [/^ppt\/slideLayouts\/slideLayout\d+\.xml$/, `${office}.presentationml.slideLayout+xml`],
  [/^ppt\/slideMasters\/slideMaster\d+\.xml$/, `${office}.presentationml.slideMaster+xml`],
  [/^ppt\/notesMasters\/notesMaster\d+\.xml$/, `${office}.presentationml.notesMaster+xml`],
  [/^ppt\/notesSlides\/notesSlide\d+\.xml$/, `${office}.presentationml.notesSlide+xml`],
  [/^ppt\/charts\/chart\d+\.xml$/, `${office}.drawingml.chart+xml`],
  [/^ppt\/theme\/theme\d+\.xml$/, `${office}.theme+xml`],
  [/^ppt\/presProps\.xml$/, `${office}.presentationml.presProps+xml`],
  [/^ppt\/viewProps\.xml$/, `${office}.presentationml.viewProps+xml`],
  [/^ppt\/tableStyles\.xml$/, `${office}.presentationml.tableStyles+xml`],
  [/^docProps\/core\.xml$/, 'application/vnd.openxmlformats-package.core-properties+xml'],
  [/^docProps\/app\.xml$/, `${office}.extended-properties+xml`],
]

/**
 * The list of content types, made from the parts that are there. (pptxgenjs's own names a slide master for every
 * slide, and media that no file has.) Throws if a part has no type: PowerPoint would refuse the file.
 */
export function contentTypesXml(paths: string[]): string {
  const extensions = new Set<string>()
  const list: string[] = []
  for (const path of paths) {
    const extension = path.slice(path.lastIndexOf('.') + 1)
    const override = overrides.find(([pattern]) => pattern.test(path))
    if (override)
      list.push(`<Override PartName="/${escapeAttribute(path)}" ContentType="${override[1]}"/>`)
    else if (extension !== 'xml' && defaults[extension]) extensions.add(extension)
    else throw new Error(`No content type for the part ${path}`)
  }
  const fallbacks = Object.entries(defaults)
    .filter(([extension]) => extension === 'xml' || extensions.has(extension))
    .map(([extension, type]) => `<Default Extension="${extension}" ContentType="${type}"/>`)
  return (
    `${xmlDeclaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
    `${fallbacks.join('')}${list.join('')}</Types>`
  )
}

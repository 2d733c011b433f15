import { LRUCache } from 'lru-cache'
import type { ChartNode } from '../../scene/node.ts'
import type { Page, Scene } from '../../scene/scene.ts'
import type { Typography } from '../../typography/typography.ts'
import { writeZip } from '../zip.ts'
import { type EmptyPackage, emptyPackage } from './empty-package.ts'
import { createExportContext, type ExportContext } from './export-context.ts'
import {
  type EmbeddedFace,
  embeddedFaces,
  fontPath,
  withEmbeddedFonts,
} from './fonts/embedded-fonts.ts'
import { contentTypesXml } from './normalise/content-types.ts'
import { applicationProperties, coreProperties } from './normalise/document-properties.ts'
import { presentationXml } from './normalise/presentation.ts'
import { Relationships } from './normalise/relationships.ts'
import { chartPartXml } from './parts/chart-part.ts'
import { chartWorkbook } from './parts/chart-workbook.ts'
import {
  type FileLayout,
  type FileLayouts,
  fileLayouts,
  type SampleLayouts,
  sampleLayouts,
} from './parts/file-layouts.ts'
import { blankLayoutXml, layoutPartXml } from './parts/layout-part.ts'
import { masterPartXml } from './parts/master-part.ts'
import { notesPartXml } from './parts/notes-part.ts'
import { slidePartXml } from './parts/slide-part.ts'
import { slideRelationships, slideTargets } from './parts/slide-relationships.ts'
import { themePartXml } from './parts/theme-part.ts'

// How the work is divided. pptxgenjs writes a package of one empty slide, once (empty-package.ts): what it writes well of
// it (the notes master, the format scheme of the theme, properties) goes into every file as it is. The rest is ours:
//   - what lies on the slides (nodes/, parts/): it has no placeholders of type title, theme colours, gradients, custom
//     curves, typefaces per script, decorative marks or manual chart layout, and its chart workbooks have a malformed
//     table;
//   - the parts that bind the others together (normalise/), which it gets wrong, one kind a file;
//   - the zip: entries are sorted and dated alike, and compressed once, so that equal scenes give equal bytes.

/**
 * The scene as an editable PPTX file: native text, tables, charts, notes; one slide a page. Equal scenes give equal
 * bytes. Characters that XML cannot hold are left out.
 * @param options.created when the deck was made, for the file's properties.
 * @param options.layouts pages with stand-ins for contents, for new slides; drawn by the scene's theme, and the same list
 *   for every scene of it, so that they are written once.
 */
export async function exportPptx(
  scene: Scene,
  typography: Typography,
  options: { created?: Date; layouts?: readonly Page[] } = {},
): Promise<Uint8Array> {
  const context = createExportContext(scene, typography)
  const samples = options.layouts && preparedSamples(options.layouts, scene, typography)
  const layouts = fileLayouts(scene, samples)
  const empty = await emptyPackage()
  const parts: Parts = new Map()
  for (const path of keptParts) parts.set(path, recurring(empty[path]))
  writeSlides(scene, layouts, context, parts, empty)
  writeLayouts(layouts, samples?.parts, context, parts, empty)
  writeThemes(context, parts, empty)
  writePresentation(scene, await embeddedFaces(context, typography), context, parts, empty)
  const notes = scene.pages.filter(hasNotes).length
  parts.set('docProps/core.xml', coreProperties(scene, options.created))
  parts.set(
    'docProps/app.xml',
    applicationProperties(scene, { notes, fonts: context.usedTypefaces() }),
  )
  return pack(parts)
}

type Parts = Map<string, string | Uint8Array>

const encoder = new TextEncoder()

/** Parts that most files have alike, as bytes: what lives longer than one file is compressed once (`zip.ts`). */
const recurringParts = new LRUCache<string, Uint8Array>({ max: 200 })
/** What is longer than those that all files have is of one file. */
const longestRecurring = 10_000

/** A part that other files are likely to have too. */
function recurring(text: string): string | Uint8Array {
  if (text.length > longestRecurring) return text
  const bytes = recurringParts.get(text) ?? encoder.encode(text)
  recurringParts.set(text, bytes)
  return bytes
}

/** Parts that pptxgenjs writes well. */
const keptParts = [
  '_rels/.rels',
  'ppt/presProps.xml',
  'ppt/tableStyles.xml',
  'ppt/viewProps.xml',
  'ppt/notesMasters/notesMaster1.xml',
] as const

function hasNotes(page: Page): boolean {
  return page.notes !== undefined && page.notes.trim() !== ''
}

/** Slides with their charts, pictures and notes. A page without notes gets no notes part, since an empty one is noise. */
function writeSlides(
  scene: Scene,
  layouts: FileLayouts,
  context: ExportContext,
  parts: Parts,
  empty: EmptyPackage,
): void {
  const targets = slideTargets(scene)
  const layoutNumbers = new Map(layouts.layouts.map((layout, index) => [layout, index + 2]))
  for (const [index, page] of scene.pages.entries()) {
    const number = index + 1
    const related = new Relationships()
    const layout = layoutNumbers.get(layouts.layoutOf(page))
    related.add('slideLayout', `../slideLayouts/slideLayout${layout}.xml`)
    if (hasNotes(page)) {
      related.add('notesSlide', `../notesSlides/notesSlide${number}.xml`)
      const notes = notesPartXml(page.notes as string, number, context)
      parts.set(`ppt/notesSlides/notesSlide${number}.xml`, notes)
      const ofFirst = empty['ppt/notesSlides/_rels/notesSlide1.xml.rels']
      parts.set(
        `ppt/notesSlides/_rels/notesSlide${number}.xml.rels`,
        recurring(ofFirst.replace('slide1.xml', `slide${number}.xml`)),
      )
    }
    for (const node of page.nodes) {
      if (node.kind === 'chart') writeChart(node, targets.chart(node), context, parts)
      if (node.kind === 'image')
        parts.set(`ppt/media/${targets.image(node.image)}`, node.image.data)
    }
    const relationships = slideRelationships(page, related, targets)
    parts.set(
      `ppt/slides/slide${number}.xml`,
      slidePartXml(page, number, context, { relationships, layouts }),
    )
    parts.set(`ppt/slides/_rels/slide${number}.xml.rels`, recurring(related.xml))
  }
}

function writeChart(node: ChartNode, number: number, context: ExportContext, parts: Parts): void {
  const workbook = `chart${number}.xlsx`
  const relationships = new Relationships()
  const id = relationships.add('package', `../embeddings/${workbook}`)
  parts.set(`ppt/charts/chart${number}.xml`, chartPartXml(node, context, id))
  parts.set(`ppt/charts/_rels/chart${number}.xml.rels`, recurring(relationships.xml))
  parts.set(`ppt/embeddings/${workbook}`, chartWorkbook(node))
}

interface PreparedSamples extends SampleLayouts {
  parts: ReadonlyMap<FileLayout, Uint8Array>
}

const prepared = new WeakMap<readonly Page[], PreparedSamples>()

/** The layouts of sample pages and their parts, made once: they are most of a file's layouts. */
function preparedSamples(
  pages: readonly Page[],
  scene: Scene,
  typography: Typography,
): PreparedSamples {
  const known = prepared.get(pages)
  if (known) return known
  const samples = sampleLayouts(pages)
  // In a context of its own: what a file says of its fonts is about its slides.
  const context = createExportContext({ ...scene, pages: [...pages] }, typography)
  const parts = samples.layouts.map(
    (layout) => [layout, encoder.encode(layoutPartXml(layout, context))] as const,
  )
  const made = { ...samples, parts: new Map(parts) }
  prepared.set(pages, made)
  return made
}

/** The master and its layouts, of which the first is blank. */
function writeLayouts(
  layouts: FileLayouts,
  samples: ReadonlyMap<FileLayout, Uint8Array> | undefined,
  context: ExportContext,
  parts: Parts,
  empty: EmptyPackage,
): void {
  const contents = [
    blankLayoutXml(context),
    ...layouts.layouts.map((one) => samples?.get(one) ?? layoutPartXml(one, context)),
  ]
  // Each has the master for its only relationship.
  const toMaster = recurring(empty['ppt/slideLayouts/_rels/slideLayout1.xml.rels'])
  const relationships = new Relationships()
  const ids = contents.map((content, index) => {
    const file = `slideLayout${index + 1}.xml`
    parts.set(`ppt/slideLayouts/${file}`, content)
    parts.set(`ppt/slideLayouts/_rels/${file}.rels`, toMaster)
    return relationships.add('slideLayout', `../slideLayouts/${file}`)
  })
  relationships.add('theme', '../theme/theme1.xml')
  parts.set('ppt/slideMasters/slideMaster1.xml', masterPartXml(layouts, ids, context))
  parts.set('ppt/slideMasters/_rels/slideMaster1.xml.rels', recurring(relationships.xml))
}

/** The slides' theme, and one of its own for the notes master: two masters must not share one. */
function writeThemes(context: ExportContext, parts: Parts, empty: EmptyPackage): void {
  const theme = empty['ppt/theme/theme1.xml']
  const relationships = 'ppt/notesMasters/_rels/notesMaster1.xml.rels'
  parts.set('ppt/theme/theme1.xml', recurring(themePartXml(theme, context)))
  parts.set('ppt/theme/theme2.xml', recurring(theme))
  const ofNotes = empty[relationships].replace('theme1.xml', 'theme2.xml')
  parts.set(relationships, recurring(ofNotes))
}

/** The presentation: what all other parts hang from. */
function writePresentation(
  scene: Scene,
  faces: readonly EmbeddedFace[],
  context: ExportContext,
  parts: Parts,
  empty: EmptyPackage,
): void {
  faces.forEach(({ font }, index) => {
    parts.set(`ppt/${fontPath(index)}`, font)
  })
  const relationships = new Relationships()
  // The empty package names the master by the first id.
  relationships.add('slideMaster', 'slideMasters/slideMaster1.xml')
  const slides = scene.pages.map((_, index) =>
    relationships.add('slide', `slides/slide${index + 1}.xml`),
  )
  const notesMaster = relationships.add('notesMaster', 'notesMasters/notesMaster1.xml')
  relationships.add('presProps', 'presProps.xml')
  relationships.add('viewProps', 'viewProps.xml')
  relationships.add('theme', 'theme/theme1.xml')
  relationships.add('tableStyles', 'tableStyles.xml')
  const presentation = presentationXml(
    empty['ppt/presentation.xml'],
    { slides, notesMaster },
    context.language,
  )
  parts.set('ppt/presentation.xml', withEmbeddedFonts(presentation, relationships, faces))
  parts.set('ppt/_rels/presentation.xml.rels', relationships.xml)
}

function pack(parts: Parts): Uint8Array {
  parts.set('[Content_Types].xml', contentTypesXml([...parts.keys()].sort()))
  // In the order of their names the content types come first, as some readers want.
  return writeZip(parts, { compress: true })
}

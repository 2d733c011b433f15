import JSZip from 'jszip'
import { LRUCache } from 'lru-cache'
import pptxgenjs from 'pptxgenjs'
import type { ChartNode } from '../../scene/node.ts'
import type { Page, Scene } from '../../scene/scene.ts'
import type { Typography } from '../../typography/typography.ts'
import { writeZip } from '../zip.ts'
import { createExportContext, type ExportContext } from './export-context.ts'
import { embeddedFaces, fontPath, withEmbeddedFonts } from './fonts/embedded-fonts.ts'
import { contentTypesXml } from './normalise/content-types.ts'
import { applicationProperties, coreProperties } from './normalise/document-properties.ts'
import { normalisePresentation } from './normalise/presentation.ts'
import {
  noRelationships,
  withoutRelationship,
  withRelationship,
} from './normalise/relationships.ts'
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

// How the work is divided. pptxgenjs writes the package: the presentation, its slides, layouts, master, notes, theme
// and properties, and the relationships that bind them. Then one pass over the zip makes it right:
//   - what lies on the slides (nodes/, parts/) is written by us, part by part, instead of patching what pptxgenjs
//     would write: it has no placeholders of type title, theme colours, gradients, custom curves, typefaces per
//     script, decorative marks or manual chart layout, and its chart workbooks have a malformed table. Replacing a part
//     is shorter than rewriting nearly every element of it, and quick: 10 slides take 30 ms, 50 slides 100 ms (warm);
//   - what pptxgenjs gets wrong in the parts that bind (normalise/) is corrected there, one fault a file;
//   - entries are sorted and dated alike, and compressed once, so that equal scenes give equal bytes.

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
  const written = await writePackage(scene, layouts)
  const parts: Parts = new Map()
  const original = async (path: string) => {
    const text = await written.file(path)?.async('string')
    if (text === undefined) throw new Error(`pptxgenjs wrote no ${path}`)
    return text
  }
  const keep = async (path: string) => {
    parts.set(path, recurring(await original(path)))
  }
  await Promise.all(keptParts.map(keep))

  await writeSlides(scene, layouts, context, parts, original)
  await writeLayouts(layouts, samples?.parts, context, parts, original)
  await writeThemes(context, parts, original)

  const faces = await embeddedFaces(context, typography)
  faces.forEach(({ font }, index) => {
    parts.set(`ppt/${fontPath(index)}`, font)
  })
  const { presentation, relationships } = withEmbeddedFonts(
    normalisePresentation(await original('ppt/presentation.xml'), context.language),
    await original('ppt/_rels/presentation.xml.rels'),
    faces,
  )
  parts.set('ppt/presentation.xml', presentation)
  parts.set('ppt/_rels/presentation.xml.rels', relationships)
  const notes = scene.pages.filter(hasNotes).length
  parts.set('docProps/core.xml', coreProperties(scene, options.created))
  parts.set(
    'docProps/app.xml',
    applicationProperties(scene, { notes, fonts: context.usedTypefaces() }),
  )
  return pack(parts)
}

// The package's types are those of its CommonJS build, in which the class is a property of the module; Node loads the
// other build, in which it is the default export itself.
const PptxGenJS = pptxgenjs as unknown as typeof pptxgenjs.default

type Parts = Map<string, string | Uint8Array>
type ReadPart = (path: string) => Promise<string>

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
  'ppt/slideMasters/_rels/slideMaster1.xml.rels',
  'ppt/notesMasters/notesMaster1.xml',
]

/** The package as pptxgenjs writes it, with empty slides on the layouts that the scene names. */
async function writePackage(scene: Scene, layouts: FileLayouts): Promise<JSZip> {
  const presentation = new PptxGenJS()
  presentation.layout = 'LAYOUT_WIDE'
  for (const { name } of layouts.layouts) presentation.defineSlideMaster({ title: name })
  for (const page of scene.pages) presentation.addSlide({ masterName: layouts.layoutOf(page).name })
  const bytes = await presentation.write({ outputType: 'uint8array' })
  return JSZip.loadAsync(bytes as Uint8Array)
}

function hasNotes(page: Page): boolean {
  return page.notes !== undefined && page.notes.trim() !== ''
}

/** Slides with their charts, pictures and notes. A page without notes gets no notes part, since an empty one is noise. */
async function writeSlides(
  scene: Scene,
  layouts: FileLayouts,
  context: ExportContext,
  parts: Parts,
  original: ReadPart,
): Promise<void> {
  const targets = slideTargets(scene)
  for (const [index, page] of scene.pages.entries()) {
    const number = index + 1
    const path = `ppt/slides/_rels/slide${number}.xml.rels`
    const notesRelationships = `ppt/notesSlides/_rels/notesSlide${number}.xml.rels`
    let relationshipsXml = await original(path)
    if (hasNotes(page)) {
      const notes = notesPartXml(page.notes as string, number, context)
      parts.set(`ppt/notesSlides/notesSlide${number}.xml`, notes)
      parts.set(notesRelationships, recurring(await original(notesRelationships)))
    } else relationshipsXml = withoutRelationship(relationshipsXml, 'notesSlide')

    for (const node of page.nodes) {
      if (node.kind === 'chart') writeChart(node, targets.chart(node), context, parts)
      if (node.kind === 'image')
        parts.set(`ppt/media/${targets.image(node.image)}`, node.image.data)
    }
    const { xml, relationships } = slideRelationships(page, relationshipsXml, targets)
    parts.set(
      `ppt/slides/slide${number}.xml`,
      slidePartXml(page, number, context, { relationships, layouts }),
    )
    parts.set(path, recurring(xml))
  }
}

function writeChart(node: ChartNode, number: number, context: ExportContext, parts: Parts): void {
  const workbook = `chart${number}.xlsx`
  const relationships = withRelationship(noRelationships, 'package', `../embeddings/${workbook}`)
  parts.set(`ppt/charts/chart${number}.xml`, chartPartXml(node, context, relationships.id))
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

/** The master and its layouts; the first layout is the one that pptxgenjs always adds. */
async function writeLayouts(
  layouts: FileLayouts,
  samples: ReadonlyMap<FileLayout, Uint8Array> | undefined,
  context: ExportContext,
  parts: Parts,
  original: ReadPart,
): Promise<void> {
  const master = 'ppt/slideMasters/slideMaster1.xml'
  const list = /<p:sldLayoutIdLst>[\s\S]*?<\/p:sldLayoutIdLst>/.exec(await original(master))?.[0]
  if (!list) throw new Error('pptxgenjs wrote no list of layouts')
  parts.set(master, masterPartXml(layouts, list, context))
  const contents = [
    blankLayoutXml(context),
    ...layouts.layouts.map((one) => samples?.get(one) ?? layoutPartXml(one, context)),
  ]
  // Each has the master for its only relationship.
  const relationships = recurring(await original('ppt/slideLayouts/_rels/slideLayout1.xml.rels'))
  for (const [index, content] of contents.entries()) {
    parts.set(`ppt/slideLayouts/slideLayout${index + 1}.xml`, content)
    parts.set(`ppt/slideLayouts/_rels/slideLayout${index + 1}.xml.rels`, relationships)
  }
}

/** The slides' theme, and one of its own for the notes master: two masters must not share one. */
async function writeThemes(
  context: ExportContext,
  parts: Parts,
  original: ReadPart,
): Promise<void> {
  const theme = await original('ppt/theme/theme1.xml')
  const relationships = 'ppt/notesMasters/_rels/notesMaster1.xml.rels'
  parts.set('ppt/theme/theme1.xml', recurring(themePartXml(theme, context)))
  parts.set('ppt/theme/theme2.xml', recurring(theme))
  const ofNotes = (await original(relationships)).replace('theme1.xml', 'theme2.xml')
  parts.set(relationships, recurring(ofNotes))
}

function pack(parts: Parts): Uint8Array {
  parts.set('[Content_Types].xml', contentTypesXml([...parts.keys()].sort()))
  // In the order of their names the content types come first, as some readers want.
  return writeZip(parts, { compress: true })
}

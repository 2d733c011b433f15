import JSZip from 'jszip'
import pptxgenjs from 'pptxgenjs'

// The package's types are those of its CommonJS build, in which the class is a property of the module; Node loads the
// other build, in which it is the default export itself.
const PptxGenJS = pptxgenjs as unknown as typeof pptxgenjs.default

/** The parts of an empty package that a file is made from; the last two are of its one slide. */
const paths = [
  '_rels/.rels',
  'ppt/presentation.xml',
  'ppt/presProps.xml',
  'ppt/tableStyles.xml',
  'ppt/viewProps.xml',
  'ppt/theme/theme1.xml',
  'ppt/notesMasters/notesMaster1.xml',
  'ppt/notesMasters/_rels/notesMaster1.xml.rels',
  'ppt/slideLayouts/_rels/slideLayout1.xml.rels',
  'ppt/notesSlides/_rels/notesSlide1.xml.rels',
] as const

/** Parts as pptxgenjs writes them, by path. */
export type EmptyPackage = Readonly<Record<(typeof paths)[number], string>>

let written: Promise<EmptyPackage> | undefined

/**
 * The package that pptxgenjs writes of one empty slide: the same for every file, and so written once. A write that
 * failed is not kept: the next file tries again.
 */
export function emptyPackage(): Promise<EmptyPackage> {
  written ??= writeEmptyPackage().catch((error: unknown) => {
    written = undefined
    throw error
  })
  return written
}

async function writeEmptyPackage(): Promise<EmptyPackage> {
  const presentation = new PptxGenJS()
  presentation.layout = 'LAYOUT_WIDE'
  presentation.addSlide()
  const zip = await JSZip.loadAsync(
    (await presentation.write({ outputType: 'uint8array' })) as Uint8Array,
  )
  const parts = await Promise.all(
    paths.map(async (path) => {
      const text = await zip.file(path)?.async('string')
      if (text === undefined) throw new Error(`pptxgenjs wrote no ${path}`)
      return [path, text] as const
    }),
  )
  return Object.fromEntries(parts) as EmptyPackage
}

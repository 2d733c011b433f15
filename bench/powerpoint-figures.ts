import JSZip from 'jszip'
import { buildScene } from '../src/design/build-scene.ts'
import { fitDeck } from '../src/design/fit-deck.ts'
import { layoutSamples } from '../src/design/layout-samples.ts'
import { systemThemes } from '../src/design/themes/theme-list.ts'
import { exportPptx } from '../src/export/pptx/export-pptx.ts'
import { testTypography } from '../test/support/typography.ts'
import { deckOfWritten } from '../test/support/written-decks/deck-of-written.ts'
import { writtenDecks } from '../test/support/written-decks/written-deck.ts'
import { formatTable } from './statistics.ts'

// `npx tsx bench/powerpoint-figures.ts [NAME]`: what PowerPoint files consist of, a row a theme: an editor's deck (that whose
// name begins so) in each.

const [name = 'en-07'] = process.argv.slice(2)
const written = writtenDecks().find((one) => one.name.startsWith(name))
if (written === undefined) throw new Error(`No deck of test/written-decks begins with ${name}.`)
const typography = await testTypography()

const folders = ['slides', 'slideLayouts', 'slideMasters'] as const
const count = (xml: string, tag: RegExp) => xml.match(tag)?.length ?? 0

async function partsOf(file: Uint8Array): Promise<Record<(typeof folders)[number], string>> {
  const zip = await JSZip.loadAsync(file)
  const read = async (folder: string) => {
    const names = Object.keys(zip.files).filter((one) =>
      new RegExp(`^ppt/${folder}/[^/]+\\.xml$`).test(one),
    )
    return (await Promise.all(names.map((one) => zip.file(one)?.async('string')))).join('')
  }
  const [slides, slideLayouts, slideMasters] = await Promise.all(folders.map(read))
  return {
    slides: slides ?? '',
    slideLayouts: slideLayouts ?? '',
    slideMasters: slideMasters ?? '',
  }
}

const rows: string[][] = []
for (const theme of systemThemes) {
  let added = 0
  const deck = fitDeck(deckOfWritten(written.written, theme.id), typography, {
    maximumSlides: 50,
    newId: () => `added-${++added}`,
  })
  const file = await exportPptx(buildScene(deck, typography), typography, {
    layouts: layoutSamples(deck, typography),
  })
  const parts = await partsOf(file)
  const all = Object.values(parts).join('')
  const scheme = count(all, /<a:schemeClr /g)
  const fixed = count(all, /<a:srgbClr /g)
  const shapes = (xml: string) => count(xml, /<p:(?:sp|pic|cxnSp|graphicFrame)>/g)
  rows.push([
    theme.name,
    String(deck.slides.length),
    String(count(parts.slideLayouts, /<p:sldLayout /g)),
    String(count(parts.slides, /<p:ph[ />]/g)),
    String(count(parts.slideLayouts, /<p:ph[ />]/g)),
    String(shapes(parts.slides)),
    String(shapes(parts.slideLayouts) + shapes(parts.slideMasters)),
    String(count(parts.slides, /<p:grpSp>/g)),
    `${((100 * scheme) / (scheme + fixed)).toFixed(0)} %`,
    `${(file.length / 1024).toFixed(0)} KB`,
  ])
}
process.stdout.write(
  `\n${formatTable(
    [
      'theme',
      'slides',
      'layouts',
      'placeholders on slides',
      'on layouts',
      'shapes on slides',
      'on layouts and masters',
      'groups on slides',
      'colours by scheme',
      'file',
    ],
    rows,
  )}\n`,
)

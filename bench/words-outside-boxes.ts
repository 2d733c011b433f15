import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildScene } from '../src/design/build-scene.ts'
import { systemThemes } from '../src/design/themes/theme-list.ts'
import { exportPptx } from '../src/export/pptx/export-pptx.ts'
import { hubPicture } from '../test/support/hub-picture.ts'
import { layoutDeck } from '../test/support/layout-deck.ts'
import { convertAllWithLibreOffice, wordsOutsideBoxes } from '../test/support/pptx-checks.ts'
import { testTypography } from '../test/support/typography.ts'

// `npm run words:outside`: the deck of every layout in every theme as PPTX, drawn by LibreOffice without the fonts that we
// ship and with them; prints the words that stand outside their boxes. What is counted are lines of `wordsOutsideBoxes`.

const typography = await testTypography()
const directory = mkdtempSync(join(tmpdir(), 'slidewright-words-'))
const none = join(directory, 'no-fonts')
await mkdir(none)
try {
  const scenes = systemThemes.map(({ id }) =>
    buildScene({ ...layoutDeck, themeId: id }, typography, hubPicture),
  )
  const paths = systemThemes.map(({ name }) => join(directory, `${name.replaceAll(' ', '-')}.pptx`))
  for (const [index, scene] of scenes.entries())
    await writeFile(paths[index] as string, await exportPptx(scene, typography))
  for (const [label, ...fonts] of [['without our fonts', none], ['with our fonts']] as const) {
    const pdfs = convertAllWithLibreOffice(paths, 'pdf', join(directory, label), ...fonts)
    const found = pdfs.map((pdf, index) =>
      scenes[index] === undefined ? [] : wordsOutsideBoxes(pdf, scenes[index]),
    )
    process.stdout.write(`${label}: ${found.flat().length} words outside their boxes\n`)
    for (const [index, { name }] of systemThemes.entries())
      for (const one of found[index] ?? []) process.stdout.write(`  ${name}, ${one}\n`)
  }
} finally {
  rmSync(directory, { recursive: true, force: true })
}

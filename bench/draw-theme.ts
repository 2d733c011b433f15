import { buildScene } from '../src/design/build-scene.ts'
import { findTheme } from '../src/design/themes/theme-list.ts'
import { hubPicture } from '../test/support/hub-picture.ts'
import { layoutDeck } from '../test/support/layout-deck.ts'
import { sceneProblems } from '../test/support/scene-checks.ts'
import { testTypography } from '../test/support/typography.ts'
import { countedDeck } from './counted-deck.ts'
import { drawSheets } from './draw-sheets.ts'

// `npm run theme -- DIRECTORY THEME`: draws one theme, six slides a sheet: every layout once, and lists of one to ten things
// in every layout that has them; prints what overflows, overlaps or cannot be read.

const [directory, name = ''] = process.argv.slice(2)
if (directory === undefined) throw new Error('Name a directory for the pictures, and a theme.')
const found = findTheme(name)
if (found === undefined) throw new Error(`There is no theme ${name}.`)
const themeId = found.theme.id
const typography = await testTypography()
const layouts = buildScene({ ...layoutDeck, themeId }, typography, hubPicture)
const counted = buildScene({ ...countedDeck, themeId }, typography)

for (const [deck, scene] of Object.entries({ layouts, counted })) {
  const problems = sceneProblems(scene)
  process.stdout.write(
    `${deck}: ${scene.pages.length} slides, ${problems.length === 0 ? 'no problems' : 'problems:'}\n`,
  )
  for (const problem of problems) process.stdout.write(`  ${problem}\n`)
  drawSheets(directory, deck, scene.pages, typography)
}

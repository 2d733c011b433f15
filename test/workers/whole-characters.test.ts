import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { phrasesFor } from '../../src/author/composer/language/phrases.ts'
import { exportPdf } from '../../src/export/pdf/export-pdf.ts'
import { exportPptx } from '../../src/export/pptx/export-pptx.ts'
import type { Scene } from '../../src/scene/scene.ts'
import { longCharacters } from '../support/arbitrary-characters.ts'
import { makeDeck } from '../support/pipeline.ts'
import { packageProblems } from '../support/pptx-checks.ts'
import { textOfEveryShape } from '../support/source-texts.ts'
import { textsIn, tornCharacters } from '../support/torn-characters.ts'
import { testTypography } from '../support/typography.ts'

const typography = await testTypography()

/** Two decks of every kind of block, the same in each run: their lines are far longer than there is room for. */
const texts = fc.sample(
  textOfEveryShape(
    fc
      .array(fc.constantFrom<string>(...longCharacters), { minLength: 20, maxLength: 60 })
      .map((parts) => parts.join('')),
  ),
  { numRuns: 2, seed: 11 },
)

/** What is drawn, line by line, as it is broken. */
function drawnLines({ pages }: Scene): string[] {
  return textsIn(
    pages.map((page) => page.nodes.map((node) => ('layout' in node ? node.layout : []))),
  )
}

describe.each(texts)('characters of several code points', (text) => {
  test('are drawn whole, and the files are sound', async () => {
    const { deck, scene } = await makeDeck({
      text,
      range: '11-15',
      title: '👩‍🚀'.repeat(60),
    })
    // The deck's own words, in a language that the characters look like, have parts of them too.
    const own = JSON.stringify(phrasesFor(deck.language))
    const torn = tornCharacters(drawnLines(scene), `${text}👩‍🚀`)
    expect(torn.filter((one) => !own.includes(one))).toEqual([])
    expect(await packageProblems(await exportPptx(scene, typography))).toEqual([])
    expect(
      Buffer.from(await exportPdf(scene, typography))
        .subarray(-6)
        .toString(),
    ).toContain('%%EOF')
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { buildScene } from '../../../src/design/build-scene.ts'
import type { Typography } from '../../../src/typography/typography.ts'
import { bulletsSlide, deck } from '../../support/decks.ts'
import { linesOf, textNamed } from '../../support/pages.ts'
import { testTypography } from '../../support/typography.ts'

let typography: Typography
beforeAll(async () => {
  typography = await testTypography()
})

const bodyOf = (items: string[], language = 'en') => {
  const { pages } = buildScene(deck({ language }, bulletsSlide('A list', items)), typography)
  return textNamed(pages[0] as (typeof pages)[0], 'body')
}

const item = 'Every item of this list is a little longer than a line that is good to read, not more'

describe('a list', () => {
  it('runs over the whole width when all of its items stand on one line there', () => {
    expect(linesOf(bodyOf(Array(6).fill(item)))).toHaveLength(6)
  })

  it('keeps to a measure that is good to read otherwise', () => {
    const long = `${item}; ${item}; ${item}`
    expect(bodyOf(Array(6).fill(long)).box.width).toBeLessThan(800)
  })
})

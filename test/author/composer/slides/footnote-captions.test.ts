import { expect, test } from 'vitest'
import { chosenVariant } from '../../../../src/deck/slide.ts'
import { composeText } from '../../../support/compose-text.ts'

const table =
  '| Part | M | L |\n|---|---|---|\n| Range* | 60 km | 130 km |\n| Drive | chain | belt |\n| Motor | slow | fast |'

const captionsOf = (text: string) =>
  composeText(text).slides.flatMap((slide) => chosenVariant(slide).caption ?? [])

test.each([
  ['a paragraph', '\\* Measured against the wind.'],
  ['an item', '* Measured against the wind.'],
])('a footnote that is %s stands under what bears its mark', (_, note) => {
  expect(captionsOf(`# Bicycles\n\n## Range\n\n${table}\n\n${note}`)).toEqual([
    '* Measured against the wind.',
  ])
})

test('several stand one behind the other', () => {
  const two = table.replace('Drive', 'Drive†')
  expect(captionsOf(`# Bicycles\n\n## Range\n\n${two}\n\n\\* Measured.\n\n† Oiled.`)).toEqual([
    '* Measured. † Oiled.',
  ])
})

test('no mark is a star that multiplies or emphasises', () => {
  const others = table.replace('Range*', '*Range* 2*3')
  const captions = captionsOf(
    `# Bicycles\n\n## Range\n\n${others}\n\nSee the drive.* It is good.\n\n\\* Measured.`,
  )
  expect(captions.join()).not.toContain('* Measured')
})

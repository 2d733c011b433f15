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

test.each([
  ['figures', '¹', '²', 'Trucks count as two.', 'Only on Mondays.'],
  [
    'signs that stand in the notes too',
    '*',
    '†',
    'Measured against the wind.',
    'With a * at the end.',
  ],
  ['signs, in German', '†', '‡', 'Lastwagen zählen doppelt.', 'Nur am Montag, siehe * oben.'],
])('are told once, with whatever marks: %s', (_, one, two, first, second) => {
  const marked = table.replace('Range*', `Range${one}`).replace('Drive', `Drive${two}`)
  const { slides } = composeText(
    `# Bicycles\n\n## Range\n\n${marked}\n\n${one === '*' ? '\\*' : one} ${first}\n\n${two} ${second}`,
  )
  const said = slides.flatMap(({ notes = '' }) => notes).join('\n')
  expect(slides.flatMap((slide) => chosenVariant(slide).caption ?? [])).toEqual([
    `${one} ${first} ${two} ${second}`,
  ])
  expect(said).not.toContain(first)
  expect(said).not.toContain(second)
})

test('no mark is a star that multiplies or emphasises', () => {
  const others = table.replace('Range*', '*Range* 2*3')
  const captions = captionsOf(
    `# Bicycles\n\n## Range\n\n${others}\n\nSee the drive.* It is good.\n\n\\* Measured.`,
  )
  expect(captions.join()).not.toContain('* Measured')
})

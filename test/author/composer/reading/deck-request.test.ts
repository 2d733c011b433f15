import { describe, expect, test } from 'vitest'
import { deckRequest } from '../../../../src/author/composer/reading/deck-request.ts'
import { slidePlainText } from '../../../../src/deck/slide.ts'
import { composeText } from '../../../support/compose-text.ts'

const text =
  'Zephyr is our old ticketing tool, and its contract ends on 31 December.\n\nThe renewal came in at $212k, the new tool costs $68k a year.'

describe('a first line that asks for a deck is a wish, its topic the name', () => {
  test.each([
    ['Make me a deck about the history of tea', 'the history of tea'],
    [
      'Kickoff deck for the Zephyr migration please, 8 slides max, audience is finance so no jargon',
      'the Zephyr migration',
    ],
    ['Board deck. Please keep it short, 3-4 slides. Tone: confident.', undefined],
    ['Can you create a presentation from the notes below?', undefined],
    ['Can you make 5 slides of this?', undefined],
    ['Mach mir eine Präsentation über das hier', undefined],
    [
      'Bitte erstelle eine Präsentation über den Umzug der Werkstatt, 6 Folien.',
      'den Umzug der Werkstatt',
    ],
    ['Fais-moi une présentation sur la rénovation du gymnase', 'la rénovation du gymnase'],
    ['Prepara una presentación sobre el nuevo puente, 5 diapositivas', 'el nuevo puente'],
    ['お茶の歴史についてのプレゼン資料を作ってください。', 'お茶の歴史'],
    ['请做一个关于茶的历史的PPT', '茶的历史'],
  ])('%s', (line, topic) => {
    const found = deckRequest(`${line}\n\n${text}`)
    expect(found?.text).toBe(line)
    expect(found?.topic?.text).toBe(topic)
  })
})

test.each([
  'How to make a presentation that people remember',
  'Make a presentation that sells',
  'We need a new deck for the terrace.',
  'Draft presentation of the budget',
  'Presentation of the annual report, please bring your own chair',
  'The deck of the ship was painted in May, and we need a new mast.',
  'Please find the slides of the meeting in the folder.',
  'Die Präsentation der neuen Bahn war am 3. Mai.',
  '新しいプレゼン室が完成しました。',
])('and no other is: %s', (line) => {
  expect(deckRequest(`${line}\n\n${text}`)).toBeUndefined()
})

test('it stands on no slide, and a warning says what was read as a wish', () => {
  const line = 'Kickoff deck for the Zephyr migration please, 8 slides max, audience is finance'
  const { slides, title, warnings } = composeText(`${line}\n\n${text}`, { titleFromSource: true })
  expect(title).toBe('The Zephyr migration')
  expect(slides.map((slide) => slidePlainText(slide) + (slide.notes ?? '')).join()).not.toContain(
    'audience',
  )
  expect(warnings.join()).toContain(line)
})

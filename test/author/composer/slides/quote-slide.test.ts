import { expect, test } from 'vitest'
import { chosenVariant } from '../../../../src/deck/slide.ts'
import { composeText } from '../../../support/compose-text.ts'

function quoteTitles(text: string, language?: string): string[] {
  const { slides } = composeText(text, language === undefined ? {} : { language })
  const variants = slides.map((slide) => chosenVariant(slide))
  return variants.filter(({ layout }) => layout === 'quote').map(({ title }) => title)
}

test('a quotation under no heading of its own is called by a sentence of it, in the marks of its language', () => {
  const text =
    '# Fähre\n\n## Risiken\n\n- Das Eis kommt früh\n- Der Motor ist alt\n- Die Preise steigen\n\n„Das zweite Schiff ist keine Wette auf die Zukunft, es fährt, was schon bestellt ist. Aber ohne Lotsen fahre ich nicht“, sagt Kapitänin Marta Klee.'
  expect(quoteTitles(text, 'de')).toEqual(['„Ohne Lotsen fahre ich nicht“'])
})

test('a quotation under its own heading is called as that', () => {
  const text =
    '# Ferry\n\n## Before\n\n- Ice comes\n- Prices rise\n- Nobody sails\n\n## What the crew says\n\n> We sail in any weather. The engine has never failed us in nine years.\n> — Marta Klee, captain'
  expect(quoteTitles(text)).toEqual(['What the crew says'])
})

test('what a text says behind a quotation stands under it, and may point at it', () => {
  const text =
    '# Ferry\n\n## Voices\n\n“The ferry runs when the captain is awake,” says Edith Marlow. That is why the timetable ends at nine.\n\n## After\n\n- Ice comes\n- Prices rise\n- Nobody sails'
  const { slides } = composeText(text)
  const captions = slides.map((slide) => chosenVariant(slide).caption)
  expect(captions).toContain('That is why the timetable ends at nine')
})

import { describe, expect, test } from 'vitest'
import { isAside } from '../../../../src/author/composer/shaping/stands-alone.ts'
import { composeText, linesOf } from '../../../support/compose-text.ts'

describe('a sentence with a word of thanks or sorrow stays content', () => {
  test.each([
    ['en', 'Sorry, we are closed from 5 May to 9 June.'],
    ['en', 'Sorry, the May figures are estimates.'],
    ['en', 'Many thanks are due to the city for the land.'],
    ['de', 'Entschuldigen Sie, im Hof darf nicht geparkt werden.'],
    ['de', 'Entschuldigungen müssen künftig bis zum Vortag beim Vorstand eingehen.'],
    ['de', 'Die Bank verzeiht drei verspätete Raten im Jahr.'],
    ['fr', 'Désolé, le local ferme à 22 heures.'],
    ['pl', 'Tak działa nowy system zamówień.'],
    ['pt', 'Obrigado é também o fiador.'],
    ['sv', 'Skolans nya tak läggs av en firma från Lund.'],
  ])('%s: %s', (language, sentence) => {
    expect(isAside(sentence, language)).toBe(false)
  })
})

test('duties and refusals stay on their slide, however polite', () => {
  const { slides } = composeText(
    'Hausordnung\n\nDanke, dass Sie die Tür nach 22 Uhr abschließen. Der Müll wird dienstags geholt. Entschuldigen Sie, im Hof darf nicht geparkt werden. Die Räder stehen im Keller.',
    { titleIsDefault: true, titleFromSource: true, language: 'de' },
  )
  const shown = slides.flatMap(linesOf).join('\n')
  for (const duty of ['nach 22 Uhr', 'im Hof darf nicht geparkt']) expect(shown).toContain(duty)
})

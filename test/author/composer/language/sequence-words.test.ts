import { describe, expect, test } from 'vitest'
import { sequenceWordLength } from '../../../../src/author/composer/language/sequence-words.ts'
import { composeText, findBlock } from '../../../support/compose-text.ts'

describe('words of order', () => {
  test.each([
    ['en', 'First, call the bank', 'call the bank'],
    ['en', 'Step 2: call the bank', 'call the bank'],
    ['en', 'Finally — call the bank', 'call the bank'],
    ['fr', 'Enfin : appeler la banque', 'appeler la banque'],
    ['ja', 'まず、銀行に電話する', '銀行に電話する'],
    ['ar', 'أولا، اتصل بالبنك', 'اتصل بالبنك'],
  ])('go where they stand apart (%s: %s)', (language, text, rest) => {
    expect(text.slice(sequenceWordLength(text, language))).toBe(rest)
  })

  test.each([
    ['en', 'Next quarter: hire two'],
    ['en', 'Third parties are not allowed'],
    ['es', 'Segundo piso: cerrado'],
    ['it', 'Prima classe: completa'],
    ['fr', 'Après la pause: le vote'],
    ['zh', '最后期限：周五'],
    ['en', 'Second'],
  ])('stay where they belong to what is said (%s: %s)', (language, text) => {
    expect(sequenceWordLength(text, language)).toBe(0)
  })

  test.each([
    ['en', 'Rooms', '- First aid: room 12\n- Next door: the café', ['First aid', 'Next door']],
    ['es', 'Edificio', '- Primero: tiendas\n- Segundo piso: cerrado', ['Primero', 'Segundo piso']],
    ['pt', 'Prédio', '- Primeiro andar: lojas\n- Último: vazio', ['Primeiro andar', 'Último']],
  ])('are whole in the heads of cards (%s, %s)', (_, heading, list, heads) => {
    const { slides } = composeText(`# A\n\n## ${heading}\n\n${list}\n`)
    expect(findBlock(slides, 'cards').items.map(({ head }) => head)).toEqual(heads)
  })

  test.each([
    'First class passengers board first. Second class passengers wait. Third parties pay. Next week is closed.',
    'Primera clase sube antes. Segunda clase espera. Tercera clase paga. Luego cerramos.',
  ])('make no steps of sentences about things that are counted (%s)', (text) => {
    const { slides } = composeText(text)
    expect(() => findBlock(slides, 'steps')).toThrow()
  })
})

import { describe, expect, it } from 'vitest'
import { interpretInstruction } from '../../../src/edit/interpret-instruction.ts'
import { ferryDeck } from '../ferry-deck.ts'
import { inShort, sampleThemes } from '../sample-deck.ts'

function steps(instruction: string): string[] {
  const context = { deck: ferryDeck(), themes: sampleThemes, newId: () => 'new-1' }
  return inShort(interpretInstruction(instruction, context))
}

describe('what something shall be is no name for it', () => {
  it.each([
    'Risks should be in k€',
    'the risks should be more vivid',
    'slide 6 should be the last slide',
    'der Titel von Folie 2 sollte fetziger sein',
    'Risks soll eingerückt sein',
    'the title of slide 2 should be snazzier',
    'Risks devrait être en gras',
  ])('where it says how it shall look or read: %s', (instruction) => {
    expect(steps(instruction).join()).not.toMatch(/title=/)
  })

  it.each([
    ['the risks should be numbered', 'convert_slide slideId=slide-6 to=steps'],
    ['Risks should be two columns', 'convert_slide slideId=slide-6 to=comparison'],
    ['Risks should be a table', 'convert_slide slideId=slide-6 to=table'],
    ['Risks sollte eine Tabelle sein', 'convert_slide slideId=slide-6 to=table'],
    ['Risks devrait être un tableau', 'convert_slide slideId=slide-6 to=table'],
    ['Risks debería ser una tabla', 'convert_slide slideId=slide-6 to=table'],
    ['Risks deve ser uma tabela', 'convert_slide slideId=slide-6 to=table'],
    ['Risks zou een tabel moeten zijn', 'convert_slide slideId=slide-6 to=table'],
    ['Risks должен быть таблицей', 'convert_slide slideId=slide-6 to=table'],
  ])('where it is a form that slides have: %s', (instruction, expected) => {
    expect(steps(instruction)).toEqual([expected])
  })
})

it.each([
  ['Risks should be Dangers', 'Dangers'],
  ['Risks should be "numbered"', 'numbered'],
  ['The title of slide 6 should be Two columns', 'Two columns'],
  ['Der Titel von Folie 6 soll Gefahren sein', 'Gefahren'],
  ['slide 6 should be called Two columns', 'Two columns'],
])('what can be a name is one: %s', (instruction, title) => {
  expect(steps(instruction)).toEqual([`set_slide_title slideId=slide-6 title=${title}`])
})

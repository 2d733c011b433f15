import { describe, expect, test } from 'vitest'
import { mapVerbatim } from '../../../../src/author/composer/reading/mapped-text.ts'
import { type Atom, emptyVector } from '../../../../src/author/composer/shaping/atom.ts'
import { fullnessOf, itemText } from '../../../../src/author/composer/shaping/bullet-text.ts'

/** Items of a list, each of one sentence and others behind it. */
function items(...texts: string[][]): Atom[] {
  return texts.map(([first = '', ...more], index) => ({
    index,
    kind: 'item',
    text: mapVerbatim(first, index * 1000),
    lead: 0,
    more: more.map((text, at) => mapVerbatim(text, index * 1000 + at * 100 + 300)),
    children: [],
    score: 0,
    vector: emptyVector,
  }))
}

function linesOf(atoms: readonly Atom[], language: string, room: number): string[] {
  const fullness = fullnessOf(atoms, language, room)
  return atoms.map((atom) => itemText(atom, language, fullness))
}

describe('further sentences of items', () => {
  test.each([
    [
      'en',
      14,
      ['It rides well.', 'The lid shuts.', 'The stand is heavy.'],
      ['It never falls.', 'It is too wide.'],
      'It never falls. It is too wide',
    ],
    [
      'de',
      13,
      ['Es fährt gut.', 'Der Deckel schließt.', 'Der Ständer klemmt.'],
      ['Es kippt nie.', 'Es ist zu breit.'],
      'Es kippt nie. Es ist zu breit',
    ],
    [
      'ru',
      10,
      ['Едет хорошо.', 'Крышка закрывается плотно.', 'Подставка тяжёлая.'],
      ['Не падает.', 'Но слишком широк.'],
      'Не падает. Но слишком широк',
    ],
  ])('are shown in turn, so that no item has all of the room (%s)', (language, room, one, other, line) => {
    expect(linesOf(items(one, other), language, room)[1]).toBe(line)
  })

  test('are all shown where there is room', () => {
    const atoms = items(['One.', 'Two.', 'Three.'], ['Four.', 'Five.'])
    expect(linesOf(atoms, 'en', 80)).toEqual(['One. Two. Three', 'Four. Five'])
  })

  test('do not end with a question that has an answer', () => {
    const atoms = items([
      'The crew is old.',
      'Who is to follow?',
      'Nobody has asked to be trained for it so far.',
    ])
    expect(linesOf(atoms, 'en', 10)).toEqual(['The crew is old'])
  })
})

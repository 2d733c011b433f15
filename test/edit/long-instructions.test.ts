import { describe, expect, it } from 'vitest'
import { saysNo } from '../../src/edit/answers/yes-or-no.ts'
import { interpretInstruction } from '../../src/edit/interpret-instruction.ts'
import { deck, tableSlide } from '../support/decks.ts'
import { inShort, interpretSample } from './sample-deck.ts'

/** As long as an instruction may be. */
const asLongAsAllowed = (text: string) => text.repeat(10_000).slice(0, 10_000)

describe('an instruction of very many words', () => {
  it.each([
    'ひ',
    'スライド',
    '删除第2张',
    '한',
    'ก',
    '1一',
    'delete slide 3 and ',
    'the slide after ',
  ])('of “%s” again and again is refused before it is read', (text) => {
    expect(interpretSample(asLongAsAllowed(text))).toEqual([
      {
        request: 'decline',
        reason: 'not_understood',
        sentence: 'The instruction is too long; say in a few sentences what to change.',
      },
    ])
  })

  it('may quote a long text, which counts as one', () => {
    const text = asLongAsAllowed('Riders ask for more lanes. ').slice(0, 9000).trim()
    expect(inShort(interpretSample(`Add notes to slide 2: "${text}"`))).toEqual([
      `set_notes slideId=slide-2 notes=${text}`,
    ])
  })
})

describe('many values in one instruction', () => {
  /** How often words are read: each time the names of the themes are looked up. */
  const readings = (count: number) => {
    let found = 0
    const themes = Object.assign([], {
      [Symbol.iterator]: () => {
        found += 1
        return [].values()
      },
    })
    const rows = Array.from({ length: 6 }, (_, at) => [`Name${at}`, `${at}`])
    const tables = Array.from({ length: 4 }, (_, at) =>
      tableSlide(`T${at}`, ['Who', 'Price'], rows),
    )
    const values = Array.from({ length: count }, (_, at) => `Name${at % 6} ${at}`).join(', ')
    const instruction = `The Price column on slide 3: ${values}`
    interpretInstruction(instruction, { deck: deck({}, ...tables), themes, newId: () => 'new' })
    return found
  }

  it('are read once each, not once for every table and every place that they may begin at', () => {
    expect(readings(8)).toBeLessThan(5 * 8)
  })
})

describe('a refusal that goes on and on', () => {
  it.each(['leave it ', 'keep it as it is ', 'cancel that '])('“%s” is read once', (words) => {
    expect(saysNo(`no ${words.repeat(500)}`)).toBe(true)
    expect(saysNo(`no ${words.repeat(500)} but slide 3`)).toBe(false)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PrintedText } from '../../../src/deck/blocks/printed-text.ts'
import {
  editPrinted,
  joinPrinted,
  sayAnew,
  slicePrinted,
  type TextEdit,
  withinText,
} from '../../../src/deck/marks/change-marks.ts'
import { type Mark, marksProblem, marksSchema } from '../../../src/deck/marks/mark.ts'
import { segmenter } from '../../../src/text/segmenter.ts'
import { anyText } from '../../support/arbitrary-decks.ts'

/** "a *bold* word": what stands between asterisks is bold, between underscores italic. */
function marked(written: string): PrintedText {
  let text = ''
  const marks: Mark[] = []
  for (const piece of written.split(/(\*[^*]+\*|_[^_]+_)/)) {
    const sign = /^[*_]/.exec(piece)?.[0]
    const words = sign ? piece.slice(1, -1) : piece
    const style = sign === '*' ? { bold: true as const } : { italic: true as const }
    if (sign) marks.push({ from: text.length, to: text.length + words.length, ...style })
    text += words
  }
  return marks.length === 0 ? { text } : { text, marks }
}

const replace = (written: string, words: string, by: string) => {
  const one = marked(written)
  const from = one.text.indexOf(words)
  return editPrinted(one, [{ from, to: from + words.length, text: by }])
}

describe('words that are replaced', () => {
  it('leave what they were set in to what takes their place', () => {
    expect(replace('We *grow* fast', 'grow', 'shrink')).toEqual(marked('We *shrink* fast'))
  })

  it('leave nothing where only some of them were set in it', () => {
    expect(replace('We *grow* fast', 'We grow', 'It shrinks')).toEqual(marked('It shrinks fast'))
  })

  it('move what stands behind them', () => {
    expect(replace('We grow *fast*', 'We', 'Both of us')).toEqual(marked('Both of us grow *fast*'))
  })

  it('that are put between others go with the left, but are no part of its link', () => {
    const linked: PrintedText = {
      text: 'Ask us',
      marks: [{ from: 0, to: 6, bold: true, link: { url: 'https://example.com' } }],
    }
    const edited = editPrinted(linked, [{ from: 6, to: 6, text: ' now' }])
    expect(edited.marks?.at(-1)).toEqual({ from: 6, to: 10, bold: true })
  })
})

describe('a line that is said anew', () => {
  it('stays in what all of it was set in', () => {
    expect(sayAnew(marked('*We grow*'), 'It all shrinks')).toEqual(marked('*It all shrinks*'))
  })

  it('keeps marks on a word that begins it now', () => {
    expect(sayAnew(marked('The *fuel* is dear'), 'Fuel is dear')).toEqual(marked('*Fuel* is dear'))
  })

  it('keeps marks on the words that both have', () => {
    expect(
      sayAnew(
        marked('Costs *fell* by _half_'),
        'In May, costs fell by _half_ again'.replaceAll('_', ''),
      ),
    ).toEqual(marked('In May, costs *fell* by _half_ again'))
  })
})

const anyStyle = fc.constantFrom<Omit<Mark, 'from' | 'to'>>(
  { bold: true },
  { italic: true, color: { role: 'accent' } },
  { link: { slideId: 'slide-1' } },
  { code: true },
)

const shortText = anyText.map((text) => text.slice(0, 120))

/** A text with marks that are those of it. */
const anyPrinted: fc.Arbitrary<PrintedText> = fc
  .tuple(shortText, fc.array(fc.option(anyStyle), { minLength: 1, maxLength: 12 }))
  .map(([text, styles]) => {
    const pieces = Array.from(segmenter('und', 'grapheme').segment(text), (one) => one.segment)
    const size = Math.ceil(pieces.length / styles.length)
    const parts = styles.map((style, at) => {
      const part = pieces.slice(at * size, (at + 1) * size).join('')
      if (style === null || part === '') return { text: part }
      return { text: part, marks: [{ from: 0, to: part.length, ...style }] }
    })
    return joinPrinted(parts)
  })

const anyEdits = (text: string): fc.Arbitrary<TextEdit[]> =>
  fc.array(fc.tuple(fc.nat(text.length), shortText), { maxLength: 6 }).map((edits) => {
    const ends = edits.map(([at]) => at).sort((a, b) => a - b)
    return edits.flatMap(([, come], at) =>
      at % 2 === 1 ? [] : [{ from: ends[at] ?? 0, to: ends[at + 1] ?? ends[at] ?? 0, text: come }],
    )
  })

const problem = ({ text, marks = [] }: PrintedText) => marksProblem(text, marks)

describe('texts that are cut and joined', () => {
  it('have no more marks together than one text may have', () => {
    const joined = joinPrinted(Array.from({ length: 1100 }, () => marked('*a* b ')))
    expect(joined.text).toHaveLength(1100 * 4)
    expect(marksSchema.safeParse(joined.marks).error).toBeUndefined()
    expect(joined.marks).toHaveLength(1000)
  })
})

describe('marks of any text', () => {
  it('stay within it, in order, apart and on whole characters, whatever is edited', () => {
    const edited = anyPrinted.chain((one) => fc.tuple(fc.constant(one), anyEdits(one.text)))
    fc.assert(
      fc.property(edited, ([one, edits]) => {
        expect(problem(editPrinted(one, edits))).toBeUndefined()
      }),
    )
  })

  it('stay so when it is said anew, cut and joined', () => {
    fc.assert(
      fc.property(anyPrinted, anyPrinted, fc.nat(120), (one, other, at) => {
        expect(problem(sayAnew(one, other.text))).toBeUndefined()
        expect(problem(joinPrinted([one, other]))).toBeUndefined()
        expect(problem(slicePrinted(one, 0, at))).toBeUndefined()
        expect(problem(withinText({ ...one, text: one.text.slice(0, at) }))).toBeUndefined()
      }),
    )
  })

  it('are what they were when it is cut between characters and put together', () => {
    fc.assert(
      fc.property(anyPrinted, fc.nat(20), (one, count) => {
        const pieces = Array.from(segmenter('und', 'grapheme').segment(one.text))
        const at = pieces[count]?.index ?? one.text.length
        const parts = [slicePrinted(one, 0, at), slicePrinted(one, at, one.text.length)]
        expect(joinPrinted(parts)).toEqual(one)
      }),
    )
  })

  it('are what they were when nothing of it changes', () => {
    fc.assert(
      fc.property(anyPrinted, (one) => {
        expect(editPrinted(one, [])).toEqual(one)
        expect(sayAnew(one, one.text)).toEqual(one)
        expect(withinText(one)).toEqual(one)
      }),
    )
  })
})

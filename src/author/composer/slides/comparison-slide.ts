import type { ComparisonRow } from '../../../deck/blocks/comparison/schema.ts'
import type { SourcedText } from '../../../deck/sourced-text.ts'
import { comparisonWords, decisionName } from '../language/comparison-words.ts'
import { wordCount } from '../language/script.ts'
import { stopwordsFor } from '../language/stopwords.ts'
import type { MappedText } from '../reading/mapped-text.ts'
import type { Atom } from '../shaping/atom.ts'
import type { ComparisonPart } from '../shaping/part.ts'
import { capitalize, shorten } from '../shaping/shorten.ts'
import { type Composing, noBlockId, type SlideDraft, sourced } from './slide-draft.ts'

/** A longer sentence is no verdict. */
const verdictWords = 24

/** Two to four things held against each other, a row for each aspect, or a list each where no aspect has a name. */
export function comparisonSlide(
  part: ComparisonPart,
  composing: Composing,
  heading?: MappedText,
): SlideDraft {
  const cell = (text: MappedText | undefined): SourcedText =>
    text === undefined
      ? { text: '', sources: [], added: true }
      : sourced(
          composing,
          shorten(text.text, { language: composing.language, limit: 12, hardLimit: 18 }),
          [text],
        )
  const rows = part.rows.map(
    ({ aspect, cells }): ComparisonRow => ({
      label: aspectName(aspect, composing),
      cells: cells.map(cell),
    }),
  )
  // What nothing names answers no question: each side has a list of its own.
  const labelled = rows.some((row) => row.label !== '')
  const said = (one: SourcedText | undefined) => (one === undefined || one.text === '' ? [] : [one])
  const verdict = findVerdict(part, heading, composing)
  const names = part.sides.map((side) => side.text)
  const texts = rows.flatMap((row) => [row.label, ...row.cells.map((one) => one.text)])
  const words = new Set(wordsOf([...names, ...texts].join(' ')))
  return {
    layout: 'comparison',
    titles: [],
    blocks: [
      {
        kind: 'comparison',
        id: noBlockId,
        sides: part.sides.map((side, index) => ({
          ...sourced(composing, capitalize(side.text, composing.language), [side]),
          ...(labelled ? {} : { items: rows.flatMap((row) => said(row.cells[index])) }),
        })),
        rows: labelled ? rows : [],
        ...(verdict === undefined
          ? {}
          : {
              verdict: {
                ...sourced(
                  composing,
                  verdictText(verdict, composing),
                  [verdict.text],
                  verdict.score,
                ),
                label: decisionName(composing.language),
              },
            }),
      },
    ],
    // The order is the slide's own: rows are matched by what they are about.
    shown: part.atoms.filter((atom) => wordsOf(atom.text.text).every((word) => words.has(word))),
    covered: part.atoms,
    spans: [],
  }
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

/** The sentence of the document that decides, or asks to decide, about what is compared; the source's own words only. */
function findVerdict(
  part: ComparisonPart,
  heading: MappedText | undefined,
  composing: Composing,
): Atom | undefined {
  const { decides, between } = comparisonWords(composing.language)
  const names = part.sides.map((side) => side.text.toLowerCase())
  const subject = (heading?.text ?? '').replace(between, ' ').toLowerCase()
  const stopwords = stopwordsFor(composing.language)
  const words = (text: string) =>
    (text.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? []).filter((word) => !stopwords.has(word))
  const topic = new Set(words(subject))
  const own = new Set(part.atoms)
  let best: { atom: Atom; shared: number } | undefined
  for (const atom of composing.sentences) {
    const text = atom.text.text
    if (own.has(atom) || wordCount(text) > verdictWords || !decides.test(text)) continue
    const shared =
      words(text).filter((word) => topic.has(word)).length +
      2 * names.filter((name) => name.length >= 3 && containsWord(text.toLowerCase(), name)).length
    if (shared >= 1 && (best === undefined || shared > best.shared)) best = { atom, shared }
  }
  return best?.atom
}

function containsWord(text: string, name: string): boolean {
  const at = text.indexOf(name)
  if (at < 0) return false
  return (
    !/[\p{L}\p{N}]/u.test(text[at - 1] ?? ' ') &&
    !/[\p{L}\p{N}]/u.test(text[at + name.length] ?? ' ')
  )
}

function verdictText(atom: Atom, composing: Composing): string {
  return shorten(atom.text.text, { language: composing.language, limit: 12, hardLimit: 18 })
}

function aspectName(
  aspect: ComparisonPart['rows'][number]['aspect'],
  composing: Composing,
): string {
  if (aspect === undefined) return ''
  if (typeof aspect === 'string') return composing.phrases.aspects[aspect]
  return capitalize(aspect.text, composing.language)
}

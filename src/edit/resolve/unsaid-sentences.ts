import { phrasesFor } from '../../author/composer/language/phrases.ts'
import { splitSentences } from '../../author/composer/language/sentences.ts'
import { readManuscript } from '../../author/composer/manuscript.ts'
import { mapVerbatim, spanOf } from '../../author/composer/reading/mapped-text.ts'
import { flattenTopics, topicAtoms } from '../../author/composer/scoring/score-topics.ts'
import { isSpoken } from '../../author/composer/shaping/atom.ts'
import { sourceReader } from '../../author/transcript/source-reader.ts'
import type { Deck } from '../../deck/deck.ts'
import { type Slide, slidePlainText } from '../../deck/slide.ts'
import type { SourcedText } from '../../deck/sourced-text.ts'
import { wordsIn } from './words.ts'

type Sources = Readonly<Record<string, string>>

/** A sentence that belongs to a slide and does not stand on it, and the line of the notes that it comes from. */
export interface UnsaidSentence {
  line: SourcedText
  note?: string
}

/**
 * What belongs to a slide and does not stand on it: the sentences of its notes, then those of the part of the source
 * that it was made of which no slide shows and no notes hold.
 */
export function unsaidSentences(deck: Deck, slide: Slide, sources: Sources): UnsaidSentence[] {
  const { language } = deck
  const onSlide = new Set(wordsIn(slidePlainText(slide)))
  const shown = deck.slides.map(
    (one) => new Set(wordsIn(`${slidePlainText(one)}\n${one.notes ?? ''}`)),
  )
  const found: UnsaidSentence[] = []
  const known = new Set<string>()
  const add = (sentence: UnsaidSentence, said: (words: string[]) => boolean) => {
    const words = wordsIn(sentence.line.text)
    const key = words.join(' ')
    if (words.length < 3 || known.has(key) || said(words)) return
    known.add(key)
    found.push(sentence)
  }
  for (const sentence of noteSentences(slide, sources, language))
    add(sentence, (words) => isSaid(words, onSlide))
  for (const line of partSentences(slide, sources, language))
    add({ line }, (words) => [onSlide, ...shown].some((one) => isSaid(words, one)))
  return found
}

/** A sentence of which so many words stand on a slide is said there. */
const saidShare = 0.8

function isSaid(words: readonly string[], known: ReadonlySet<string>): boolean {
  return words.filter((word) => known.has(word)).length >= words.length * saidShare
}

/** The sentences of a slide's notes, with their places in its sources. */
function noteSentences(slide: Slide, sources: Sources, language: string): UnsaidSentence[] {
  const { furthermore, sources: named } = phrasesFor(language)
  const texts = sourceReader(sources)
  const inputs = [...new Set(slide.sources.map((span) => span.input))]
  return (slide.notes ?? '').split('\n').flatMap((note) => {
    if (isLed(note, named)) return []
    const bare = isLed(note, furthermore)
      ? note.slice(furthermore.length).replace(/^\s*[:：]\s*/u, '')
      : note
    return splitSentences(mapVerbatim(bare, 0), language).map(({ text }): UnsaidSentence => {
      for (const input of inputs) {
        const start = texts.position(text, input)
        if (start === undefined) continue
        return { note, line: { text, sources: [{ input, start, end: start + text.length }] } }
      }
      return { note, line: { text, sources: [], added: true } }
    })
  })
}

function isLed(line: string, phrase: string): boolean {
  return line.startsWith(phrase) && /^\s*[:：]/u.test(line.slice(phrase.length))
}

/** The sentences under the heading that most of a slide's spans stand under. */
function partSentences(slide: Slide, sources: Sources, language: string): SourcedText[] {
  const parts = [...new Set(slide.sources.map((span) => span.input))].flatMap((input) => {
    const text = sources[input]
    if (text === undefined) return []
    const spans = slide.sources.filter((span) => span.input === input)
    return flattenTopics(readManuscript(text, language, true).root).map((topic) => {
      const atoms = topicAtoms(topic).map((atom) => ({ atom, span: spanOf(atom.text) }))
      const own = spans.filter((one) =>
        atoms.some(({ span }) => one.start < span.end && span.start < one.end),
      )
      return { input, atoms, share: own.length / slide.sources.length }
    })
  })
  const [part] = parts.filter(({ share }) => share > 0.5)
  if (part === undefined) return []
  return part.atoms
    .filter(({ atom }) => isSpoken(atom))
    .map(({ atom, span }) => ({
      text: atom.text.text,
      sources: [{ input: part.input, ...span }],
      score: atom.score,
    }))
}

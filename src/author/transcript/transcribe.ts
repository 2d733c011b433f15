import type { Block } from '../../deck/blocks/block.ts'
import type { Deck } from '../../deck/deck.ts'
import { chosenVariant, type Slide, slidePlainText, type Variant } from '../../deck/slide.ts'
import { phrasesFor } from '../composer/language/phrases.ts'
import { splitSentences } from '../composer/language/sentences.ts'
import { mapVerbatim } from '../composer/reading/mapped-text.ts'
import { foldedWords } from '../composer/slides/slide-draft.ts'
import { withContentShown } from './content-shown.ts'
import { type SourceReader, sourceReader } from './source-reader.ts'
import { type SpokenPhrases, spokenPhrases } from './spoken-phrases.ts'
import {
  asSentence,
  endsSentence,
  introduced,
  joinSentences,
  ledUp,
  spokenList,
  wordsOf,
} from './spoken-text.ts'
import { blockUtterances, type Speaking, type Utterance } from './utterances.ts'

/** What a transcript is made of besides the slides. */
interface TranscriptMaterial {
  /** Notes by slide id, where they are not to be the slide's own. */
  notes: Readonly<Record<string, string>>
  /** The texts that the slides were made of, by input. */
  sources: Readonly<Record<string, string>>
  /** Whether nobody gave the deck its title: then its title slide's own words name the subject. */
  untitled?: boolean
}

/** So many things are said in one breath. */
const longestList = 8

/** A paragraph of a transcript ends at the first sentence after so many characters. */
const paragraphLength = 600

/**
 * What a speaker says on each of the slides, in whole sentences of the deck's language: the sentences of the source
 * that a slide was made of and those in its notes, each once and in the source's order; what is only words on the slide
 * is led up to by phrases that claim nothing. Deterministic; a transcript is never empty.
 */
export function transcribe(
  deck: Deck,
  slideIds: readonly string[],
  material: TranscriptMaterial,
): { slideId: string; content: string }[] {
  const sources = sourceReader(material.sources)
  const phrases = spokenPhrases(deck.language)
  const wanted = new Set(slideIds)
  const slides = deck.slides.map(withContentShown)
  return slides.flatMap((slide, index) => {
    if (!wanted.has(slide.id)) return []
    const notes = material.notes[slide.id] ?? slide.notes ?? ''
    const speaking = { language: deck.language, phrases, sources }
    const untitled = material.untitled === true && chosenVariant(slide).title === deck.title
    const content = transcribeSlide(
      { ...deck, slides },
      { slide, index, notes, untitled },
      speaking,
    )
    return [{ slideId: slide.id, content }]
  })
}

function transcribeSlide(
  deck: Deck,
  of: { slide: Slide; index: number; notes: string; untitled: boolean },
  speaking: Speaking,
): string {
  const { slide, index, notes, untitled } = of
  const { language, phrases } = speaking
  const variant = chosenVariant(slide)
  const title = variant.title.trim()
  const shown = [...variant.blocks, ...metaBlocks(variant)].flatMap((block) =>
    blockUtterances(block, title, speaking),
  )
  const caption = variant.caption?.trim() ?? ''
  if (caption !== '') shown.push({ text: asSentence(caption, language), fragment: false })
  const { utterances, references } = notesUtterances(notes, slide, speaking)
  const all = withWholeSentences([...inSlideOrder(shown), ...utterances], language)
  const ordered = inSourceOrder(withoutRepeats(all))
  const joined = joinFragments(ordered, speaking)
  const named = untitled && variant.layout === 'title' ? joined.shift() : undefined
  const opening =
    named === undefined
      ? openingOf(deck, slide, index, joined, phrases)
      : introduced([phrases.welcome], named, language)
  // A title that is a sentence of the source is not said again where it stands there.
  const titleIsSaid = title !== '' && foldedWords(opening).endsWith(foldedWords(title))
  const sentences = joined.filter((one) => !titleIsSaid || foldedWords(one) !== foldedWords(title))
  if (opening !== '') sentences.unshift(opening)
  if (sentences.length === 0) sentences.push(asSentence(title || deck.title, language))
  if (variant.layout === 'closing') sentences.push(phrases.thanks)
  return [...paragraphs(sentences, language), ...references].join('\n')
}

/** Who, when and where, as it is said after the blocks. */
function metaBlocks({ meta }: Variant): Block[] {
  return meta ? [{ kind: 'paragraph', id: 'meta', paragraphs: [{ text: meta, sources: [] }] }] : []
}

/** How the slide is opened: with its subject, unless the first sentences say it. */
function openingOf(
  deck: Deck,
  slide: Slide,
  index: number,
  sentences: readonly string[],
  phrases: SpokenPhrases,
): string {
  const { language } = deck
  const { layout, title, eyebrow } = chosenVariant(slide)
  const subject = title.trim()
  if (layout === 'title') return introduced([phrases.welcome], subject || deck.title, language)
  if (layout === 'section') return introduced([phrases.part], subject, language)
  if (subject === '' || layout === 'agenda' || layout === 'closing') return ''
  const section = eyebrow?.trim() ?? ''
  const before = deck.slides[index - 1]
  const opens =
    section !== '' &&
    before !== undefined &&
    chosenVariant(before).eyebrow !== eyebrow &&
    chosenVariant(before).title !== section &&
    !foldedWords(subject).includes(foldedWords(section))
  const start = new Set(wordsOf(sentences.slice(0, 2).join(' ')))
  const isSaid =
    wordsOf(subject).every((word) => start.has(word)) ||
    (before !== undefined && chosenVariant(before).title === title)
  const names = [opens ? section : '', isSaid ? '' : subject].filter(Boolean)
  const turn = index % phrases.leads.length
  const leads = [...phrases.leads.slice(turn), ...phrases.leads.slice(0, turn)]
  return names.length === 0 ? '' : introduced(leads, names.join(' – '), language)
}

/** The sentences of the notes, without the author's own words between them; lines that name sources stay lines. */
function notesUtterances(
  notes: string,
  slide: Slide,
  { language, sources }: Speaking,
): { utterances: Utterance[]; references: string[] } {
  const { furthermore, sources: named } = phrasesFor(language)
  const inputs = [...new Set(slide.sources.map((span) => span.input))]
  const onSlide = new Set(wordsOf(slidePlainText(slide)))
  const references: string[] = []
  const utterances: Utterance[] = []
  for (const raw of notes.split('\n').map((one) => one.trim())) {
    const line = withoutLead(raw, furthermore)
    if (line === '') continue
    if (isLed(raw, named)) {
      references.push(raw)
      continue
    }
    for (const { text } of splitSentences(mapVerbatim(line, 0), language)) {
      const span = whereSaid(text, inputs, sources)
      const whole = endsSentence(text)
      // Rows and items that the slide itself shows are for the eye.
      if (!whole && wordsOf(text).every((word) => onSlide.has(word))) continue
      utterances.push({
        text: whole ? asSentence(text, language) : text,
        fragment: !whole,
        lead: furthermore,
        ...(span ? { span } : {}),
      })
    }
  }
  return { utterances, references }
}

/** Whether a line begins with the phrase and a colon. */
function isLed(line: string, phrase: string): boolean {
  return line.startsWith(phrase) && /^\s*[:：]/u.test(line.slice(phrase.length))
}

/** A line without the phrase and its colon before it, without a number, with commas between what stood in columns. */
function withoutLead(line: string, phrase: string): string {
  const rest = isLed(line, phrase) ? line.slice(phrase.length).replace(/^\s*[:：]\s*/u, '') : line
  return rest
    .replace(/^\d{1,3}\.\s+/u, '')
    .replace(/\s*\t\s*| · /gu, ', ')
    .replace(/^[,\s]+/u, '')
}

function whereSaid(text: string, inputs: readonly string[], sources: SourceReader) {
  for (const input of inputs) {
    const start = sources.position(text, input)
    if (start !== undefined) return { input, start, end: start + text.length }
  }
  return undefined
}

/** Where a slide shows the beginning of a sentence under a head and the notes have it whole, the head leads up to that. */
function withWholeSentences(utterances: readonly Utterance[], language: string): Utterance[] {
  const folded = utterances.map((one) => foldedWords(one.text))
  return utterances.map((one) => {
    if (one.headed === undefined) return one
    const { head, text } = one.headed
    const begun = foldedWords(text)
    const whole = utterances.find(
      (other, index) => other !== one && begun !== '' && folded[index]?.startsWith(begun),
    )
    return whole === undefined
      ? one
      : { ...one, text: asSentence(ledUp(head, whole.text, language), language) }
  })
}

/** What is said within something else that is said is not said again. */
function withoutRepeats(utterances: readonly Utterance[]): Utterance[] {
  const folded = utterances.map((one) => foldedWords(one.text))
  const words = utterances.map((one) => new Set(wordsOf(one.text)))
  return utterances.filter((one, index) => {
    const own = folded[index] ?? ''
    if (own === '') return false
    const ownWords = wordsOf(one.text)
    return !folded.some((other, at) => {
      if (at === index) return false
      const same = other === own
      if (same) return at < index
      if (other.includes(own)) return true
      // The same words in another order: the sides of a comparison, the cells of a row.
      const known = words[at] ?? new Set()
      return at < index && ownWords.length >= 3 && ownWords.every((word) => known.has(word))
    })
  })
}

/** What a slide shows is said in its order, whatever part of the source it comes from. */
function inSlideOrder(utterances: readonly Utterance[]): Utterance[] {
  let last: Utterance['span']
  return utterances.map((one) => {
    const { span } = one
    if (span === undefined) return one
    if (last === undefined || span.input !== last.input || span.start >= last.start) {
      last = span
      return one
    }
    return { ...one, span: last }
  })
}

/** In the order of the source; what is not from there keeps its place behind what it followed. */
function inSourceOrder(utterances: readonly Utterance[]): Utterance[] {
  const inputs: string[] = []
  let place = { input: -1, start: -1 }
  const placed = utterances.map((one, index) => {
    if (one.span !== undefined) {
      if (!inputs.includes(one.span.input)) inputs.push(one.span.input)
      place = { input: inputs.indexOf(one.span.input), start: one.span.start }
    }
    return { one, index, ...place }
  })
  return placed
    .sort((a, b) => a.input - b.input || a.start - b.start || a.index - b.index)
    .map(({ one }) => one)
}

/** Neighbouring fragments as one sentence, behind a phrase that leads up to them; one alone ends as a sentence does. */
function joinFragments(
  utterances: readonly Utterance[],
  { language, phrases }: Speaking,
): string[] {
  const sentences: string[] = []
  let run: Utterance[] = []
  const close = () => {
    const [first, ...more] = run
    if (first !== undefined) {
      const texts = run.map((one) => one.text)
      const alone = more.length === 0 && first.lead === undefined
      const lead = first.lead ?? phrases.points
      const text = alone ? first.text : ledUp(lead, spokenList(texts, language), language)
      sentences.push(asSentence(text, language))
    }
    run = []
  }
  for (const one of utterances) {
    const [first] = run
    if (!one.fragment || first?.lead !== one.lead || run.length === longestList) close()
    if (one.fragment) run.push(one)
    else sentences.push(one.text)
  }
  close()
  return sentences
}

function paragraphs(sentences: readonly string[], language: string): string[] {
  const made: string[] = []
  let current: string[] = []
  let length = 0
  for (const sentence of sentences) {
    current.push(sentence)
    length += sentence.length
    if (length < paragraphLength) continue
    made.push(joinSentences(current, language))
    current = []
    length = 0
  }
  if (current.length > 0) made.push(joinSentences(current, language))
  return made
}

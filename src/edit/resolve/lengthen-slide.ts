import { wordCount } from '../../author/composer/language/script.ts'
import { capitalize, withoutFullStop } from '../../author/composer/shaping/shorten.ts'
import { sourceReader } from '../../author/transcript/source-reader.ts'
import { type Block, blockSources } from '../../deck/blocks/block.ts'
import type { Slide, Variant } from '../../deck/slide.ts'
import type { SourcedText } from '../../deck/sourced-text.ts'
import { type Body, mapBodies } from './block-bodies.ts'
import { fitsOf } from './fit-edited.ts'
import type { ResolveContext } from './resolve-context.ts'
import { contentVariant, withContent } from './slide-content.ts'
import { type UnsaidSentence, unsaidSentences } from './unsaid-sentences.ts'
import { wordsIn } from './words.ts'

/** So many sentences come back at once. */
const mostAdded = 3
/** A sentence of more words than this is for the notes. */
const mostWords = 45

/** A connective alone is not worth coming back. */
const leastMore = 2

/**
 * The slide with more of what belongs to it: its lines as whole as its source has them, then sentences of its notes and
 * of its part of the source, as many as it shows with ease; those leave the notes. Undefined when there is nothing, or
 * no room.
 */
export function lengthenSlide(
  slide: Slide,
  position: number,
  context: ResolveContext,
): Slide | undefined {
  const { deck, sources } = context
  const fits = fitsOf(deck, context)(position)
  const room = (variant: Variant) => fits.placesAll(variant) && fits.comfortable(variant)
  const own = contentVariant(slide)
  let variant = restored(own, sources, deck.language, room)
  const moved: UnsaidSentence[] = []
  const shown = withContent(slide, variant)
  for (const sentence of unsaidSentences(deck, shown, sources)) {
    if (moved.length === mostAdded) break
    if (wordCount(sentence.line.text) > mostWords) continue
    const longer = withLine(variant, sentence.line, deck.language)
    if (longer === undefined || !room(longer)) continue
    variant = longer
    moved.push(sentence)
  }
  if (variant === own) return undefined
  return withoutNotes(withContent(slide, variant), moved)
}

/** Each line as the source has it, where it is a short form of that and the slide has room for the whole. */
function restored(
  variant: Variant,
  sources: Readonly<Record<string, string>>,
  language: string,
  room: (variant: Variant) => boolean,
): Variant {
  const texts = sourceReader(sources)
  const origins = variant.blocks.flatMap(blockSources).map((span) => span.start)
  const whole = ({ text, sources: spans, beside }: Body): string => {
    const [span, ...others] = spans
    // What several lines were made of is no longer form of one of them.
    if (span === undefined || others.length > 0) return text
    if (origins.filter((start) => start === span.start).length > 1) return text
    const passage = withoutFullStop(texts.passage(span))
    const all = wordsIn(passage)
    const own = wordsIn(text)
    const named = wordsIn(beside).some((word) => all.includes(word))
    if (named || own.length === 0 || all.length < own.length + leastMore) return text
    if (!isWithin(own, all)) return text
    if (wordCount(passage) > mostWords || passage.includes('|')) return text
    const stop = /[.。।॥]$/u.exec(text)?.[0] ?? ''
    return capitalize(passage, language) + stop
  }
  let current = variant
  for (const index of variant.blocks.keys()) {
    const block = current.blocks[index] as Block
    const changed = mapBodies(block, whole)
    if (JSON.stringify(changed) === JSON.stringify(block)) continue
    const longer = { ...current, blocks: current.blocks.with(index, changed) }
    if (room(longer)) current = longer
  }
  return current
}

/** Whether words stand in others in the same order. */
function isWithin(words: readonly string[], all: readonly string[]): boolean {
  let at = 0
  for (const word of all) if (word === words[at]) at++
  return at === words.length
}

/** The variant with one more line: in its list, else in its prose, else as prose beside what it shows. */
function withLine(variant: Variant, line: SourcedText, language: string): Variant | undefined {
  const text = capitalize(line.text, language)
  const at = variant.blocks.findIndex((block) => block.kind === 'bullets')
  const list = variant.blocks[at]
  if (list?.kind === 'bullets') {
    const item = { ...line, text: withoutFullStop(text), level: 0 as const }
    const longer = { ...list, items: [...list.items, item] }
    return { ...variant, blocks: variant.blocks.with(at, longer) }
  }
  const beside = variant.blocks.findIndex((block) => block.kind === 'paragraph')
  const prose = variant.blocks[beside]
  if (prose?.kind === 'paragraph') {
    const stopped = prose.paragraphs.some((one) => /[.!?。！？।]$/u.test(one.text))
    const added = { ...line, text: stopped ? text : withoutFullStop(text) }
    const longer = { ...prose, paragraphs: [...prose.paragraphs, added] }
    return { ...variant, blocks: variant.blocks.with(beside, longer) }
  }
  const [main] = variant.blocks
  if (main === undefined) return undefined
  const paragraph: Block = {
    kind: 'paragraph',
    id: `${main.id}-more`,
    paragraphs: [{ ...line, text }],
  }
  return { ...variant, blocks: [...variant.blocks, paragraph] }
}

/** Without what stands on the slide now: a note that is said whole goes, of another its sentence. */
function withoutNotes(slide: Slide, moved: readonly UnsaidSentence[]): Slide {
  const { notes, ...rest } = slide
  if (notes === undefined) return slide
  const lines = notes.split('\n').flatMap((note) => {
    const said = moved.filter((one) => one.note === note).map((one) => one.line.text)
    if (said.length === 0) return [note]
    const left = said.reduce((text, sentence) => text.replace(sentence, ''), note)
    const bare = left
      .replace(/^[^:：]{1,40}[:：]\s*$/u, '')
      .replace(/\s{2,}/gu, ' ')
      .trim()
    return bare === '' ? [] : [bare]
  })
  return lines.length === 0 ? rest : { ...rest, notes: lines.join('\n') }
}

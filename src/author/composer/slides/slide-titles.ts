import { keyPhrases } from '../language/key-phrases.ts'
import { lexiconFor } from '../language/lexicon.ts'
import { isDense, wordCount } from '../language/script.ts'
import { stopwordsFor } from '../language/stopwords.ts'
import type { MappedText } from '../reading/mapped-text.ts'
import type { Atom } from '../shaping/atom.ts'
import { leadTerm, refersBack } from '../shaping/bullet-text.ts'
import type { Topic } from '../shaping/part.ts'
import { capitalize, cutBeyond, shorten } from '../shaping/shorten.ts'
import type { Composing } from './slide-draft.ts'
import { isTitleLength } from './stated-titles.ts'

/** Longest title in characters where the source allows it. */
const titleLength = 90

/** A whole sentence is a title only when it is short. */
const captionLength = 80

/** A passage as a title: one line, shortened by deletion, without a colon or full stop at its end. */
export function titleText(passage: MappedText, composing: Composing): string {
  const whole = passage.text.replace(/[\s:：.。]+$/u, '').trim()
  if (whole.length <= titleLength) return capitalize(whole, composing.language)
  const short = shorten(whole, { language: composing.language, limit: 12, hardLimit: 14 })
  return cutBeyond(short, titleLength)
}

/** Titles for a slide about some atoms, not all of which it may show, that is not the first of its topic. */
export function continuationTitles(
  topic: Topic,
  lines: { intro?: MappedText; caption?: MappedText },
  { atoms, visible }: { atoms: readonly Atom[]; visible: readonly Atom[] },
  composing: Composing,
): string[] {
  const titles: string[] = []
  if (lines.intro !== undefined) {
    const intro = introTitle(lines.intro, composing)
    if (intro !== undefined) titles.push(intro)
  }
  if (lines.caption !== undefined && !refersBack(lines.caption.text, composing.language)) {
    const caption = shorten(lines.caption.text, {
      language: composing.language,
      limit: 12,
      hardLimit: 14,
    })
    if (caption.length <= captionLength) titles.push(caption)
  }
  const [first] = atoms
  if (atoms.length === 1 && first !== undefined && first.lead > 0)
    titles.push(capitalize(leadTerm(first), composing.language))
  // A table that is cut short is cut again where its slide has less room.
  const cut = visible.length < atoms.length && first?.kind === 'row'
  const named = cut ? undefined : nameRange(visible)
  if (named !== undefined) titles.push(capitalize(named, composing.language))
  if (first !== undefined && isDense(first.text.text)) {
    const opening = openingPhrase(first.text.text)
    if (opening !== undefined) titles.push(opening)
  }
  const text = atoms.map((atom) => atom.text.text).join('\n')
  const heading = topic.heading?.text ?? ''
  for (const phrase of keyPhrases(text, composing.language, 6)) {
    if (heading.toLowerCase().includes(phrase.toLowerCase())) continue
    if (isFirstWordOfAll(phrase, atoms)) continue
    titles.push(capitalize(phrase, composing.language))
  }
  return titles.filter((title) => title.length <= titleLength && !title.endsWith('…'))
}

/** Whether a phrase is no more than the word that every item begins with ("Step"). */
function isFirstWordOfAll(phrase: string, atoms: readonly Atom[]): boolean {
  const word = phrase.toLowerCase()
  return (
    atoms.length >= 2 &&
    atoms.every((atom) => atom.text.text.toLowerCase().split(/[\s:：.,，、]/u)[0] === word)
  )
}

/** What introduces a list, without its connective: "For example" names nothing, "the agent can" breaks off. */
function introTitle(intro: MappedText, composing: Composing): string | undefined {
  const { language } = composing
  const title = shorten(intro.text.replace(/[\s:：]+$/u, ''), {
    language,
    limit: 12,
    hardLimit: 14,
  })
  const last = title.split(/\s+/u).pop()?.toLowerCase() ?? ''
  const breaks = !isDense(title) && stopwordsFor(language).has(last)
  // "If no reference is given, the agent can:" is about the case.
  const condition = /^(.{8,})[,،]\s/u.exec(title)?.[1]
  if (breaks && condition !== undefined && wordCount(condition) >= 3) return condition
  const empty = lexiconFor(language).connectives.includes(title.toLowerCase())
  return breaks || empty || !isTitleLength(title) || refersBack(title, language) ? undefined : title
}

/** Items with names of a few words are called after the first and the last ("Binary search – Quicksort"). */
function nameRange(atoms: readonly Atom[]): string | undefined {
  const first = atoms[0]
  const last = atoms[atoms.length - 1]
  if (first === undefined || last === undefined || first === last) return undefined
  if (atoms.some((atom) => atom.kind === 'sentence')) return undefined
  const names = [itemName(first), itemName(last)]
  return names.every((name) => name.length >= 2 && name.length <= 34 && wordCount(name) <= 4)
    ? names.join(' – ')
    : undefined
}

/** An item's name: its term, or what stands before a dash, a parenthesis or the next cell. */
function itemName(atom: Atom): string {
  if (atom.lead > 0) return leadTerm(atom)
  return atom.text.text.split(/\s[-–—·]\s|\s?[(（:：]/u)[0]?.trim() ?? ''
}

/** What a text without spaces begins with: its topic before the particle or verb, or its first clause when short. */
function openingPhrase(text: string): string | undefined {
  const topic = /^[^、。，,.\s]{2,20}?(?=は|が|是|の場合)/u.exec(text)
  if (topic !== null) return topic[0]
  // Thai sets clauses apart with spaces.
  const clause = /^[\u0e00-\u0e7f]/u.test(text)
    ? /^\S{8,24}(?=\s|$)/u
    : /^[^、。，,.:：]{4,24}?(?=\s[-–—]|[、。，,.:：]|$)/u
  return clause.exec(text)?.[0]
}

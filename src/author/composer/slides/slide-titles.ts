import { keyPhrases } from '../language/key-phrases.ts'
import type { MappedText } from '../reading/mapped-text.ts'
import type { Atom } from '../shaping/atom.ts'
import { leadTerm, refersBack } from '../shaping/bullet-text.ts'
import type { Topic } from '../shaping/part.ts'
import { capitalize, cutBeyond, shorten } from '../shaping/shorten.ts'
import type { Composing } from './slide-draft.ts'

/** Longest title in characters where the source allows it. */
export const titleLength = 90

/** A whole sentence is a title only when it is short. */
const captionLength = 80

/** A passage as a title: one line, shortened by deletion, without a colon or full stop at its end. */
export function titleText(passage: MappedText, composing: Composing): string {
  const whole = passage.text.replace(/[\s:：.。]+$/u, '').trim()
  if (whole.length <= titleLength) return capitalize(whole, composing.language)
  const short = shorten(whole, { language: composing.language, limit: 12, hardLimit: 14 })
  return cutBeyond(short, titleLength)
}

/** Titles for a slide about some atoms that is not the first of its topic. */
export function continuationTitles(
  topic: Topic,
  lines: { intro?: MappedText; caption?: MappedText },
  atoms: readonly Atom[],
  composing: Composing,
): string[] {
  const titles: string[] = []
  if (lines.intro !== undefined) titles.push(titleText(lines.intro, composing))
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
  const text = atoms.map((atom) => atom.text.text).join('\n')
  const heading = topic.heading?.text ?? ''
  for (const phrase of keyPhrases(text, composing.language, 6)) {
    if (heading.toLowerCase().includes(phrase.toLowerCase())) continue
    titles.push(capitalize(phrase, composing.language))
  }
  return titles.map((title) => cutBeyond(title, titleLength))
}

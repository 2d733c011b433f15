import { comesTo } from '../language/outcomes.ts'
import { isUnfinished } from '../language/pointer-sentences.ts'
import { wordCount } from '../language/script.ts'
import type { Message } from '../planning/messages.ts'
import { captionWords } from '../planning/slide-room.ts'
import { isBracketed } from '../reading/bracketed.ts'
import { spanOf } from '../reading/mapped-text.ts'
import { type Atom, isSpoken } from '../shaping/atom.ts'
import type { Part } from '../shaping/part.ts'
import { joinedSentences, sentenceRuns } from '../shaping/sentence-runs.ts'
import { asLine } from '../shaping/shorten.ts'
import { goesOn, isAside, standsAlone, standsInPlace } from '../shaping/stands-alone.ts'
import type { Composing, SlideDraft } from './slide-draft.ts'

/** A line behind another, which ends as a sentence does. */
export function behind(line: string, next: string): string {
  return /[.!?。！？]$/u.test(line) ? `${line} ${next}` : `${line}. ${next}`
}

/** Forms that have no line under what they show. */
export const withoutCaption = new Set(['paragraph', 'statement', 'closing', 'image'])

/** The first slide with all that is said beside its part under it, where that is a line and stands by itself. */
export function withCaption(
  drafts: SlideDraft[],
  { part, companions }: Message,
  composing: Composing,
): SlideDraft[] {
  const [first, ...others] = drafts
  if (first === undefined || companions.length === 0 || withoutCaption.has(first.layout))
    return drafts
  const { language } = composing
  // One of them may be the slide's title.
  const beside = companions.filter((atom) => !first.shown.includes(atom))
  // All of it, or what it begins with: a line out of its midst has lost what it goes on from.
  const opening = sentenceRuns(beside, language)[0]?.atoms ?? []
  // Under the title or the words that it goes on from a line may point back at them.
  const above = first.layout === 'quote' ? [...companions, ...first.covered] : companions
  const [next] = beside
  const goesOnFrom = (atom: Atom) => !beside.includes(atom) && atom.index < (next?.index ?? 0)
  const stands = above.some(goesOnFrom) ? standsInPlace : standsAlone
  const said = [beside, opening].find(
    (atoms) =>
      isCaption(atoms, stands, part, language) &&
      isOfPart(atoms, part, language) &&
      isWholeBelowLabel(atoms, beside, part),
  )
  if (said === undefined) return drafts
  const line = asLine(joinedSentences(said), language)
  const total = first.caption === undefined ? '' : behind(first.caption, '')
  // What a caption has to say of the content (its total, how many are missing) comes before what else is said of it.
  if (wordCount(total + line) > captionWords && total !== '') return drafts
  const caption = total + line
  return [
    {
      ...first,
      caption,
      captioned: said,
      shown: [...first.shown, ...said],
      spans: [...first.spans, ...said.map((atom) => spanOf(atom.text))],
    },
    ...others,
  ]
}

/**
 * Whether sentences say something of a part that has them under it: below somebody's words is said only what points at them, and
 * what is proposed or decided is more than a remark about data.
 */
function isOfPart(atoms: readonly Atom[], part: Part | undefined, language: string): boolean {
  const isBehind = ({ index }: Atom) => index > (part?.atoms[0]?.index ?? 0)
  const [first] = atoms
  const pointsAtIt = first !== undefined && goesOn(first.text.text, language)
  if (part?.kind === 'quote') return pointsAtIt || !atoms.some(isBehind)
  if (part?.kind !== 'chart' && part?.kind !== 'table') return true
  return !atoms.some((atom) => isBehind(atom) && comesTo(atom.text.text, language))
}

/** Whether sentences that a label names ("Not included: …") are all that it names; about data it may remark something. */
function isWholeBelowLabel(
  atoms: readonly Atom[],
  beside: readonly Atom[],
  part: Part | undefined,
): boolean {
  if (part?.kind === 'chart' || (part?.kind === 'table' && !part.isPriced)) return true
  const next = beside[beside.indexOf(atoms.at(-1) as Atom) + 1]
  return (atoms[0]?.lead ?? 0) === 0 || next === undefined || next.opens === true
}

/** Whether some sentences are short enough for a line under the content, and none of them asks. */
function isCaption(
  atoms: readonly Atom[],
  stands: typeof standsAlone,
  part: Part | undefined,
  language: string,
): boolean {
  // Right behind figures brackets say what these hold for.
  const last = part?.atoms.at(-1)?.index
  const isCondition = ({ index, text: { text } }: Atom) =>
    last !== undefined && index === last + 1 && isBracketed(text)
  const words = atoms.reduce((sum, atom) => sum + wordCount(atom.text.text), 0)
  // What ends no sentence leads to something else ("A dog may come if").
  const ended = atoms
    .slice(0, -1)
    .every(({ text: { text } }) => /[.!…。！।][^\p{L}\p{N}]*$/u.test(text))
  return (
    atoms.length > 0 &&
    atoms.every(isSpoken) &&
    words <= captionWords &&
    stands(atoms[0]?.text.text ?? '', language) &&
    ended &&
    atoms.every(
      (atom) =>
        !isUnfinished(atom.text.text) && (isCondition(atom) || !isAside(atom.text.text, language)),
    )
  )
}

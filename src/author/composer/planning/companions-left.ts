import { isAboutListeners, isAboutSpeaker } from '../language/address-words.ts'
import { comesTo } from '../language/outcomes.ts'
import { wordCount } from '../language/script.ts'
import { leadTermLength } from '../reading/lead-term.ts'
import type { Atom } from '../shaping/atom.ts'
import { goesOn, isAside } from '../shaping/stands-alone.ts'
import { byLead } from '../slides/choose-title.ts'
import { messageSlides } from '../slides/message-slides.ts'
import type { Composing } from '../slides/slide-draft.ts'
import type { Message } from './messages.ts'

/** Fewer words that settle and ask nothing are no slide. */
const fewestApart = 10

/**
 * The sentences beside a part that its slides leave to the notes and that have a slide of their own instead, with all of their paragraphs but what is a
 * title: of a text that is shown whole (`share` 1) what says something, of a longer one all that is left where something of it
 * behind the part settles or asks something.
 */
export function companionsLeft(message: Message, share: number, composing: Composing): Atom[] {
  const { part, companions, natural } = message
  const { language } = composing
  const drafts = messageSlides(message, natural, composing).map((draft) =>
    draft.point === undefined && draft.titles.length === 0 ? byLead(draft, composing) : draft,
  )
  const captioned = new Set(drafts.flatMap((draft) => draft.captioned ?? []))
  const shown = new Set(drafts.flatMap((draft) => draft.shown))
  const isLeft = (atom: Atom) => !shown.has(atom) && !isAside(atom.text.text, language)
  const left = companions.filter(isLeft)
  const behind = left.filter(({ index }) => index > (part?.atoms[0]?.index ?? 0))
  const isWorth =
    (share === 1 && wordsOf(left, language) >= fewestApart) ||
    behind.some(({ text: { text } }) => comesTo(text, language))
  if (!isWorth) return []
  const apart = paragraphsOf(companions, message).filter((some) => some.some(isLeft))
  return apart.flatMap((some) => {
    // "Unit: million", "Source: …" says how its part is to be read.
    const own = some.filter(
      (atom) => !shown.has(atom) || (captioned.has(atom) && leadTermLength(atom.text.text) === 0),
    )
    // What goes on from the title is told behind it.
    const [first] = own
    return first !== undefined && goesOn(first.text.text, language) ? some : own
  })
}

/** The words of some sentences that are not merely between who speaks and who listens, without figures. */
function wordsOf(atoms: readonly Atom[], language: string): number {
  const isPersonal = (text: string) =>
    isAboutSpeaker(text, language) || isAboutListeners(text, language)
  return atoms
    .map(({ text: { text } }) => text)
    .filter((text) => !isPersonal(text))
    .reduce((sum, text) => sum + wordCount(text.replace(/\p{N}+/gu, '')), 0)
}

/** The sentences beside a part by paragraphs, those before it and those behind it apart. */
function paragraphsOf(companions: readonly Atom[], { part }: Message): Atom[][] {
  const at = part?.atoms[0]?.index ?? 0
  const paragraphs: Atom[][] = []
  let before: Atom | undefined
  for (const atom of companions) {
    const crosses = before !== undefined && before.index < at && atom.index > at
    if (before === undefined || atom.opens === true || crosses) paragraphs.push([])
    paragraphs.at(-1)?.push(atom)
    before = atom
  }
  return paragraphs
}

import { stopwordsFor } from '../../author/composer/language/stopwords.ts'
import { chosenVariant, type Slide } from '../../deck/slide.ts'
import { segmenter } from '../../text/segmenter.ts'
import type { Clause } from '../clauses/clause.ts'
import type { Concept } from '../lexicons/concept.ts'
import { Declined, Unclear } from '../reading-errors.ts'
import { findReferences } from '../references/find-references.ts'
import type { Reference } from '../references/reference.ts'
import { kindConcepts } from '../references/slides-of-kind.ts'
import type { Session } from '../session.ts'
import { isUnknown, means, type Token } from '../words/token.ts'

/** What words say of slides that shall go, or of how many shall stay. */
interface SlidesToGo {
  /** Those that are what shall go, and not where something else does. */
  deletedSlideIds: string[]
  /** "Cut it **to 5 slides**": which go is left open. */
  countsLeft: number[]
}

/** What stands on a slide: where it is said, the slide may be no more than its place. */
const parts: readonly Concept[] = [
  ...(['title', 'subtitle', 'notes', 'text', 'picture', 'row', 'column', 'cell'] as const),
  ...(['value', 'point', 'item', 'half', 'words', 'everything', 'body', 'sentence'] as const),
  ...(['caption', 'eyebrow', 'series', 'category', 'list', 'attribution', 'link'] as const),
  ...kindConcepts,
]

/** Words for things that the grammar knows only to decline them: "the joke", "the watermark", "the deadline". */
const otherThings: readonly Concept[] = ['needsModel', 'unsupported', 'detail', 'unit', 'total']

/** Says of what follows that something else is in it. */
const placing: readonly Concept[] = ['in', 'of', 'from']

/** Words that stand for something, by their length: shorter ones mostly join others. */
const leastLetters = 4

/** Reads in clauses which slides shall go; the language of the session is that of the words. */
export function slidesToGo(clauses: readonly Clause[], session: Session): SlidesToGo {
  const read = clauses.map((clause, at) => readClause(clause, session, at === 0))
  const namesSlides = read.some(({ isNamed }) => isNamed)
  return {
    deletedSlideIds: [...new Set(read.flatMap(({ ids }) => ids))],
    // Where slides are named, it is those that shall go.
    countsLeft: namesSlides ? [] : [...new Set(read.flatMap(({ counts }) => counts))],
  }
}

interface ReadClause {
  ids: string[]
  isNamed: boolean
  counts: number[]
}

/** Words for slides in a clause: a half-open range of its words in their order. */
interface Mention {
  from: number
  to: number
  ids: string[]
}

function readClause(clause: Clause, session: Session, isFirst: boolean): ReadClause {
  const tokens = [...clause.tokens].sort((first, second) => first.start - second.start)
  const references = findReferences(clause, session, { bareNumbers: true }).map((one) => ({
    ...rangeOf(one, clause, tokens),
    form: one.form,
    slideSaid: one.slideSaid,
    ids: slidesOf(one),
  }))
  const named = references.filter(
    ({ slideSaid, form, ids }) =>
      (slideSaid && form !== 'all' && form !== 'topic' && ids.length > 0) || form === 'pronoun',
  )
  const isNamed = named.some(({ form, ids }) => form !== 'pronoun' && ids.length > 0)
  const counts = references.flatMap((one) => countLeft(one, tokens) ?? [])
  const deletes = clause.has('delete') || (clause.has('put') && clause.has('out'))
  const aboutSlides = references.filter(({ slideSaid }) => slideSaid)
  const isOutside = (at: number) => !aboutSlides.some(({ from, to }) => at >= from && at < to)
  if (tokens.some((token, at) => isOutside(at) && means(token, ...parts)))
    return { ids: [], isNamed, counts }
  const titled = titlesSaid(untilComma(tokens, clause), session)
  const bare = tokens
    .map((token, at) => ({ token, at }))
    .filter(({ token, at }) => means(token, 'slide', 'slides') && !isWithin(at, named))
    .map(({ at }): Mention => ({ from: at, to: at + 1, ids: titled.ids }))
  const isMeant = (mention: Mention) =>
    isWhatGoes(mention, { tokens, instruction: clause.instruction, session, titled, deletes })
  // "The joke on slide 3 is bad, get rid of **it**": what was said before it may be meant.
  const isClear = ({ from, form, slideSaid }: (typeof named)[number]) =>
    form !== 'pronoun' ||
    slideSaid ||
    (isFirst && counts.length === 0 && !tokens.slice(0, from).some(isThing))
  const mentions = [...named.filter(isClear), ...(deletes ? bare : [])]
  return { ids: mentions.filter(isMeant).flatMap(({ ids }) => ids), isNamed, counts }
}

const isWithin = (at: number, mentions: readonly Mention[]) =>
  mentions.some(({ from, to }) => at >= from && at < to)

/** The range of a reference in the words as they stand: a verb that stands last comes first in a clause. */
function rangeOf({ start, end }: Reference, clause: Clause, tokens: readonly Token[]) {
  const own = clause.tokens.slice(start, end).map((token) => tokens.indexOf(token))
  return { from: Math.min(...own), to: Math.max(...own) + 1 }
}

/** How many slides a reference says that shall stay: a number with a word for slides that names none by it. */
function countLeft(
  { from, to, form, slideSaid }: Mention & Pick<Reference, 'form' | 'slideSaid'>,
  tokens: readonly Token[],
): number | undefined {
  if (!slideSaid || form !== 'quantity') return undefined
  const isGoal =
    means(tokens[from - 1], 'to', 'into', 'only') || means(tokens[to], 'toThere', 'only')
  return isGoal ? tokens.slice(from, to).find((token) => means(token, 'number'))?.value : undefined
}

interface Titles {
  ids: string[]
  words: ReadonlySet<string>
}

/** What a clause says up to the first comma after a word for slides: "delete the hiring slide, the pitch is fine". */
function untilComma(tokens: readonly Token[], { instruction }: Clause): string {
  const slideAt = tokens.findIndex((token) => means(token, 'slide', 'slides'))
  const comma = tokens.find((token, at) => at > slideAt && /^[,;:–—，、；：]$/u.test(token.text))
  return instruction.slice(tokens[0]?.start ?? 0, comma?.start ?? tokens.at(-1)?.end)
}

/** The slides of whose title words say a word that no other title has: "the slide with the config **keys**". */
function titlesSaid(text: string, session: Session): Titles {
  const { language, slides } = session.now
  const said = new Set(wordsIn(text, language))
  const titles = slides.map((slide: Slide) => ({
    id: slide.id,
    words: new Set(wordsIn(chosenVariant(slide).title, language)),
  }))
  const found = titles.filter(({ id, words }) =>
    [...words].some(
      (word) =>
        word.length >= leastLetters &&
        said.has(word) &&
        !titles.some((other) => other.id !== id && other.words.has(word)),
    ),
  )
  return {
    ids: found.map(({ id }) => id),
    words: new Set(found.flatMap(({ words }) => [...words])),
  }
}

/** Whether a slide is itself what a clause wishes to go: nothing before it is in it or of it, and nothing behind it is its own. */
function isWhatGoes(
  { from, to }: Mention,
  given: {
    tokens: readonly Token[]
    instruction: string
    session: Session
    titled: Titles
    deletes: boolean
  },
): boolean {
  const { tokens, instruction, session, titled, deletes } = given
  const isOther = (token: Token | undefined) =>
    token !== undefined &&
    isThing(token) &&
    /\p{L}/u.test(token.text) &&
    !stopwordsFor(session.language).has(token.text) &&
    !wordsIn(instruction.slice(token.start, token.end), session.now.language).some((word) =>
      titled.words.has(word),
    )
  // "… and slide 4" goes on with what was said before.
  if (!deletes) return tokens.every((token, at) => (at >= from && at < to) || joins(token))
  const verb = tokens.findLastIndex(
    (token, at) => at < from && means(token, 'delete', 'put', 'out'),
  )
  const before = tokens.slice(verb + 1, from)
  if (before.some((token) => means(token, ...placing) || isOther(token))) return false
  if (means(tokens[from], 'of')) return false
  const next = tokens[to]
  if (isOther(next)) return false
  const behind = tokens.slice(to + 1).find((token) => !means(token, 'the', 'this'))
  return !means(next, ...placing) || means(behind, 'deck')
}

/** Whether a word may name something of its own. */
const isThing = (token: Token) => isUnknown(token) || means(token, ...otherThings, ...parts)

const joins = (token: Token) => means(token, 'and', 'please', 'the', 'particle')

function wordsIn(text: string, language: string): string[] {
  return [...segmenter(language, 'word').segment(text.toLowerCase())].flatMap(
    ({ segment, isWordLike }) => (isWordLike ? [segment] : []),
  )
}

/** The slides of a reference that means certain ones. */
export function slidesOf(reference: Reference): string[] {
  try {
    return reference.ids()
  } catch (error) {
    if (error instanceof Unclear || error instanceof Declined) return []
    throw error
  }
}

import { chosenVariant, slidePlainText } from '../deck/slide.ts'
import { withEllipsis } from '../text/cut-text.ts'
import { Clause } from './clauses/clause.ts'
import type { InstructionContext } from './instruction-context.ts'
import { wordingsOf } from './lexicons/any-language.ts'
import type { Concept } from './lexicons/concept.ts'
import { plainVerbs, rewriteStyles } from './lexicons/verbs.ts'
import { readWords } from './read-words.ts'
import { Declined, Unclear } from './reading-errors.ts'
import { findReferences } from './references/find-references.ts'
import { aKind, kindName } from './references/kind-names.ts'
import { kindOf, slidesOfKind, wholeSlideKinds } from './references/slides-of-kind.ts'
import { slidesThatSay } from './references/slides-that-say.ts'
import { sameWordIn } from './references/word-forms.ts'
import { Session } from './session.ts'
import { isUnknown, means, type Token } from './words/token.ts'

/** Verbs that also say what is there: "which slides **have** code", "… **show** a chart". */
const ofBeing: readonly Concept[] = ['put', 'make', 'convert', 'add', 'use', 'keep', 'write']

/** What makes a question one about something else than which slides there are. */
const otherwise: readonly Concept[] = [
  ...plainVerbs.filter((verb) => !ofBeing.includes(verb)),
  ...rewriteStyles,
  'shall',
  'not',
  'or',
  'if',
  'except',
  'number',
  'ordinal',
  'this',
  'last',
  'theme',
  'color',
  'revision',
]

/** "**Tell me** how many slides there are", "スライドは何枚か**教えて**". */
const tellMe = new RegExp(
  `^\\s*(?:${wordingsOf('tellMe')})[\\s,:，]*|(?:${wordingsOf('tellMeLast')})[.!。！]?$`,
  'iu',
)

/**
 * The answer to a question about what is in the deck: "How many slides are there?", "Which slides have code on them?". Undefined
 * for any other words: every one of them must be understood, and the thing asked about be there or be a kind of thing.
 */
export function answerAboutDeck(asked: string, context: InstructionContext): string | undefined {
  const instruction = asked.replace(tellMe, '')
  const session = new Session(context)
  const words = readWords(instruction, context, session.search)
  if (words === undefined) return undefined
  const { tokens, grammar } = words
  session.readIn(words)
  let end = tokens.length
  while (tokens[end - 1]?.kind === 'sign') end -= 1
  const said = tokens
    .slice(tokens[0]?.text === '¿' ? 1 : 0, end)
    .filter((token) => !means(token, 'please', 'greeting') || means(token, ...asking))
  const content = contentOfOne(said, instruction, session)
  if (content !== undefined) return content
  const asks = said.findIndex((token) => means(token, ...asking))
  if (asks === -1 || (asks > 1 && !grammar.questionInPlace)) return undefined
  if (asks === 1 && !grammar.questionInPlace && !means(said[0], 'in')) return undefined
  // "Which slide was **the one** with the rates?"
  const rest = said.filter((token, at) => at !== asks && !means(token, 'one'))
  if (rest.some((token) => token.kind === 'sign' || means(token, ...otherwise))) return undefined
  const about = askedAbout(rest, instruction, session)
  if (about === 'slides') {
    const count = session.slides.length
    return means(said[asks], 'howMany')
      ? `This presentation has ${count === 1 ? 'one slide' : `${count} slides`}.`
      : undefined
  }
  return about === undefined ? undefined : sentenceOf(about, session)
}

/** What may stand beside a question about what a slide says. */
const besideQuestion: readonly Concept[] = [
  'in',
  'about',
  'the',
  'of',
  'is',
  'particle',
  'possessive',
  'please',
  'say',
  'words',
  'body',
  'convert',
  'put',
]

/** "What is on slide 4?": what one slide prints; undefined where anything else is asked. */
function contentOfOne(
  said: readonly Token[],
  instruction: string,
  session: Session,
): string | undefined {
  const asks = said.findIndex((token) => means(token, 'whatIs'))
  if (asks === -1 || (asks > 0 && !session.grammar.questionInPlace)) return undefined
  const clause = new Clause(said.toSpliced(asks, 1), instruction)
  const [reference, ...others] = findReferences(clause, session, { bareNumbers: false })
  if (!reference?.slideSaid || reference.plural || others.length > 0) return undefined
  if (!clause.without([reference]).tokens.every((token) => means(token, ...besideQuestion)))
    return undefined
  try {
    const [id = ''] = reference.ids()
    const slide = session.slide(id)
    if (slide === undefined) return undefined
    const lines = slidePlainText(slide)
      .slice(chosenVariant(slide).title.length)
      .split('\n')
      .filter((line) => line.trim() !== '')
    const name = `“${session.slideName(id)}”`
    return lines.length === 0
      ? `${name} says nothing but its title.`
      : `${name} says: ${withEllipsis(lines.join(' · '), longestContent)}`
  } catch (error) {
    if (error instanceof Unclear || error instanceof Declined) return undefined
    throw error
  }
}

/** How much of a slide an answer repeats, in UTF-16 units. */
const longestContent = 1500

const asking: readonly Concept[] = ['howMany', 'whichSlides']

/** Slides, and what is said of them: as "has a chart" of one and "have a chart" of several. */
interface Found {
  ids: readonly string[]
  one: string
  several: string
}

function askedAbout(
  rest: readonly Token[],
  instruction: string,
  session: Session,
): Found | 'slides' | undefined {
  const kinds = [...new Set(rest.flatMap((token) => kindOf(token) ?? []))]
  const named = rest.filter((token) => isUnknown(token) || token.kind === 'quote')
  const [first, last] = [named[0], named.at(-1)]
  if (first !== undefined && last !== undefined) {
    const end = kinds.length > 0 ? (rest.at(-1) ?? last) : last
    const whole = first === end ? first.text : instruction.slice(first.start, end.end)
    if (kinds.length > 0) return slidesSaying(whole, session)
    return slidesSaying(whole, session) ?? slidesSaying(rarestWord(named, session), session)
  }
  if (rest.some((token) => means(token, 'notes'))) {
    const ids = session.slides.filter(({ notes = '' }) => notes.trim() !== '').map(({ id }) => id)
    return { ids, one: 'has speaker notes', several: 'have speaker notes' }
  }
  const [kind, ...others] = kinds
  if (others.length > 0) return undefined
  if (kind === undefined) return 'slides'
  const ids = slidesOfKind(session.slides, kind)
  return wholeSlideKinds.includes(kind)
    ? { ids, one: `is ${aKind(kind)}`, several: `are ${kindName(kind)}s` }
    : { ids, one: `has ${aKind(kind)}`, several: `have ${aKind(kind)}` }
}

/** The slides that say a topic, printed or in their notes. */
function slidesSaying(topic: string, session: Session): Found | undefined {
  // Words that no slide says may be no topic at all.
  if (topic === '') return undefined
  const { inTitle, inText } = slidesThatSay(session.slides, topic, sameWordIn(session.grammar))
  const ids = session.slideIds.filter((id) => inTitle.includes(id) || inText.includes(id))
  if (ids.length > 0) return { ids, one: `says “${topic}”`, several: `say “${topic}”` }
  const noted = session.slides.flatMap(({ id, notes = '' }) =>
    notes.toLowerCase().includes(topic.toLowerCase()) ? [id] : [],
  )
  const place = (its: string) => `“${topic}” in ${its} notes`
  return noted.length === 0
    ? undefined
    : { ids: noted, one: `says ${place('its')}`, several: `say ${place('their')}` }
}

/** Of the words of a topic the one that fewest slides say: of “hotel rates” the hotel. */
function rarestWord(words: readonly Token[], session: Session): string {
  const [rarest] = words
    .map(({ text }) => {
      const { inTitle, inText } = slidesThatSay(session.slides, text, sameWordIn(session.grammar))
      return { text, count: inTitle.length + inText.length }
    })
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => one.count - other.count)
  return rarest?.text ?? ''
}

/** How many slides an answer names. */
const mostNamed = 12
const listed = new Intl.ListFormat('en', { type: 'conjunction' })

function sentenceOf({ ids, one, several }: Found, session: Session): string {
  const names = ids.slice(0, mostNamed).map((id) => `“${session.slideName(id)}”`)
  const more = ids.length - names.length
  const list = listed.format(more > 0 ? [...names, `${more} more`] : names)
  if (ids.length === 0) return `No slide ${one}.`
  return ids.length === 1
    ? `One slide ${one}: ${list}.`
    : `${ids.length} slides ${several}: ${list}.`
}

import { tidied } from '../clauses/clause.ts'
import type { Concept } from '../lexicons/concept.ts'
import { functionWords } from '../lexicons/wish-concepts.ts'
import { NothingThere } from '../reading-errors.ts'
import type { Reference } from '../references/reference.ts'
import type { Session } from '../session.ts'
import { plainWords } from '../words/plain-words.ts'
import { isColon, means, type Token } from '../words/token.ts'
import { sayInstead, valueAt } from './change-text.ts'
import { cellsMeant, type Fact, maySetValue, textsMeant, valuesMeant } from './fact-places.ts'
import type { Deed } from './frame.ts'
import { saysForm } from './hardly-given.ts'
import { kindOfAmount } from './payload-list.ts'
import { slidesAt } from './read-slides.ts'
import type { Thing } from './thing.ts'
import type { ValuePlace } from './values-of.ts'
import { type WishText, wordsBetween } from './wish-text.ts'
import { Unfit, type World } from './world.ts'

/** Verbs that say no more than that something shall be so. */
const sets: readonly Concept[] = ['change', 'make', 'put', 'use', 'needs', 'highlight']
const says: readonly Concept[] = ['is', 'shall', 'say', 'to', 'into', 'as', 'needs']

/**
 * "Bianca's deadline is now Fri 20 Feb", "the L5 meals rate is €50", "mark all of Marit's actions as done": a value stated
 * as a fact. Which it is the words tell, each of which must stand in its row or over its column, or in its text.
 */
export function readFact(text: WishText, world: World, withNotes: boolean): Deed | undefined {
  const said = factIn(text, world)
  if (said === undefined) return undefined
  return (now) => {
    const slides = now.scope(said.slides?.ids())
    const fact = { ...said, slides, value: said.value || valueAsked(now) }
    const set = (at: ValuePlace) => valueAt(at, at.row, at.column, fact.value)
    const found = [...cellsMeant(now, fact), ...valuesMeant(now, fact)]
    if (found.length > 0) {
      const [first] = found
      if (found.length > 1 && !fact.ofAll) throw new Unfit()
      if (found.some(({ slideId, block }) => slideId !== first?.slideId || block !== first?.block))
        throw new Unfit()
      for (const place of found) now.session.operate(set(place))
      now.session.remember([first?.slideId ?? ''])
      return
    }
    const texts = textsMeant(now, fact)
    const [only, ...others] = texts
    if (only === undefined && isUnsaid(now, fact))
      throw new NothingThere(`There is no “${fact.words[0]?.text}” there. Nothing was changed.`)
    if (only === undefined) throw new Unfit()
    else {
      if (others.length > 0 && !maySetValue(now, fact)) throw new Unfit()
      const { thing, anew, part } = others.length === 0 ? only : textAsked(now, fact, texts)
      sayInstead(now, thing, anew, part)
      const slide = { ...fact, slides: [thing.slideId] }
      const [noted, ...more] = withNotes ? textsMeant(now, slide, ['notes']) : []
      if (noted !== undefined && more.length === 0)
        sayInstead(now, noted.thing, noted.anew, noted.part)
      now.session.remember([thing.slideId])
    }
  }
}

/** @throws {Unclear} unless that was answered. */
const valueAsked = ({ session }: World) =>
  session.ask('value', 'What shall it be?', [], (answer) => tidied(answer) || undefined)

/** "Change the **date** on the title slide", where nothing stands but names: there is none, and nothing else is meant. */
function isUnsaid(world: World, { words, slides, isAsked }: Fact<readonly string[]>): boolean {
  const isCover = world.things(slides).every(({ block, kind }) => !block || kind === 'subtitle')
  return isAsked && words.every(isOfCover) && slides !== undefined && isCover
}

const isOfCover = (token: Token) => means(token, 'detail', 'cover')

/** @throws {Unclear} unless that was answered. */
function textAsked<Text extends { thing: Thing; old: string }>(
  { session }: World,
  { value }: Fact<unknown>,
  texts: readonly Text[],
): Text {
  return session.ask(
    'text with the value',
    `Which of these shall say “${value}”?`,
    texts.map((one, at) => ({
      text: `“${one.old}” in “${one.thing.texts.map(({ text }) => text).join(' – ')}”`,
      id: String(at),
      value: one,
    })),
  )
}

/** The statement that a wish is. */
function factIn(text: WishText, world: World): Fact<Reference> | undefined {
  const { tokens } = text
  const { session } = world
  if (text.grammar.particlesBehind) return factBehindParticles(text, session)
  const at = tokens.findLastIndex(
    (token, index) =>
      index > 0 &&
      index < tokens.length - 1 &&
      (means(token, ...says) || /^(?:[:：=]|->|→)$/.test(token.text)) &&
      !tokens.slice(index + 1).some((one) => means(one, 'is', 'shall') || one.text === ':'),
  )
  // "Change the date **on the title slide**" does not say to what.
  const isOpen =
    at < 1 ||
    slidesAt(text, at + 1, session).some(
      ({ reference, end }) => reference.slideSaid && end === tokens.length,
    )
  let from = isOpen ? tokens.length : at + 1
  while (from < tokens.length && means(tokens[from], 'please', 'is', 'the', 'as', 'say')) from += 1
  // "… is now **due** 14 Nov", "Ana: **Task** sign": what a column has.
  const isColumn = () =>
    world
      .things()
      .some(
        ({ kind, texts }) =>
          kind === 'column' &&
          plainWords(texts[0]?.text ?? '') === plainWords(wordsBetween(text, from, from + 1)),
      )
  const isDetail = from < tokens.length - 1 && (means(tokens[from], 'detail') || isColumn())
  const detail = isDetail ? tokens[from] : undefined
  if (detail !== undefined) from += 1
  let to = tokens.length
  while (
    to > from &&
    (isPunctuation(tokens[to - 1]) ||
      means(tokens[to - 1], 'please', 'farewell', 'and', 'correction', 'staysSo'))
  )
    to -= 1
  const value = wordsBetween(text, from, to).trim()
  // "7: add …" asks for something, and states no value.
  if (means(tokens[from], ...verbsOf) && !means(tokens[from], ...functionWords)) return undefined
  const own = tokens.slice(0, isOpen ? tokens.length : at)
  // "And of 8**: Now is** the time": no subject behind the colon, so that all behind it is given.
  const colon = own.findLastIndex(isColon)
  if (colon > 0 && !isOpen && own.slice(colon + 1).every((one) => means(one, ...functionWords)))
    return undefined
  // "Hotel **from €150** to €155": what stands there so far is no word that tells which.
  if (own.some((one, index) => means(one, 'from') && /\p{N}/u.test(own[index + 1]?.text ?? '')))
    return undefined
  if ((value === '' && !isOpen) || plainWords(value).split(' ').length > 6) return undefined
  if (tokens.slice(from, to).some((one) => means(one, 'in', 'into', 'slide', 'slides', 'not')))
    return undefined
  // "The risks **should be numbered**".
  if (means(tokens[at], 'shall') && saysForm(tokens.slice(from, to), value, false)) return undefined
  // "租金**改为**9500元": a verb that introduces the value.
  const link = tokens[at]
  const asking = !isOpen && link?.kind === 'word' && means(link, 'change') ? [link] : []
  const verbs = [...own, ...asking].filter(
    (one) => means(one, ...verbsOf) && !means(one, ...functionWords),
  )
  if (verbs.some((one) => !means(one, ...sets))) return undefined
  const read = withoutSlides(text, detail === undefined ? own : [...own, detail], session)
  const ofAll = read.rest.some((one) => means(one, 'all', 'each'))
  const words = read.rest.filter(
    (one) =>
      one.kind !== 'sign' &&
      !means(one, ...sets) &&
      !(
        one.concepts.length > 0 &&
        means(
          one,
          ...functionWords,
          'all',
          'each',
          'from',
          'about',
          'by',
          'own',
          'possessive',
          'this',
        )
      ) &&
      !means(one, 'possessive'),
  )
  if (words.length === 0 || words.some((one) => means(one, ...never))) return undefined
  // "… et 900 **par** 950" goes on with what is replaced.
  const isReplaced = means(link, 'by', 'with') && words.every(({ kind }) => kind === 'number')
  if (isReplaced) return undefined
  const isOfOne = read.slides !== undefined && words.every(isOfCover)
  if (isOpen && !(isOfOne && verbs.length > 0 && verbs.every((one) => means(one, 'change'))))
    return undefined
  const isAsked = verbs.length > 0
  return { slides: read.slides, words, value, ofAll, isAsked }
}

const isPunctuation = (one: Token | undefined) =>
  one?.kind === 'sign' && !/^[\p{Sc}%‰°]$/u.test(one.text)

/** "家賃**を**13万円**に**変えて": what it is said of, and the value, each before its particle. */
function factBehindParticles(text: WishText, session: Session): Fact<Reference> | undefined {
  const { tokens, grammar } = text
  const object = tokens.findIndex((one) => one.text === grammar.objectParticle)
  const verb = tokens.findIndex((one, at) => at > object && means(one, 'change'))
  if (object < 1 || verb < 0) return undefined
  let to = verb
  while (to > object && means(tokens[to - 1], 'toThere')) to -= 1
  const value = wordsBetween(text, object + 1, to)
  const isLast = tokens.slice(verb + 1).every((one) => means(one, 'please', 'particle'))
  if (!isLast || kindOfAmount(value, session.now.language) === undefined) return undefined
  const { rest, slides } = withoutSlides(text, tokens.slice(0, object), session)
  const words = rest.filter((one) => !means(one, 'of', 'in', 'particle'))
  if (words.length === 0 || words.some((one) => means(one, ...never))) return undefined
  return { slides, words, value, ofAll: false, isAsked: true }
}

const verbsOf: readonly Concept[] = [
  'add',
  'delete',
  'move',
  'swap',
  'duplicate',
  'merge',
  'split',
  'rename',
  'convert',
  'replace',
  'translate',
  'undo',
  'restore',
  'export',
  'write',
  'regenerate',
  'keep',
  'choose',
  'append',
  'clear',
  'sort',
  'link',
  ...sets,
]
/** What no value is: it is set by others. */
const never: readonly Concept[] = [
  'title',
  'subtitle',
  'notes',
  'theme',
  'font',
  'color',
  'background',
  'size',
  'not',
  'if',
  'or',
  'it',
  'them',
]

/** The words of a wish without the slides that they name. */
export function withoutSlides(
  text: WishText,
  own: readonly Token[],
  session: Session,
): { rest: Token[]; slides: Reference | undefined } {
  const rest: Token[] = []
  let said: Reference | undefined
  for (let at = 0; at < own.length; at++) {
    const [slides] = slidesAt({ ...text, tokens: own }, at, session)
      .filter(
        ({ reference, end }) =>
          !['pronoun', 'topic'].includes(reference.form) &&
          own.slice(at, end).every(({ value = 1 }) => value <= session.slides.length),
      )
      .toSorted((one, other) => other.end - one.end)
    const token = own[at]
    if (slides !== undefined && said === undefined) {
      said = slides.reference
      at = slides.end - 1
    } else if (token !== undefined) rest.push(token)
  }
  return { rest, slides: said }
}

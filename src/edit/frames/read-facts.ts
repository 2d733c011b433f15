import type { Concept } from '../lexicons/concept.ts'
import type { Reference } from '../references/reference.ts'
import { topicWords } from '../references/topic-search.ts'
import type { Session } from '../session.ts'
import { means, type Token } from '../words/token.ts'
import { sayInstead } from './change-text.ts'
import type { Deed } from './frame.ts'
import { amountOfPayload } from './payload-list.ts'
import { spansAt } from './read-spans.ts'
import { type WishText, wordsBetween } from './read-things.ts'
import type { Thing, ThingKind } from './thing.ts'
import { nounOf } from './thing-nouns.ts'
import { functionWords } from './wish-concepts.ts'
import { plainWords, Unfit, type World } from './world.ts'

/** What a statement says is so, of what, and what stands there so far where it says that too. */
interface Fact<Slides> {
  slides: Slides | undefined
  /** The words that tell what it is said of. */
  words: readonly Token[]
  value: string
  former: string | undefined
  /** Whether it is said of each that the words tell. */
  ofAll: boolean
  /** Whether a verb asks for it, so that the words may stand for what shall be replaced. */
  isAsked: boolean
}

/** Verbs that say no more than that something shall be so. */
const sets: readonly Concept[] = ['change', 'make', 'put', 'use', 'needs', 'highlight']
const says: readonly Concept[] = ['is', 'shall', 'say', 'to', 'into', 'as', 'needs']

/**
 * "Bianca's deadline is now Fri 20 Feb", "the L5 meals rate is €50", "mark all of Marit's actions as done": a value stated
 * as a fact. Which it is the words tell, each of which must stand in its row or over its column, or in its text.
 */
export function readFact(text: WishText, world: World): Deed | undefined {
  const said = factIn(text, world.session)
  if (said === undefined) return undefined
  return (now) => {
    const fact = { ...said, slides: now.scope(said.slides?.ids()) }
    const found = [...cellsMeant(now, fact), ...valuesMeant(now, fact)]
    if (found.length > 0) {
      const [first] = found
      if (found.length > 1 && !fact.ofAll) throw new Unfit()
      if (found.some(({ slideId, block }) => slideId !== first?.slideId || block !== first?.block))
        throw new Unfit()
      for (const place of found) setValue(now, place, fact)
      now.session.remember([first?.slideId ?? ''])
      return
    }
    const [only, ...others] = textsMeant(now, fact)
    if (only === undefined || others.length > 0) throw new Unfit()
    sayInstead(now, only.thing, only.anew, only.part)
    now.session.remember([only.thing.slideId])
  }
}

/** The statement that a wish is. */
function factIn(text: WishText, session: Session): Fact<Reference> | undefined {
  const { tokens } = text
  if (text.grammar.particlesBehind) return undefined
  const at = tokens.findLastIndex(
    (token, index) =>
      index > 0 &&
      index < tokens.length - 1 &&
      (means(token, ...says) || /^(?:[:：=]|->|→)$/.test(token.text)) &&
      !tokens.slice(index + 1).some((one) => means(one, 'is', 'shall') || one.text === ':'),
  )
  if (at < 1) return undefined
  let from = at + 1
  while (from < tokens.length && means(tokens[from], 'please', 'is', 'the', 'as', 'say')) from += 1
  // "… is now **due** 14 Nov".
  const detail =
    means(tokens[from], 'detail') && from < tokens.length - 1 ? tokens[from] : undefined
  if (detail !== undefined) from += 1
  let to = tokens.length
  const contrast = tokens.findIndex((one, index) => index > from && means(one, 'not', 'insteadOf'))
  const former = contrast < 0 ? undefined : wordsBetween(text, contrast + 1, to)
  if (contrast > 0) to = contrast
  while (
    to > from &&
    (tokens[to - 1]?.kind === 'sign' || means(tokens[to - 1], 'please', 'farewell', 'and'))
  )
    to -= 1
  const value = wordsBetween(text, from, to).trim()
  // "7: add …" asks for something, and states no value.
  if (means(tokens[from], ...verbsOf) && !means(tokens[from], ...functionWords)) return undefined
  const own = tokens.slice(0, at)
  if (value === '' || plainWords(value).split(' ').length > 6) return undefined
  if (tokens.slice(from, to).some((one) => means(one, 'in', 'into', 'slide', 'slides', 'not')))
    return undefined
  const verbs = own.filter((one) => means(one, ...verbsOf) && !means(one, ...functionWords))
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
  return { slides: read.slides, words, value, former, ofAll, isAsked: verbs.length > 0 }
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
  'not',
  'if',
  'or',
  'it',
  'them',
]

function withoutSlides(
  text: WishText,
  own: readonly Token[],
  session: Session,
): { rest: Token[]; slides: Reference | undefined } {
  const rest: Token[] = []
  let said: Reference | undefined
  for (let at = 0; at < own.length; at++) {
    const [slides] = spansAt({ ...text, tokens: own }, at, session)
      .flatMap((span) =>
        span.type === 'slides' &&
        !['pronoun', 'topic'].includes(span.reference.form) &&
        own.slice(at, span.end).every(({ value = 1 }) => value <= session.slides.length)
          ? [span]
          : [],
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

/** Where a value stands in a table or a chart. */
interface ValuePlace {
  slideId: string
  block: NonNullable<Thing['block']>
  row: number
  column: number
}

function cellsMeant(world: World, fact: Fact<readonly string[]>): ValuePlace[] {
  const { slides, value } = fact
  const blocks = world
    .things(slides)
    .filter(({ kind, block }) => kind === 'block' && block?.kind === 'table')
  return blocks.flatMap(({ block, slideId, texts }): ValuePlace[] => {
    if (block?.kind !== 'table') return []
    // What its first column is called is what its rows are: "Joost's action".
    const context = [...texts.map(({ text }) => text), block.columns[0]?.name ?? ''].join(' ')
    const words = fact.words.filter(
      (one) => !isNounOf(one, ['row', 'column', 'cell', 'value', 'block']),
    )
    const details = words.filter((one) => means(one, 'detail'))
    const telling = words.filter((one) => !means(one, 'detail'))
    return block.rows.flatMap(({ cells }, row) => {
      const columns = block.columns.flatMap(({ name }, column) => {
        if (column === 0) return []
        const inRow = (one: Token) =>
          isSaid(one, cells.filter((_, at) => at !== column).join(' ')) ||
          isLast(one, row, block.rows.length)
        const inHead = (one: Token) => isSaid(one, name)
        const owned = telling.every((one) => inRow(one) || inHead(one) || isSaid(one, context))
        if (!owned || !telling.some(inRow)) return []
        const isNamed = words.some(inHead)
        const fits = suits(
          value,
          block.rows.map((one) => one.cells[column] ?? ''),
          row,
        )
        if (fact.isAsked && !isNamed && details.length === 0 && !fact.ofAll) return []
        if (details.some((one) => !inHead(one)) && fits === 0) return []
        return isNamed || fits > 0 ? [{ column, score: (isNamed ? 10 : 0) + fits }] : []
      })
      const best = Math.max(0, ...columns.map(({ score }) => score))
      const likeliest = columns.filter(({ score }) => score === best)
      const [only] = likeliest
      if (only === undefined || likeliest.length > 1) return []
      if (
        fact.former !== undefined &&
        plainWords(cells[only.column] ?? '') !== plainWords(fact.former)
      )
        return []
      return plainWords(cells[only.column] ?? '') === plainWords(value) && fact.ofAll
        ? []
        : [{ slideId, block, row, column: only.column }]
    })
  })
}

/** How well a value is one of a column: 2 it stands there already, 1 it is written like one that does, 0 neither. */
function suits(value: string, column: readonly string[], row: number): number {
  const others = column.filter((_, at) => at !== row)
  if (others.some((cell) => plainWords(cell) === plainWords(value))) return 2
  return others.some((cell) => /\d/.test(cell) && shapeOf(cell) === shapeOf(value)) ? 1 : 0
}

const shapeOf = (text: string) =>
  text
    .trim()
    .replace(/\d+/g, '9')
    .replace(/\p{L}+/gu, 'a')
    .replace(/\s+/g, ' ')

function valuesMeant(world: World, fact: Fact<readonly string[]>): ValuePlace[] {
  const amount = amountOfPayload(fact.value)
  if (amount === undefined) return []
  const blocks = world
    .things(fact.slides)
    .filter(({ kind, block }) => kind === 'block' && block?.kind === 'chart')
  return blocks.flatMap(({ block, slideId, texts }): ValuePlace[] => {
    if (block?.kind !== 'chart') return []
    const context = texts.map(({ text }) => text).join(' ')
    const words = fact.words.filter(
      (one) => !isNounOf(one, ['category', 'series', 'value', 'block']) && !means(one, 'detail'),
    )
    return block.categories.flatMap((category, column) =>
      block.series.flatMap(({ name, values }, row) => {
        const isOnly = block.series.length === 1
        const inCategory = (one: Token) => isSaid(one, category)
        const owned = words.every(
          (one) => inCategory(one) || isSaid(one, name) || isSaid(one, context),
        )
        const telling = words.filter(
          (one) =>
            inCategory(one) && block.categories.filter((other) => isSaid(one, other)).length === 1,
        )
        if (!owned || telling.length === 0) return []
        if (!isOnly && !words.some((one) => isSaid(one, name) && !inCategory(one))) return []
        if (fact.former !== undefined && amountOfPayload(fact.former)?.value !== values[column])
          return []
        return [{ slideId, block, row, column }]
      }),
    )
  })
}

/** Texts that say all the words, with one amount or date in it that is written like the new one. */
function textsMeant(
  world: World,
  fact: Fact<readonly string[]>,
): { thing: Thing; part: string; anew: string }[] {
  if (fact.isAsked && fact.former === undefined && !fact.words.some((one) => means(one, 'detail')))
    return []
  if (!/\d/.test(fact.value)) return []
  const words = fact.words.filter(
    (one) => !means(one, 'detail', 'cover') && !isNounOf(one, ['item', 'value']),
  )
  const onCover = fact.words.some((one) => means(one, 'cover'))
  const slides = onCover ? world.session.idsNow().slice(0, 1) : fact.slides
  if (words.length === 0 && slides?.length !== 1) return []
  const old = fact.former === undefined ? patternOf(fact.value) : literal(fact.former)
  return world.things(slides).flatMap((thing) => {
    if (!printed.includes(thing.kind)) return []
    const all = thing.texts.map(({ text }) => text).join(' ')
    if (!words.every((one) => isSaid(one, all))) return []
    const telling = thing.texts.filter(
      ({ text }) => words.length > 0 && words.every((one) => isSaid(one, text)),
    )
    const hitsIn = (texts: Thing['texts']) =>
      texts.flatMap(({ text, part }) => [...text.matchAll(old)].map((hit) => ({ text, part, hit })))
    const near = hitsIn(telling)
    const hits = near.length > 0 ? near : hitsIn(thing.texts)
    const [only, ...others] = hits
    if (only === undefined || others.length > 0) return []
    const { text, part, hit } = only
    const anew = text.slice(0, hit.index) + fact.value + text.slice(hit.index + hit[0].length)
    return [{ thing, part, anew }]
  })
}

const printed: readonly ThingKind[] = ['item', 'caption', 'meta', 'subtitle', 'quote', 'name']

/** What is written like a value: the same signs, and digits and words in the same places. */
function patternOf(value: string): RegExp {
  const pattern = value
    .trim()
    .replace(/\d+|\p{L}+|\s+|[^\d\p{L}\s]/gu, (piece) =>
      /\d/.test(piece)
        ? '\\d+'
        : /\s/.test(piece)
          ? '\\s+'
          : /\p{L}/u.test(piece)
            ? '\\p{L}+'
            : piece.replace(/[.*+?^${}()|[\]\\/]/, '\\$&'),
    )
  return new RegExp(`(?<![\\p{L}\\d.,€$£])${pattern}(?![\\p{L}\\d]|[.,]\\d)`, 'gu')
}

function literal(words: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\d])${words.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`,
    'giu',
  )
}

function isNounOf(token: Token, kinds: readonly ThingKind[]): boolean {
  const noun = nounOf(token)
  return noun?.kinds.some((kind) => kinds.includes(kind)) ?? false
}

const isLast = (token: Token, row: number, count: number) =>
  (means(token, 'last') && row === count - 1) ||
  (means(token, 'ordinal') && token.value === row + 1)

/** Whether a text says a word, whatever its ending. */
function isSaid({ text }: Token, where: string): boolean {
  const there = topicWords(where)
  return topicWords(text).every((word) =>
    there.some(
      (one) =>
        one === word ||
        (word.length >= 4 &&
          one.length >= 4 &&
          Math.abs(one.length - word.length) <= 2 &&
          one.slice(0, -1).startsWith(word.slice(0, Math.max(4, word.length - 2)))),
    ),
  )
}

function setValue(
  world: World,
  { slideId, block, row, column }: ValuePlace,
  { value }: { value: string },
): void {
  const target = { slideId, blockId: block.id }
  if (block.kind === 'table') {
    world.session.operate({ op: 'set_table_cell', ...target, row, column, text: value })
    return
  }
  const amount = amountOfPayload(value)
  if (block.kind !== 'chart' || amount === undefined) throw new Unfit()
  world.session.operate({
    op: 'set_chart_value',
    ...target,
    series: row,
    category: column,
    value: amount.value,
    ...(amount.decimals > block.decimals ? { decimals: amount.decimals } : {}),
  })
}

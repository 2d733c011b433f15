import { findFigures } from '../../author/composer/language/figure-phrases.ts'
import { unspacedScript } from '../../text/unspaced-script.ts'
import { isSaid } from '../references/word-forms.ts'
import { plainWords } from '../words/plain-words.ts'
import { means, type Token } from '../words/token.ts'
import { amountOfPayload, givesValue, kindOfAmount } from './payload-list.ts'
import type { Thing, ThingKind } from './thing.ts'
import { nounOf } from './thing-nouns.ts'
import type { World } from './world.ts'

/** What a statement says is so, and of what. */
export interface Fact<Slides> {
  slides: Slides | undefined
  /** The words that tell what it is said of. */
  words: readonly Token[]
  value: string
  /** Whether it is said of each that the words tell. */
  ofAll: boolean
  /** Whether a verb asks for it, so that the words may stand for what shall be replaced. */
  isAsked: boolean
}

/** "Change **the rent to 95 €**": an amount for what is called by words alone is its value, and no words for the words. */
export const setsValue = (
  { session }: Pick<World, 'session'>,
  fact: Pick<Fact<unknown>, 'isAsked' | 'words' | 'value'>,
): boolean =>
  fact.isAsked &&
  givesValue(fact.words.map(({ text }) => text).join(' '), fact.value, session.now.language)

/** Where a value stands in a table or a chart. */
export interface ValuePlace {
  slideId: string
  block: NonNullable<Thing['block']>
  row: number
  column: number
}

/** The cells of tables that the words tell. */
export function cellsMeant(world: World, fact: Fact<readonly string[]>): ValuePlace[] {
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
        // "The **price** of Otter" is no column that is called otherwise and has numbers as well.
        const isBare = amountOfPayload(value) !== undefined
        if (details.some((one) => !inHead(one)) && (fits === 0 || isBare)) return []
        return isNamed || fits > 0 ? [{ column, score: (isNamed ? 10 : 0) + fits }] : []
      })
      const best = Math.max(0, ...columns.map(({ score }) => score))
      const likeliest = columns.filter(({ score }) => score === best)
      const [only] = likeliest
      if (only === undefined || likeliest.length > 1) return []
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

/** The values of charts that the words tell. */
export function valuesMeant(world: World, fact: Fact<readonly string[]>): ValuePlace[] {
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
      block.series.flatMap(({ name }, row) => {
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
        return [{ slideId, block, row, column }]
      }),
    )
  })
}

/** Texts that say all the words, with one amount or date in it that is written like the new one. */
export function textsMeant(
  world: World,
  fact: Fact<readonly string[]>,
  kinds = printed,
): { thing: Thing; part: string; anew: string }[] {
  const details = fact.words.filter((one) => means(one, 'detail'))
  const isAmount = amountOfPayload(fact.value) !== undefined
  if (fact.isAsked && details.length === 0 && !setsValue(world, fact)) return []
  if (!/\d/.test(fact.value)) return []
  const words = fact.words.filter(
    (one) => !means(one, 'detail', 'cover') && !isNounOf(one, ['item', 'value']),
  )
  const onCover = fact.words.some((one) => means(one, 'cover'))
  const slides = onCover ? world.session.idsNow().slice(0, 1) : fact.slides
  if (words.length === 0 && slides?.length !== 1) return []
  // "Setze das Diagramm auf 7" may say where it goes.
  if (setsValue(world, fact) && words.some((one) => isNounOf(one, ['block']))) return []
  const valuesLike = valuesLikeOf(fact.value, world.session.now.language)
  return world.things(slides).flatMap((thing) => {
    if (!kinds.includes(thing.kind)) return []
    const all = thing.texts.map(({ text }) => text).join(' ')
    if (!words.every((one) => isSaid(one, all))) return []
    // "The price of Otter" is not how many seats it has.
    const isOther = details.some((one) => !isSaid(one, all)) && words.length > 0
    if (isAmount && isOther) return []
    const telling = thing.texts.filter(
      ({ text }) => words.length > 0 && words.every((one) => isSaid(one, text)),
    )
    const hitsIn = (texts: Thing['texts']) =>
      texts
        .flatMap(({ text, part }) => valuesLike(text).map((hit) => ({ text, part, hit })))
        .filter(({ hit }) => !setsValue(world, fact) || isOfSize(hit[0], fact.value))
    const near = hitsIn(telling)
    const hits = near.length > 0 ? near : hitsIn(thing.texts)
    const [only, ...others] = hits
    if (only === undefined || others.length > 0) return []
    const { text, part, hit } = only
    const anew = text.slice(0, hit.index) + fact.value + text.slice(hit.index + hit[0].length)
    return [{ thing, part, anew }]
  })
}

/** A year is hardly the value of what is counted in tens. */
function isOfSize(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => text.replace(/\D/g, '').length)
  return Math.abs((first ?? 0) - (second ?? 0)) <= 1
}

const printed: readonly ThingKind[] = ['item', 'caption', 'meta', 'subtitle', 'quote', 'name']

/** Finds what a value can stand in place of: what is written like it and, if it has a unit, of its kind, else what is of its kind. */
export function valuesLikeOf(value: string, language: string) {
  const kind = kindOfAmount(value, language)
  return (text: string): Hit[] => {
    const alike = [...text.matchAll(patternOf(value))].filter(
      ({ 0: said }) => !kind || kindOfAmount(said, language) === kind,
    )
    if (alike.length > 0 || !kind) return alike
    return findFigures(text, language)
      .filter((one) => one.kind === kind)
      .map(({ from, to }) => ({ 0: text.slice(from, to), index: from }))
  }
}

interface Hit {
  0: string
  index: number
}

/** What is written like a value: the same signs, and digits and words in the same places; "90 €" is like "95€". */
function patternOf(value: string): RegExp {
  const pieces = value.trim().match(/\d+|\p{L}+|\s+|[^\d\p{L}\s]/gu) ?? []
  const isUnit = (piece = '') => /^[%\p{Sc}]$/u.test(piece)
  const isNumber = (piece = '') => /^\d/.test(piece)
  const pattern = pieces.map((piece, at) => {
    const [before, after] = [pieces[at - 1], pieces[at + 1]]
    if (/\s/.test(piece)) return isUnit(before) || isUnit(after) ? '\\s*' : '\\s+'
    if (/\p{L}/u.test(piece)) return unspacedScript.test(piece) ? piece : '\\p{L}+'
    const isJoined = (isUnit(piece) && isNumber(before)) || (isNumber(piece) && isUnit(before))
    return `${isJoined ? '\\s*' : ''}${isNumber(piece) ? '\\d+' : literally(piece)}`
  })
  // Scripts without spaces part no words.
  const letter = `(?!${unspacedScript.source})\\p{L}`
  const [before, behind] = [`(?<!${letter}|[\\p{Sc}\\d.,])`, `(?!${letter}|\\d|[.,]\\d)`]
  return new RegExp(`${before}${pattern.join('')}${behind}`, 'gu')
}

const literally = (words: string) => words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** Whether a word is a noun for things of some kinds. */
export function isNounOf(token: Token, kinds: readonly ThingKind[]): boolean {
  const noun = nounOf(token)
  return noun?.kinds.some((kind) => kinds.includes(kind)) ?? false
}

const isLast = (token: Token, row: number, count: number) =>
  (means(token, 'last') && row === count - 1) ||
  (means(token, 'ordinal') && token.value === row + 1)

import { isSaid } from '../references/word-forms.ts'
import { plainWords } from '../words/plain-words.ts'
import { means, type Token } from '../words/token.ts'
import { amountOfPayload, kindOfAmount } from './payload-list.ts'
import type { Thing, ThingKind } from './thing.ts'
import { nounOf } from './thing-nouns.ts'
import {
  columnsWith,
  givesValue,
  namesAnother,
  saysNumber,
  type ValuePlace,
  valuesLikeOf,
  valuesOf,
  writtenAs,
} from './values-of.ts'
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
const setsValue = (
  world: World,
  fact: Pick<Fact<unknown>, 'isAsked' | 'words' | 'value'>,
): boolean => fact.isAsked && givesValue(world, saidOf(fact), fact.value)

/** Whether what is given may be a value: one with other words, or a day, where such a one stands there. */
export const maySetValue = (world: World, fact: Fact<unknown>): boolean =>
  setsValue(world, fact) ||
  (fact.isAsked &&
    /\p{N}/u.test(fact.value) &&
    !saysNumber(saidOf(fact)) &&
    !namesAnother(saidOf(fact), fact.value))

const saidOf = ({ words }: Pick<Fact<unknown>, 'words'>) => words.map(({ text }) => text).join(' ')

/** The cells of tables that the words tell. */
export function cellsMeant(world: World, fact: Fact<readonly string[]>): ValuePlace[] {
  const { slides, value } = fact
  const blocks = world
    .things(slides)
    .filter(({ kind, block }) => kind === 'block' && block?.kind === 'table')
  const { language } = world.session.now
  const kind = kindOfAmount(value, language)
  const known = fact.isAsked ? columnsWith(world, saidOf(fact), value) : []
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
        const isKnown = known.some(
          (one) => one.block.id === block.id && one.row === row && one.column === column,
        )
        // "Otter to 15 EUR": of a row by its name, where it has the like.
        const isLike =
          kind !== undefined &&
          telling.every((one) => isSaid(one, cells[0] ?? '')) &&
          kindOfAmount(cells[column] ?? '', language) === kind
        if (fact.isAsked && !isNamed && !isKnown && !isLike && details.length === 0 && !fact.ofAll)
          return []
        // "The **price** of Otter" is no column that is called otherwise and has numbers as well.
        const isBare = amountOfPayload(value) !== undefined
        if (details.some((one) => !inHead(one)) && (fits === 0 || isBare)) return []
        return isNamed || isLike || fits > 0 ? [{ column, score: (isNamed ? 10 : 0) + fits }] : []
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
): { thing: Thing; part: string; anew: string; old: string }[] {
  const details = fact.words.filter((one) => means(one, 'detail'))
  const isAmount = amountOfPayload(fact.value) !== undefined
  if (fact.isAsked && details.length === 0 && !maySetValue(world, fact)) return []
  const words = fact.words.filter(
    (one) => !means(one, 'detail', 'cover') && !isNounOf(one, ['item', 'value']),
  )
  const onCover = fact.words.some((one) => means(one, 'cover'))
  const slides = onCover ? world.session.idsNow().slice(0, 1) : fact.slides
  if (words.length === 0 && slides?.length !== 1) return []
  // "Setze das Diagramm auf 7" may say where it goes.
  if (setsValue(world, fact) && words.some((one) => isNounOf(one, ['block']))) return []
  const { session } = world
  const valuesIn = (text: string) =>
    words.length > 0
      ? valuesOf(session, { words, value: fact.value }, text)
      : valuesLikeOf(fact.value, session.now.language)(text)
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
        .flatMap(({ text, part }) => valuesIn(text).map((hit) => ({ text, part, hit })))
        .filter(({ hit }) => !setsValue(world, fact) || isOfSize(hit[0], fact.value))
    const near = hitsIn(telling)
    const hits = near.length > 0 ? near : hitsIn(thing.texts)
    return hits.map(({ text, part, hit }) => {
      const end = hit.index + hit[0].length
      const anew = text.slice(0, hit.index) + writtenAs(hit[0], fact.value) + text.slice(end)
      return { thing, part, anew, old: hit[0] }
    })
  })
}

/** A year is hardly the value of what is counted in tens. */
function isOfSize(one: string, other: string): boolean {
  // A number in words.
  if (![one, other].every((text) => /\p{N}/u.test(text))) return true
  const [first, second] = [one, other].map((text) => text.replace(/\D/g, '').length)
  return Math.abs((first ?? 0) - (second ?? 0)) <= 1
}

const printed: readonly ThingKind[] = [
  'title',
  'item',
  'caption',
  'meta',
  'subtitle',
  'quote',
  'name',
]

/** Whether a word is a noun for things of some kinds. */
export function isNounOf(token: Token, kinds: readonly ThingKind[]): boolean {
  const noun = nounOf(token)
  return noun?.kinds.some((kind) => kinds.includes(kind)) ?? false
}

const isLast = (token: Token, row: number, count: number) =>
  (means(token, 'last') && row === count - 1) ||
  (means(token, 'ordinal') && token.value === row + 1)

import { isCalled } from '../../lexicons/any-language.ts'
import type { Concept } from '../../lexicons/concept.ts'
import { Declined } from '../../reading-errors.ts'
import { isSaid } from '../../references/word-forms.ts'
import { plainWords } from '../../words/plain-words.ts'
import { means } from '../../words/token.ts'
import { parsedAmount } from '../amount-like.ts'
import type { Frame } from '../frame.ts'
import { slidesNamed } from '../slides-named.ts'
import type { ThingPhrase } from '../span.ts'
import { sumOfAmounts } from '../sum-of-amounts.ts'
import { type Thing, type ThingKind, textOf } from '../thing.ts'
import { readerIn } from '../values-by-name.ts'
import { Unfit, type World } from '../world.ts'
import { siblings } from './items.ts'
import { arrange } from './order.ts'
import { blocksMeant, takeTable } from './tables.ts'

/** "Sort the cards alphabetically", "sort the table by floor area, biggest first", of what was spoken of "smallest first". */
export const sortThings: Frame = {
  name: 'arrange',
  isNew: true,
  read(slots) {
    const isAlphabetical =
      slots.take('sign', ({ concept }) => concept === 'alphabetical') !== undefined
    const descends = slots.take('sign', ({ concept }) => concept === 'descending') !== undefined
    const ascends =
      !descends && slots.take('sign', ({ concept }) => concept === 'ascending') !== undefined
    const isOrdered = isAlphabetical || descends || ascends
    const sorts = slots.all('verb').some(({ token }) => means(token, 'sort'))
    if (!slots.verbs(['sort', 'put', 'move', 'make'], { silent: isOrdered })) return undefined
    const key =
      slots.take('payload', ({ by }) => by === 'introducer')?.text ??
      nameOf(slots.take('thing', ({ phrase }) => isNamedColumn(phrase))?.phrase)
    const isSorted = ({ which, kinds }: ThingPhrase) =>
      (which.by !== 'text' && which.by !== 'new') || kinds.includes('block')
    const phrase = slots.take('thing', ({ phrase }) => isSorted(phrase))?.phrase ?? takeTable(slots)
    if (!isOrdered && !(sorts && key !== undefined && phrase !== undefined)) return undefined
    // "按金额从小到大" says by what, and no verb that these are to be sorted.
    const isOfBlock = phrase === undefined || phrase.kinds.includes('block')
    if ((!sorts && !isOfBlock) || slots.all('slides').length > 1) return undefined
    const slides = slidesNamed(slots)
    return (world) => {
      const all = lines(world, phrase, world.scope(slides(world)))
      const [first] = all
      if (first === undefined) throw new Unfit()
      const { language } = world.session.now
      // Values of charts are numbers, as no language writes them.
      const written = first.kind === 'category' ? 'und' : language
      const ordered = all.filter((one) => !isTotal(one, all, language))
      const isByName = isAlphabetical && (key === undefined || first.kind === 'category')
      const said = isByName ? nameSaid : keyOf(world, first, key)
      const sorted = ordered.toSorted((one, other) =>
        compare(said(one), said(other), isAlphabetical, written),
      )
      const inOrder = descends ? sorted.toReversed() : sorted
      const order = all.map((one, at) => {
        const place = ordered.indexOf(one)
        return place < 0 ? at : all.indexOf(inOrder[place] ?? one)
      })
      if (sorts && order.every((place, at) => place === at))
        throw new Declined('nothing_to_do', 'They stand in that order already.')
      arrange(world, first, order)
    }
  },
}

const isNamedColumn = ({ kinds, which }: ThingPhrase) =>
  kinds.includes('column') && which.by === 'text'

const nameOf = (phrase: ThingPhrase | undefined) =>
  phrase?.which.by === 'text' ? phrase.which.text : undefined

/** What is to be put in order; where nothing is named, the lines of the only table or chart of the slides that are spoken of. */
function lines(
  world: World,
  phrase: ThingPhrase | undefined,
  slideIds: readonly string[] | undefined,
): Thing[] {
  if (phrase === undefined) {
    const { mentioned, context } = world.session
    const ids = slideIds ?? (mentioned.length > 0 ? mentioned : context.lastChangedSlideIds)
    const blocks = world
      .things(ids ?? [])
      .filter(
        ({ kind, block }) =>
          kind === 'block' && (block?.kind === 'table' || block?.kind === 'chart'),
      )
    const [only, ...others] = blocks
    if (only === undefined || others.length > 0) throw new Unfit()
    return siblings(world, only)
  }
  const [first] = phrase.kinds.includes('block')
    ? blocksMeant(world, phrase, slideIds)
    : world.resolve({ ...phrase, which: { by: 'all' } }, slideIds)
  return first === undefined ? [] : siblings(world, first)
}

/**
 * Whether a row adds up the others: it is called a total, or is the last and says their sums in every column of amounts; it stays where it
 * is. One sum of two amounts may be chance.
 */
function isTotal(row: Thing, rows: readonly Thing[], language: string): boolean {
  if (row.kind !== 'row' || rows.length < 3) return false
  // "Total Wine" is a name.
  if (isCalled(row.texts[0]?.text ?? '', 'total')) return true
  const above = rows.slice(0, -1)
  const sums = row.texts.flatMap(({ text }, at) => {
    const sum = sumOfAmounts(
      above.map(({ texts }) => texts[at]?.text ?? ''),
      language,
    )
    return sum === undefined ? [] : [sum === text.trim()]
  })
  const isSure = sums.length > (above.length > 2 ? 0 : 1)
  return row === rows.at(-1) && isSure && sums.every(Boolean)
}

/**
 * By what things are sorted: of rows by the column that is said, else by the first; the bars of a chart by their values, of the series that
 * is said or the only one, and by what they are called where that is said.
 */
function keyOf(world: World, one: Thing, key: string | undefined): (thing: Thing) => string {
  const { slideId, block, kind } = one
  const said = key === undefined ? [] : tellingWords(world, key)
  const isChart = block?.kind === 'chart' && kind === 'category'
  // "By value", "按金额".
  const words = isChart ? said.filter((one) => !means(one, 'value', 'detail', 'number')) : said
  if (key !== undefined && said.length === 0) throw new Unfit()
  const called = (kind: ThingKind) => {
    const heads = world
      .things([slideId])
      .filter((thing) => thing.kind === kind && thing.block?.id === block?.id)
    const found = heads.filter((head) => words.every((word) => isSaid(word, textOf(head))))
    const whole = found.filter((head) => plainWords(textOf(head)) === plainWords(key ?? ''))
    const [only, ...others] = found.length > 1 ? whole : found
    if (only === undefined || others.length > 0) throw new Unfit()
    return only.index
  }
  if (isChart) {
    if (words.length === 0 && block.series.length > 1) throw new Unfit()
    const series = block.series[words.length === 0 ? 0 : called('series')]
    return ({ index }) => String(series?.values[index] ?? '')
  }
  const column = words.length > 0 ? called('column') : columnMeant(siblings(world, one))
  return ({ texts }) => texts[column]?.text ?? ''
}

/** "Biggest first": by the first column, or the only one of figures where that has none. @throws {Unfit} where there are several. */
function columnMeant(rows: readonly Thing[]): number {
  const isOfFigures = (at: number) =>
    rows.every(({ texts }) => /^\P{L}{0,3}\d/u.test(texts[at]?.text ?? ''))
  const columns = [...(rows[0]?.texts.keys() ?? [])]
  const [only, ...others] = columns.filter(isOfFigures)
  if (only === undefined || only === 0) return 0
  if (others.length > 0) throw new Unfit()
  return only
}

const nameSaid = ({ texts }: Thing) => texts[0]?.text ?? ''

/** The words of a key that say which it is: "the **Quote** column". */
const tellingWords = ({ session }: World, key: string) =>
  readerIn(session)(key).filter((word) => word.kind !== 'sign' && !means(word, ...ofKeys))

const ofKeys: readonly Concept[] = ['the', 'of', 'in', 'own', 'column', 'alphabetical', 'ascending']

/** By number where both begin with one, else as words are sorted. */
function compare(one: string, other: string, asWords: boolean, language: string): number {
  const [first, second] = [one, other].map((text) =>
    asWords ? undefined : numberOf(text, language),
  )
  return first === undefined || second === undefined ? one.localeCompare(other) : first - second
}

/** The amount that words are or begin with: "−€1,286", "1.890,-", "12 rooms a night". */
function numberOf(text: string, language: string): number | undefined {
  const plain = text.trim().replace(/^([-−])\s?(\p{Sc}\s?)/u, '$2$1')
  // "1.286" is one and some, or more than a thousand, as the language writes it.
  const [, whole = '', sign, rest] = /^\D*?([-−]?\d{1,3})([.,])(\d{3})(?!.*\d)/u.exec(plain) ?? []
  if (sign !== undefined && sign === decimalSignOf(language))
    return Number(`${whole.replace('−', '-')}.${rest}`)
  const amount = parsedAmount(plain)?.value
  if (amount !== undefined) return amount
  const begins = /^[^\p{L}\d−-]{0,3}([-−]?\d[\d.,'\s]*)/u.exec(plain)?.[1]
  return begins === undefined ? undefined : parsedAmount(begins.replace(/\D+$/u, ''))?.value
}

const decimalSignOf = (language: string) =>
  new Intl.NumberFormat(language).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value

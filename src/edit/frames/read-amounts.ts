import { onlySaying } from '../lexicons/any-language.ts'
import type { Concept } from '../lexicons/concept.ts'
import { functionWords, verbConcepts } from '../lexicons/wish-concepts.ts'
import { isSaid } from '../references/word-forms.ts'
import { plainWords } from '../words/plain-words.ts'
import { means, type Token } from '../words/token.ts'
import { likeAmount, parsedAmount } from './amount-like.ts'
import { valueAt } from './change-text.ts'
import type { Deed } from './frame.ts'
import { amountOfPayload } from './payload-list.ts'
import { withoutSlides } from './read-facts.ts'
import type { Thing } from './thing.ts'
import { nounOf } from './thing-nouns.ts'
import { type WishText, wordsBetween } from './wish-text.ts'
import { Unfit, type World } from './world.ts'

type Block = NonNullable<Thing['block']>
type Data = Extract<Block, { kind: 'table' | 'chart' }>

/** Rows and columns of a table, the categories and series of a chart. */
type Axis = 'rows' | 'columns'

/** What words say in their order: the lines of a table or chart, amounts, and that it is for all. */
type Said = { line: Axis; at: number } | { amount: string } | 'all'

/** Amounts with the lines that they are for. */
interface Given {
  rows: number[]
  columns: number[]
  amounts: string[]
}

const sets: readonly Concept[] = ['change', 'make', 'put', 'use', 'write', 'shall']
const rises: readonly Concept[] = ['increases', 'decreases']
const by = onlySaying('byAmount')

/** Whether words ask for so much more or less: "increase Q4 **by 3**". */
export const asksByHowMuch = ({ tokens }: WishText): boolean =>
  tokens.some((one) => means(one, ...rises)) && byHowMuch(tokens) !== undefined

/** Where it is said how much more or less. */
function byHowMuch(tokens: readonly Token[]): number | undefined {
  const at = tokens.findIndex(
    (one, index) => one.kind !== 'number' && by.test(one.text) && startsAmount(tokens, index + 1),
  )
  return at < 0 ? undefined : at
}

/** Whether all amounts of such a wish are how much more, or all how much less: others are wishes of their own. */
function isOneDeed(tokens: readonly Token[]): boolean {
  const ways = rises.filter((way) => tokens.some((one) => means(one, way)))
  const isSet = tokens.some((one) => means(one, ...sets) && !means(one, ...functionWords, ...rises))
  const amounts = tokens.flatMap((_, at) => (startsAmount(tokens, at) ? [at] : []))
  const isTo = tokens.some(
    (one, at) => means(one, 'to') && !by.test(one.text) && amounts.includes(at + 1),
  )
  return ways.length === 1 && !isSet && !isTo
}

const startsAmount = (tokens: readonly Token[], at: number) =>
  tokens[at]?.kind === 'number' ||
  (/^[\p{Sc}+-]$/u.test(tokens[at]?.text ?? '') && tokens[at + 1]?.kind === 'number')

/**
 * "Set Q2 2026 to 68 and Q4 to 55", "raise all our prices by 10 %", "change Q1 to 50 and Q2 to 70 for 2026": amounts for lines of a
 * table or chart, where no word says anything else. A line that is said once is that of those before or after which say none.
 */
export function readAmounts(text: WishText, world: World): Deed | undefined {
  const { tokens } = text
  if (tokens.length > mostTokens || tokens.some(({ kind }) => kind === 'quote')) return undefined
  if (!tokens.some((_, at) => startsAmount(tokens, at))) return undefined
  const isVerb = (one: Token) => means(one, ...verbConcepts) && !means(one, ...functionWords)
  if (tokens.some((one) => isVerb(one) && !means(one, ...sets, ...rises))) return undefined
  const isBy = asksByHowMuch(text)
  if (isBy && !isOneDeed(tokens)) return undefined
  // "De 3" is how much, and no slide.
  const to = isBy ? byHowMuch(tokens) : undefined
  const own = tokens.slice(0, to)
  const named = withoutSlides(text, own, world.session)
  // "Floor **area**" is no slide with an area chart.
  const isNamed = named.slides?.slideSaid || named.slides?.form === 'number'
  const { rest: head, slides } = isNamed ? named : { rest: own, slides: undefined }
  const rest = to === undefined ? head : [...head, ...tokens.slice(to)]
  const asks =
    isBy || slides !== undefined || tokens.some((one) => means(one, ...sets, ...rises, 'is'))
  const may = dataOn(world, undefined).some((one) => saidOf(text, rest, one) !== undefined)
  if (!may) return undefined
  return (now) => {
    const found = dataOn(now, now.scope(slides?.ids())).flatMap((one) => {
      const said = saidOf(text, rest, one)
      const given = said && groupsOf(said)
      return given === undefined ? [] : [{ ...one, given }]
    })
    const [only, ...others] = found
    if (only === undefined || others.length > 0) throw new Unfit()
    const isClear =
      asks ||
      only.given.length > 1 ||
      only.given.every(({ rows, columns }) => rows.length > 0 && columns.length > 0)
    if (!isClear) throw new Unfit()
    setAll(now, only, isBy ? directionOf(tokens) : undefined)
  }
}

/** More words than this say more than amounts. */
const mostTokens = 60

interface DataOn {
  slideId: string
  block: Data
  /** What else the words may say of it: its slide's title, and what its rows are called. */
  context: string
}

const dataOn = (world: World, slideIds: readonly string[] | undefined): DataOn[] =>
  world.things(slideIds).flatMap(({ kind, block, slideId, texts }) => {
    if (kind !== 'block' || (block?.kind !== 'table' && block?.kind !== 'chart')) return []
    const own = block.kind === 'table' ? [block.columns[0]?.name ?? ''] : []
    return [{ slideId, block, context: [...texts.map(({ text }) => text), ...own].join(' ') }]
  })

/** What lines are called; of a table's columns the first names the rows. */
function namesOf(block: Data): Readonly<Record<Axis, readonly string[]>> {
  return block.kind === 'table'
    ? {
        rows: block.rows.map(({ cells }) => cells[0] ?? ''),
        columns: block.columns.slice(1).map(({ name }) => name),
      }
    : { rows: block.categories, columns: block.series.map(({ name }) => name) }
}

/** What some words say of a table or chart; undefined where one of them says something else. */
function saidOf(text: WishText, tokens: readonly Token[], data: DataOn): Said[] | undefined {
  const names = namesOf(data.block)
  const own = { ...text, tokens }
  const said: Said[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]
    const line = token && lineAt(names, own, at)
    const amount = line ? undefined : amountAt(own, at)
    if (line !== undefined) said.push({ line: line.axis, at: line.at })
    else if (amount !== undefined) {
      // "From 12 **to** 13" gives one amount.
      const last = said.at(-1)
      if (means(tokens[at - 1], 'to') && last !== undefined && last !== 'all' && 'amount' in last)
        return undefined
      said.push({ amount: amount.text })
    } else if (means(token, 'all', 'each')) said.push('all')
    else if (token === undefined || !saysNothing(token, data)) return undefined
    at = line?.end ?? amount?.end ?? at + 1
  }
  const isGiven = said.some((one) => one !== 'all' && 'amount' in one)
  return isGiven && said.some((one) => one !== 'all' && 'line' in one) ? said : undefined
}

const beside: readonly Concept[] = [
  ...functionWords,
  ...sets,
  ...rises,
  'to',
  'into',
  'by',
  'with',
  'about',
  'as',
  'detail',
  'particle',
  'respectively',
  'place',
]

/** Whether a word only joins lines and amounts, or is a noun for them. */
function saysNothing(token: Token, { context, block }: DataOn): boolean {
  if (token.kind === 'sign') return /^[,:;=–.→，：；、-]$|^->$/.test(token.text)
  const kinds = nounOf(token)?.kinds ?? []
  return (
    means(token, ...beside) ||
    kinds.some((kind) => ['value', 'row', 'column', 'category', 'series', 'cell'].includes(kind)) ||
    (means(token, 'chart', 'table') && kinds.includes('block')) ||
    // What a line is called says which.
    (token.kind === 'word' &&
      isSaid(token, context) &&
      !Object.values(namesOf(block)).some((names) => names.some((name) => isSaid(token, name))))
  )
}

/** The line whose name begins at a token, as much of it as is said. */
function lineAt(names: Readonly<Record<Axis, readonly string[]>>, text: WishText, at: number) {
  const { tokens } = text
  const first = tokens[at]
  if (first === undefined || first.kind === 'sign') return undefined
  for (let end = Math.min(tokens.length, at + longestName); end > at; end--) {
    const own = tokens.slice(at, end)
    const words = plainWords(wordsBetween(text, at, end))
    const isMere = own.every(
      (one) => one.kind === 'number' || means(one, ...functionWords, ...sets),
    )
    // "**Our** prices", where a column is called “Ours”.
    const isOwn = (name: string) =>
      own.length === 1 && words.length > 2 && plainWords(name).slice(0, -1) === words
    for (const axis of ['rows', 'columns'] as const) {
      const exact = names[axis].flatMap((name, place) =>
        plainWords(name) === words ? [place] : [],
      )
      const isForm = (name: string) =>
        isMere ? isOwn(name) : own.every((one) => one.kind === 'word' && isSaid(one, name))
      const fitting = names[axis].flatMap((name, place) => (isForm(name) ? [place] : []))
      const [only, ...others] = exact.length > 0 ? exact : fitting
      if (only !== undefined && others.length === 0) return { axis, at: only, end }
    }
  }
  return undefined
}

const longestName = 6

/** "€0.10", "10 %", "1,200". */
function amountAt(text: WishText, at: number): { text: string; end: number } | undefined {
  if (!startsAmount(text.tokens, at)) return undefined
  for (let end = Math.min(text.tokens.length, at + 4); end > at; end--) {
    const words = wordsBetween(text, at, end)
    if (amountOfPayload(words) !== undefined) return { text: words, end }
  }
  return undefined
}

/** Amounts with their lines; a line said before all others, or behind all, is that of those which say none. */
function groupsOf(said: readonly Said[]): Given[] | undefined {
  const groups: Given[] = []
  const first = said.find((one) => one !== 'all')
  const amountsOpen = first !== undefined && 'amount' in first
  for (const one of said) {
    if (one === 'all') continue
    const last = groups.at(-1)
    const opens =
      last === undefined ||
      ('amount' in one
        ? amountsOpen && last.rows.length + last.columns.length > 0
        : !amountsOpen && last.amounts.length > 0)
    const group = opens ? { rows: [], columns: [], amounts: [] } : last
    if (opens) groups.push(group)
    if ('amount' in one) group.amounts.push(one.amount)
    else group[one.line].push(one.at)
  }
  // "Q1 to 50 and Q2 to 70 **for 2026**".
  const tail = groups.at(-1)?.amounts.length === 0 ? groups.pop() : undefined
  for (const [at, group] of groups.entries())
    for (const axis of ['rows', 'columns'] as const) {
      const shared = tail?.[axis] ?? []
      if (shared.length > 0 && group[axis].length > 0) return undefined
      if (group[axis].length === 0)
        group[axis] = shared.length > 0 ? shared : (groups[at - 1]?.[axis] ?? [])
    }
  const isNamed = ({ rows, columns }: Given) => rows.length + columns.length > 0
  return groups.length > 0 && groups.every(isNamed) ? groups : undefined
}

/** Whether more is asked for, or less. */
const directionOf = (tokens: readonly Token[]): 1 | -1 =>
  tokens.some((one) => means(one, 'decreases')) ? -1 : 1

interface Cell {
  row: number
  column: number
  amount: string
}

/** @throws {Unfit} where it is not clear which value is meant, or nothing would change. */
function setAll(
  world: World,
  { slideId, block, given }: DataOn & { given: readonly Given[] },
  direction: 1 | -1 | undefined,
): void {
  const names = namesOf(block)
  // Of which series values of a chart are, others ask.
  const mayAsk = block.kind === 'table' || direction !== undefined
  const cells = given
    .flatMap((one) => cellsOf(world, block, names, one, { isBy: direction !== undefined, mayAsk }))
    .toSorted((one, other) => one.row - other.row || one.column - other.column)
  let isChanged = false
  for (const { row, column, amount } of cells) {
    const old =
      block.kind === 'table'
        ? (block.rows[row]?.cells[column + 1] ?? '')
        : String(block.series[column]?.values[row] ?? '')
    const value =
      direction === undefined ? likeAmount(old, amount) : changedBy(old, amount, direction)
    // A word stands in a column of prices.
    if (value === undefined && direction !== undefined && cells.length > 1) continue
    if (value === undefined) throw new Unfit()
    isChanged ||= value !== old
    const at = block.kind === 'table' ? ([row, column + 1] as const) : ([column, row] as const)
    world.session.operate(valueAt({ slideId, block }, ...at, value))
  }
  if (!isChanged) throw new Unfit()
  world.session.remember([slideId])
}

/** Where the amounts of one group stand. @throws {Unclear} where several columns are there and none is said. */
function cellsOf(
  world: World,
  block: Data,
  names: Readonly<Record<Axis, readonly string[]>>,
  { rows, columns, amounts }: Given,
  { isBy, mayAsk }: { isBy: boolean; mayAsk: boolean },
): Cell[] {
  const places = (axis: Axis) => [...names[axis].keys()]
  const [amount = '', ...more] = amounts
  const isForEach = (axis: Axis) => more.length > 0 && amounts.length === names[axis].length
  // "Change Q2 **to 60 and 68**", "raise all our prices".
  const own = {
    rows: rows.length === 0 && (isBy || isForEach('rows')) ? places('rows') : rows,
    columns:
      columns.length > 0
        ? columns
        : names.columns.length === 1 || isForEach('columns')
          ? places('columns')
          : mayAsk
            ? columnsOfAmounts(world, block, names, rows, amount)
            : [],
  }
  const all = own.rows.flatMap((row) => own.columns.map((column) => ({ row, column })))
  if (all.length === 0 || (more.length > 0 && all.length !== amounts.length)) throw new Unfit()
  return all.map((one, at) => ({ ...one, amount: more.length > 0 ? (amounts[at] ?? '') : amount }))
}

/** The column in which a row has its only amount; of several it is asked which. */
function columnsOfAmounts(
  world: World,
  block: Data,
  names: Readonly<Record<Axis, readonly string[]>>,
  rows: readonly number[],
  amount: string,
): number[] {
  const held =
    block.kind === 'table'
      ? [...names.columns.keys()].filter((at) =>
          rows.every((row) => parsedAmount(block.rows[row]?.cells[at + 1] ?? '') !== undefined),
        )
      : []
  return held.length === 1 && rows.length > 0 ? held : [columnAsked(world, names, rows, amount)]
}

/** @throws {Unclear} unless that was answered. */
function columnAsked(
  { session }: World,
  names: Readonly<Record<Axis, readonly string[]>>,
  [row = 0]: readonly number[],
  amount: string,
): number {
  return session.ask(
    'column of an amount',
    `Which value of “${names.rows[row] ?? ''}” is “${amount}” for?`,
    names.columns.map((text, at) => ({ text, value: at, id: String(at) })),
  )
}

/** What stands there with so much more or less, written as it is. */
function changedBy(old: string, amount: string, direction: 1 | -1): string | undefined {
  const before = parsedAmount(old)
  const change = amountOfPayload(amount)
  if (before === undefined || change === undefined) return undefined
  const isShare = /%/.test(amount) && !/%/.test(old)
  const difference = isShare ? (before.value * change.value) / 100 : change.value
  const value = before.value + direction * difference
  // Halves of the last decimal are rounded up, as they are written.
  return likeAmount(old, String(Math.round(value * 100 + 1e-6) / 100))
}

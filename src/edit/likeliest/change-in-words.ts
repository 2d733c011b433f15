import type { Deck } from '../../deck/deck.ts'
import { chosenVariant, type Slide, slidePlainText } from '../../deck/slide.ts'
import { withEllipsis } from '../../text/cut-text.ts'
import { type Thing, type ThingKind, thingsOn } from '../frames/thing.ts'

/** More characters of a text than are shown of it. */
const mostShown = 90
/** More changes than are told in one sentence. */
const mostChanges = 2

/**
 * What becomes of a deck, as an instruction that asks for it: "On slide 4, delete the point “…”.". Undefined where it differs in what is not
 * told here: how something looks, what is shown as what, many things at once.
 */
export function changeInWords(before: Deck, after: Deck): string | undefined {
  const order = orderInWords(before, after)
  const content = contentInWords(before, after)
  if (order === undefined || content === undefined) return undefined
  const told = [...order, ...content]
  if (told.length === 0 || told.length > mostChanges) return undefined
  const [first = '', ...others] = told
  const behind = others.map((one) => `, and ${one}`).join('')
  return `${first[0]?.toUpperCase()}${first.slice(1)}${behind}.`
}

const quoted = (text: string) => `“${withEllipsis(text.trim().replace(/\s+/g, ' '), mostShown)}”`

/** What becomes of the slides as wholes; undefined where that is more than one thing. */
function orderInWords(before: Deck, after: Deck): string[] | undefined {
  const [old, now] = [before, after].map(({ slides }) => slides.map(({ id }) => id))
  if (old === undefined || now === undefined) return undefined
  const nameOf = (id: string) => {
    const at = old.indexOf(id)
    const slide = before.slides[at]
    return `slide ${at + 1} (${quoted(slide ? chosenVariant(slide).title : '')})`
  }
  const gone = old.filter((id) => !now.includes(id))
  const added = after.slides.filter(({ id }) => !old.includes(id))
  const rest = old.filter((id) => !gone.includes(id))
  const left = now.filter((id) => old.includes(id))
  if (!isSame(rest, left)) {
    if (gone.length > 0 || added.length > 0) return undefined
    const order = orderOf(rest, left)
    if (order === undefined) return undefined
    return 'swapped' in order
      ? [`swap ${order.swapped.map(nameOf).join(' and ')}`]
      : [`move ${nameOf(order.moved)} so that it is slide ${order.to + 1}`]
  }
  const copies = added.flatMap((slide) => {
    const copied = before.slides.find((one) => slidePlainText(one) === slidePlainText(slide))
    const as = `slide ${now.indexOf(slide.id) + 1}`
    return copied === undefined ? [] : [`copy ${nameOf(copied.id)} as ${as}`]
  })
  if (copies.length < added.length) return undefined
  return [...gone.map((id) => `delete ${nameOf(id)}`), ...copies]
}

/** What becomes of what stands on slides that both decks have. */
function contentInWords(before: Deck, after: Deck): string[] | undefined {
  const found: string[] = []
  for (const [at, slide] of before.slides.entries()) {
    const now = after.slides.find(({ id }) => id === slide.id)
    if (now === undefined || now === slide) continue
    const told = slideInWords(slide, now)
    if (told === undefined) return undefined
    found.push(...told.map((one, index) => (index === 0 ? `on slide ${at + 1}, ${one}` : one)))
  }
  return found
}

function slideInWords(before: Slide, after: Slide): string[] | undefined {
  const [old, now] = [before, after].map((slide) =>
    thingsOn(slide).filter(({ kind }) => kind !== 'sentence' && kind !== 'block'),
  )
  if (old === undefined || now === undefined || looksOf(before) !== looksOf(after)) return undefined
  const keys = [...new Set([...old, ...now].map(listOf))]
  const lists = keys.map((key) => ({
    old: old.filter((thing) => listOf(thing) === key),
    now: now.filter((thing) => listOf(thing) === key),
  }))
  // A row that is added, or moved, has cells, too.
  const rearranged = lists.filter((list) => isNoPart(list) && isRearranged(list))
  const told: string[] = []
  for (const list of rearranged.length > 0 ? rearranged : lists.filter(isNoWhole)) {
    const own = listInWords(list, old)
    if (own === undefined) return undefined
    told.push(...own)
  }
  return told.length === 0 ? undefined : told
}

/** Things of one list: of a kind in a block, of the points of a comparison those of one side. */
const listOf = ({ kind, block, column }: Thing) =>
  `${kind} ${block?.id} ${kind === 'item' ? column : ''}`

interface Lists {
  old: readonly Thing[]
  now: readonly Thing[]
}

/** What stands in the rows and columns of something. */
const cells: readonly ThingKind[] = ['cell', 'value']

const kindIn = ({ old, now }: Lists) => (old[0] ?? now[0])?.kind ?? 'item'
const isNoPart = (list: Lists) => !cells.includes(kindIn(list))
/** Rows of tables print what their cells do. */
const isNoWhole = ({ old, now }: Lists) => {
  const [thing] = [...old, ...now]
  return !(thing?.kind === 'row' && thing.block?.kind === 'table')
}

const isRearranged = ({ old, now }: Lists) => {
  const [before, after] = [old.map(textOf), now.map(textOf)]
  const isReordered = isSame(before.toSorted(), after.toSorted()) && !isSame(before, after)
  return before.length !== after.length || isReordered
}

/** What of blocks and their texts says how they look, and not what they say. */
const lookKeys: readonly string[] = [
  ...['bold', 'italic', 'underline', 'strike', 'color', 'link', 'code'],
  ...['size', 'align', 'highlighted', 'chartType', 'unit', 'width'],
]

/** How a slide looks, whatever it says. */
function looksOf(slide: Slide): string {
  const { layout, blocks, titleStyle } = chosenVariant(slide)
  const looks: string[] = []
  JSON.stringify(blocks, (key, value) => {
    if (lookKeys.includes(key)) looks.push(`${key} ${JSON.stringify(value)}`)
    return value
  })
  return JSON.stringify([
    ...[slide.ground, layout, titleStyle, blocks.map(({ kind }) => kind)],
    looks.toSorted(),
  ])
}

const textOf = ({ texts }: Thing) =>
  texts
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join(' – ')

/** @param slide all that stood on the slide. */
function listInWords({ old, now }: Lists, slide: readonly Thing[]): string[] | undefined {
  const [before, after] = [old.map(textOf), now.map(textOf)]
  if (isSame(before, after)) return []
  const [example] = [...old, ...now]
  if (example === undefined) return undefined
  const noun = nounOf(example)
  const under = sideOf(example, slide)
  if (before.length === after.length) {
    const order = orderOf(before, after)
    if (order !== undefined && 'swapped' in order)
      return [`swap the ${plural(noun)}${under} ${order.swapped.map(quoted).join(' and ')}`]
    if (order !== undefined)
      return [`move the ${noun}${under} ${quoted(order.moved)} ${placeIn(after, order.to, 'to')}`]
    if (isSame(before.toSorted(), after.toSorted()))
      return [`put the ${plural(noun)} in the order ${after.map(quoted).join(', ')}`]
    return old.flatMap((thing, at) => {
      const [was, is] = [before[at] ?? '', after[at] ?? '']
      return was === is ? [] : [changed(thing, `${noun}${under}`, was, is, slide)]
    })
  }
  const gone = without(before, after)
  const added = without(after, before)
  if (gone.length > 0 && added.length > 0) return undefined
  return [
    ...gone.map((at) => `delete ${the(noun)}${under} ${quoted(before[at] ?? '')}`),
    ...added.map((at) =>
      single.includes(example.kind)
        ? `add ${the(noun)} ${quoted(after[at] ?? '')}`
        : `add ${the(noun, 'a')} ${quoted(after[at] ?? '')}${under} ${placeIn(after, at)}`,
    ),
  ]
}

/** Of which a slide has one. */
const single: readonly ThingKind[] = ['title', 'eyebrow', 'meta', 'caption', 'notes']

/** " under “Not OK”": the side that a point stands on. */
function sideOf({ kind, block, column }: Thing, slide: readonly Thing[]): string {
  if (kind !== 'item' || block?.kind !== 'comparison') return ''
  const side = slide.find(
    (one) => one.kind === 'side' && one.block?.id === block.id && one.index === column,
  )
  return side === undefined ? '' : ` under ${quoted(textOf(side))}`
}

/** What stands at the head of a row and a column of something, or of a category and a series. */
function headsOf({ kind, block, index, column }: Thing, slide: readonly Thing[]): string[] {
  const own = slide.filter((one) => one.block?.id === block?.id)
  const heads =
    kind === 'value'
      ? [
          own.find((one) => one.kind === 'category' && one.index === index),
          own.find((one) => one.kind === 'series' && one.index === column),
        ]
      : [
          own.find((one) => one.kind === 'cell' && one.index === index && one.column === 0),
          own.find((one) => (one.kind === 'column' || one.kind === 'side') && one.index === column),
        ]
  return heads.map((head) => (head === undefined ? '' : textOf(head)))
}

function changed(
  thing: Thing,
  noun: string,
  was: string,
  is: string,
  slide: readonly Thing[],
): string {
  const { kind, texts } = thing
  if (cells.includes(kind)) {
    const [row = '', column = ''] = headsOf(thing, slide)
    const where = `in the ${kind === 'value' ? 'category' : 'row'} ${quoted(row)}`
    const head = quoted(column)
    return was === ''
      ? `${where}, write ${quoted(is)} under ${head}`
      : `${where}, change ${head} from ${quoted(was)} to ${quoted(is)}`
  }
  if (kind === 'notes' && is.startsWith(was))
    return `add ${quoted(is.slice(was.length))} to the notes`
  if (is === '') return `delete ${the(noun)} ${quoted(was)}`
  if (was.length <= mostShown) return `change ${the(noun)} ${quoted(was)} to ${quoted(is)}`
  // Of a long text only what is said otherwise.
  const [old, now] = differing(was, is)
  const where = texts.length > 1 ? `${the(noun)} ${quoted(texts[0]?.text ?? '')}` : the(noun)
  if (now === '') return `take ${quoted(old)} out of ${where}`
  return old === ''
    ? `add ${quoted(now)} to ${where}`
    : `in ${where}, change ${quoted(old)} to ${quoted(now)}`
}

/** Two texts without the words that both begin and end with. */
function differing(was: string, is: string): [string, string] {
  const [old, now] = [was.split(' '), is.split(' ')]
  let start = 0
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start++
  let end = 0
  const most = Math.min(old.length, now.length) - start
  while (end < most && old.at(-1 - end) === now.at(-1 - end)) end++
  const part = (words: readonly string[]) => words.slice(start, words.length - end).join(' ')
  return [part(old), part(now)]
}

/** What an item is called, by what it stands in. */
const itemNouns: Partial<Record<NonNullable<Thing['block']>['kind'], string>> = {
  steps: 'step',
  cards: 'card',
  timeline: 'entry',
  stats: 'figure',
}

const nounOf = ({ kind, block }: Thing): string => {
  if (kind === 'item') return itemNouns[block?.kind ?? 'bullets'] ?? 'point'
  if (kind === 'eyebrow') return 'line over the title'
  return kind === 'meta' ? 'line below the title' : kind
}

const the = (noun: string, article = 'the') =>
  noun === 'notes'
    ? 'the notes'
    : `${article === 'a' && /^[aeiou]/.test(noun) ? 'an' : article} ${noun}`

const plural = (noun: string) =>
  noun === 'series' || noun === 'notes'
    ? noun
    : noun.endsWith('y')
      ? `${noun.slice(0, -1)}ies`
      : `${noun}s`

/** Where an entry of a list stands, or goes. */
function placeIn(list: readonly string[], at: number, preposition: 'at' | 'to' = 'at'): string {
  if (at === 0) return `${preposition} the start`
  return at === list.length - 1 ? `${preposition} the end` : `after ${quoted(list[at - 1] ?? '')}`
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((text, at) => text === other[at])

/** The places in a list of what another one has not. */
function without(list: readonly string[], other: readonly string[]): number[] {
  const left = [...other]
  return list.flatMap((text, at) => {
    const found = left.indexOf(text)
    if (found === -1) return [at]
    left.splice(found, 1)
    return []
  })
}

/** What has changed its place in a list, or which two have changed theirs; undefined where that is not all. */
function orderOf(
  old: readonly string[],
  now: readonly string[],
): { moved: string; to: number } | { swapped: string[] } | undefined {
  const differ = old.flatMap((text, at) => (text === now[at] ? [] : [at]))
  const [first = 0, last = 0] = [differ[0], differ.at(-1)]
  if (!isSame(old.toSorted(), now.toSorted())) return undefined
  if (differ.length === 2) return { swapped: [old[first] ?? '', old[last] ?? ''] }
  for (const [from, to] of [
    [first, last],
    [last, first],
  ] as const)
    if (isSame(old.toSpliced(from, 1).toSpliced(to, 0, old[from] ?? ''), now))
      return { moved: old[from] ?? '', to }
  return undefined
}

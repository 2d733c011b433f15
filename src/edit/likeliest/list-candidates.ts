import type { Block } from '../../deck/blocks/block.ts'
import { chosenVariant } from '../../deck/slide.ts'
import { insertAt } from '../frames/frames/insert-at.ts'
import { arrange } from '../frames/frames/order.ts'
import { amountOfPayload } from '../frames/payload-list.ts'
import { placesAt } from '../frames/read-places.ts'
import type { Place } from '../frames/span.ts'
import type { Thing, ThingKind } from '../frames/thing.ts'
import { nounOf } from '../frames/thing-nouns.ts'
import { Unfit, type World } from '../frames/world.ts'
import { means } from '../words/token.ts'
import type { Candidate, Spot } from './candidate.ts'
import { attempt, type Evidence, type GivenText, type Mention } from './evidence.ts'

/** What stands in a list: it can be moved, taken out, and have others put beside it. */
const listed: readonly ThingKind[] = ['item', 'row', 'column', 'category', 'series', 'side']

/** Blocks whose items have a name and a text. */
const inTwoParts: readonly Block['kind'][] = ['cards', 'steps', 'timeline', 'stats', 'definition']

/** The tokens between a word of place and the thing that it is about. */
const nearby = 4

/** What may be done to the lists of a slide: something put in, moved, swapped or taken out. */
export function listCandidates(evidence: Evidence, slideId: string): Candidate[] {
  const { world } = evidence
  const slide = world.session.slide(slideId)
  if (slide === undefined) return []
  const mentions = evidence.mentionsOn(slideId)
  const things = world
    .things([slideId])
    .filter(({ kind, place }) => listed.includes(kind) && place >= 0)
  const lines = chosenVariant(slide).blocks.flatMap(({ id }) => {
    const own = things.filter(({ block }) => block?.id === id)
    const keyOf = ({ kind, column }: Thing) => `${kind} ${kind === 'item' ? (column ?? '') : ''}`
    const keys = [...new Set(own.map(keyOf))]
    return keys.map((key) => own.filter((thing) => keyOf(thing) === key))
  })
  const within = lines.flatMap((line) => {
    const spots = spotsIn(line, evidence, slideId, mentions)
    return [
      ...putIn(line, spots, evidence),
      ...moved(line, spots, mentions),
      ...swapped(line, mentions),
    ]
  })
  return [...within, ...takenOut(mentions)]
}

function spotsIn(
  line: readonly Thing[],
  { text, world }: Evidence,
  slideId: string,
  mentions: readonly Mention[],
): Spot[] {
  const { tokens } = text
  const kind = line[0]?.kind ?? 'item'
  const indexOf = (place: Place): number | undefined => {
    if (place.at === 'start') return 0
    if (place.at === 'end') return line.length
    if (place.at === 'place') return place.place
    const named = place.at === 'between' ? place.second : 'thing' in place ? place.thing : undefined
    if (named === undefined || place.at === 'in') return undefined
    const thing = attempt(() => world.resolveOne({ ...named, kinds: [kind] }, [slideId]))
    const at = thing === undefined ? -1 : line.indexOf(thing)
    return at === -1 ? undefined : at + (place.at === 'after' ? 1 : 0)
  }
  const read = tokens.flatMap((_, at) =>
    placesAt(text, at).flatMap(({ place, start, end }): Spot[] => {
      const index = indexOf(place)
      return index === undefined ? [] : [{ by: place.at, index, from: start, to: end }]
    }),
  )
  const beside = tokens.flatMap((token, at): Spot[] => {
    const isAfter = means(token, 'after', 'afterThere')
    if (!isAfter && !means(token, 'before', 'above', 'beforeThere')) return []
    const by = isAfter ? 'after' : 'before'
    return mentions.flatMap((mention): Spot[] => {
      const index = line.indexOf(mention.thing) + (isAfter ? 1 : 0)
      if (!line.includes(mention.thing)) return []
      if (mention.by === 'shared')
        return mention.rank === 0 ? [{ by: `${by} shared`, index, from: at, to: at + 1 }] : []
      const { from = 0, to = at } = mention
      return from > at && from - at <= nearby ? [{ by, index, from: at, to }] : []
    })
  })
  const counted = tokens.flatMap((token, at): Spot[] => {
    const extent = { from: at, to: at + 1 }
    if (means(token, 'last')) return [{ by: 'last', index: line.length, ...extent }]
    const { value = 0 } = token
    const [before, behind] = [tokens[at - 1], tokens[at + 1]]
    const isPlace =
      nounOf(behind) !== undefined ||
      nounOf(before) !== undefined ||
      means(behind, 'place') ||
      means(before, 'number', 'numberSign')
    const isCount = token.kind === 'number' || means(token, 'ordinal')
    return isCount && isPlace && value >= 1 && value <= line.length + 1
      ? [{ by: 'ordinal', index: value - 1, ...extent }]
      : []
  })
  const all: Spot[] = [{ by: 'none', index: undefined }, ...read, ...beside, ...counted]
  return all.filter(
    (one, at) => all.findIndex(({ by, index }) => by === one.by && index === one.index) === at,
  )
}

function putIn(line: readonly Thing[], spots: readonly Spot[], { texts }: Evidence): Candidate[] {
  const [first] = line
  if (first?.block === undefined) return []
  const thing: Mention = { thing: first, by: 'kind', share: 0, weight: 0, rank: 0 }
  const { block } = first
  const at = ({ index }: Spot) =>
    index === undefined || index >= line.length ? undefined : line[index]?.index
  const quoted = texts.filter(({ by }) => by === 'quote')
  const inParts = texts.filter(({ by }) => by === 'quote' || by === 'colon')
  const numbers = texts.filter(({ by }) => by === 'number')
  const pairsOf = (seconds: readonly GivenText[]) =>
    inParts.flatMap((given) =>
      seconds.flatMap((second) => (second.from < given.to ? [] : [{ given, second }])),
    )
  const pairs = pairsOf(inParts)
  if (first.kind === 'item' || first.kind === 'row') {
    const single = texts.flatMap((given) =>
      spots.map(
        (spot): Candidate => ({
          ...{ act: 'insert', thing, given, spot },
          deed: (world) =>
            insertAt(world, { beside: first, index: at(spot) }, [given.text], given.by === 'quote'),
        }),
      ),
    )
    const [one, ...others] = quoted
    const cells = quoted.map(({ text }) => text)
    const isRow = block.kind === 'table' && one !== undefined && others.length > 0
    const row = isRow
      ? spots.map(
          (spot): Candidate => ({
            ...{ act: 'insert cells', thing, spot, given: spanning(one, others) },
            deed: (world) =>
              world.session.operate({
                ...{ op: 'add_table_row', slideId: first.slideId, blockId: block.id, cells },
                ...(at(spot) === undefined ? {} : { position: at(spot) }),
              }),
          }),
        )
      : []
    const double = inTwoParts.includes(block.kind)
      ? pairs.flatMap(({ given, second }) =>
          spots.map(
            (spot): Candidate => ({
              ...{ act: 'insert pair', thing, given, second, spot },
              deed: (world) =>
                insertAt(world, { beside: first, index: at(spot) }, [
                  `${given.text}: ${second.text}`,
                ]),
            }),
          ),
        )
      : []
    return [...single, ...row, ...double]
  }
  return first.kind === 'category' || first.kind === 'series'
    ? putInChart(first, thing, [...pairs, ...pairsOf(numbers)])
    : []
}

/** A name and a value for a chart that needs one. */
function putInChart(
  { kind, slideId, block }: Thing,
  thing: Mention,
  pairs: readonly { given: GivenText; second: GivenText }[],
): Candidate[] {
  if (block?.kind !== 'chart') return []
  const op = kind === 'series' ? 'add_chart_series' : 'add_chart_category'
  const needed = kind === 'series' ? block.categories.length : block.series.length
  if (needed !== 1) return []
  return pairs.map(({ given, second }) => ({
    ...{ act: 'insert value', thing, given, second },
    deed: (world) => {
      const amount = amountOfPayload(second.text)
      if (amount === undefined) throw new Unfit()
      const values = [amount.value]
      world.session.operate({ op, slideId, blockId: block.id, name: given.text, values })
    },
  }))
}

/** Several quotations as one text, in as far as they stand in the instruction. */
const spanning = (first: GivenText, others: readonly GivenText[]): GivenText => ({
  ...first,
  to: others.at(-1)?.to ?? first.to,
  by: 'quotes',
})

function moved(
  line: readonly Thing[],
  spots: readonly Spot[],
  mentions: readonly Mention[],
): Candidate[] {
  return mentions.flatMap((mention) => {
    const at = line.indexOf(mention.thing)
    if (at === -1) return []
    const rest = line.map((_, index) => index).toSpliced(at, 1)
    return spots.flatMap((spot): Candidate[] => {
      const { by, index } = spot
      if (index === undefined) return []
      const isPlace = by === 'ordinal' || by === 'place'
      const to = !isPlace && index > at ? index - 1 : index
      if (to === at || to > rest.length) return []
      const order = rest.toSpliced(to, 0, at)
      const deed = (world: World) => arrange(world, mention.thing, order)
      return [{ act: 'move', thing: mention, spot, deed }]
    })
  })
}

function swapped(line: readonly Thing[], mentions: readonly Mention[]): Candidate[] {
  const own = mentions.filter(({ thing }) => line.includes(thing))
  return own.flatMap((thing, at) =>
    own.slice(at + 1).flatMap((other): Candidate[] => {
      if (thing.thing === other.thing) return []
      const [one, two] = [line.indexOf(thing.thing), line.indexOf(other.thing)]
      const order = line.map((_, index) => (index === one ? two : index === two ? one : index))
      return [{ act: 'swap', thing, other, deed: (world) => arrange(world, thing.thing, order) }]
    }),
  )
}

function takenOut(mentions: readonly Mention[]): Candidate[] {
  return mentions.flatMap((mention): Candidate[] =>
    [...listed, 'eyebrow', 'caption'].includes(mention.thing.kind)
      ? [{ act: 'delete', thing: mention, deed: (world) => takeOut(world, mention.thing) }]
      : [],
  )
}

/** @throws {Unfit} where it is no whole thing in a list. */
function takeOut(world: World, { kind, slideId, block, index }: Thing): void {
  const { session } = world
  if (block === undefined) {
    const slide = session.slide(slideId)
    if (slide === undefined) throw new Unfit()
    const { title } = chosenVariant(slide)
    if (kind === 'caption') session.operate({ op: 'set_caption', slideId, caption: null })
    else session.operate({ op: 'set_slide_title', slideId, title, eyebrow: null })
    return
  }
  const target = { slideId, blockId: block.id }
  if (block.kind === 'table' && kind === 'row')
    session.operate({ op: 'delete_table_row', ...target, row: index })
  else if (block.kind === 'table' && kind === 'column')
    session.operate({ op: 'delete_table_column', ...target, column: index })
  else if (kind === 'category')
    session.operate({ op: 'delete_chart_category', ...target, category: index })
  else if (kind === 'series')
    session.operate({ op: 'delete_chart_series', ...target, series: index })
  else if (kind === 'item' || kind === 'row')
    session.operate({ op: 'delete_items', ...target, items: [index] })
  else throw new Unfit()
}

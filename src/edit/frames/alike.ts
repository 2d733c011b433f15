import { isDeepStrictEqual } from 'node:util'
import type { Deck } from '../../deck/deck.ts'
import type { Operation } from '../../deck/operations/operation.ts'
import { chosenVariant, type Slide } from '../../deck/slide.ts'
import type { Session } from '../session.ts'
import type { Token } from '../words/token.ts'
import { isSame, saysSame } from './best-named.ts'
import { type Thing, type ThingKind, thingsOn } from './thing.ts'
import { numbersAlone, ordinalsAlone } from './which-words.ts'

/** A list of things that can be counted: the points of a slide, the rows of its table. */
interface Listed {
  slideId: string
  blockId: string
  kind: ThingKind
  /** The side that its points stand on. */
  column?: number
}

const axes = {
  items: 'item',
  rows: 'row',
  columns: 'column',
  categories: 'category',
  series: 'series',
} as const

/**
 * What places without a noun are places of: the list in which the wish before has changed something, in this instruction or the one before;
 * undefined where it changed no part of one.
 */
export function listBefore({ steps, now, context }: Session): Listed | undefined {
  const last = steps.at(-1)
  if (last === undefined && context.lastWish) return listChanged(context.lastWish.inverse, now)
  if (last === undefined || !('op' in last) || !('slideId' in last)) return undefined
  const at: Record<string, unknown> =
    'at' in last && typeof last.at === 'object' ? { ...last, ...last.at } : { ...last }
  const kind = kindOf(last.op, at)
  const { slideId } = last
  if (kind === undefined || slideId === undefined || typeof at.blockId !== 'string')
    return undefined
  const blockId = at.blockId
  const index = typeof at.item === 'number' ? at.item : undefined
  const own = thingsIn(now, slideId).find(
    (one) => one.block?.id === blockId && one.kind === kind && one.index === index,
  )
  const column = kind === 'item' ? own?.column : undefined
  return { slideId, blockId, kind, ...(column === undefined ? {} : { column }) }
}

/** The only list of the deck that is another now. */
function listChanged(inverse: readonly Operation[], now: Deck): Listed | undefined {
  const then = new Map(
    inverse.flatMap((one) => (one.op === 'replace_slide' ? [[one.slide.id, one.slide]] : [])),
  )
  const [before, ...others] = then.values()
  const slide = now.slides.find(({ id }) => id === before?.id)
  if (before === undefined || slide === undefined || others.length > 0) return undefined
  if (inverse.some(({ op }) => op !== 'replace_slide') || before.notes !== slide.notes)
    return undefined
  const [was, is] = [chosenVariant(before), chosenVariant(slide)]
  const [block, ...more] = is.blocks.filter(
    (one) => !was.blocks.some((other) => isDeepStrictEqual(one, other)),
  )
  if (was.title !== is.title || block === undefined || more.length > 0) return undefined
  const inBlock = (of: Slide, kind: ThingKind) =>
    thingsOn(of).filter((one) => one.block?.id === block.id && one.kind === kind)
  const words = (things: readonly Thing[]) =>
    things.map(({ texts }) => texts.map(({ text }) => text).join('\n'))
  const [of, ...either] = Object.values(axes).filter((kind) => {
    const [old, own] = [words(inBlock(before, kind)), words(inBlock(slide, kind))]
    const isSame = old.toSorted().join('\n\n') === own.toSorted().join('\n\n')
    return (
      old.length !== own.length ||
      (own.length > 0 && (kind === 'item' || (isSame && old.join('\n\n') !== own.join('\n\n'))))
    )
  })
  return of === undefined || either.length > 0
    ? undefined
    : { slideId: slide.id, blockId: block.id, kind: of }
}

/** Of what kind the part of a block is that an operation changes. */
function kindOf(op: Operation['op'], at: Readonly<Record<string, unknown>>): ThingKind | undefined {
  // A value is called by its names: its lines have not been counted.
  if (op === 'set_chart_value' || op === 'set_table_cell') return undefined
  if (typeof at.axis === 'string') return axes[at.axis as keyof typeof axes]
  if (op === 'add_table_row' || 'row' in at) return 'row'
  if (op === 'add_table_column' || 'column' in at) return 'column'
  if (op === 'add_chart_category' || 'category' in at) return 'category'
  if (op === 'add_chart_series' || 'series' in at) return 'series'
  return 'item' in at || 'items' in at ? 'item' : undefined
}

const thingsIn = ({ slides }: Deck, slideId: string): readonly Thing[] => {
  const slide = slides.find(({ id }) => id === slideId)
  return slide === undefined ? [] : thingsOn(slide)
}

/** The things of a list, as it is in a deck. */
const listIn = (deck: Deck, { slideId, blockId, kind, column }: Listed): Thing[] =>
  thingsIn(deck, slideId).filter(
    (one) =>
      one.block?.id === blockId && one.kind === kind && one.column === column && one.place >= 0,
  )

/** Whether places that are said without a noun are some of the list that the wish before was about. */
export function standsInListBefore(
  { tokens, countsOn }: { tokens: readonly Token[]; countsOn: boolean },
  start: number,
  session: Session,
): boolean {
  const list = listBefore(session)
  const said =
    ordinalsAlone(tokens, start, true) ?? (countsOn ? numbersAlone(tokens, start) : undefined)
  if (list === undefined || said === undefined) return false
  const things = listIn(session.now, list)
  return said.places(things.length).every((place) => things[place] !== undefined)
}

/**
 * The things that stand in some places of a list: as that was when the instruction was given, or, where others stand there by now, either.
 * Undefined where there are none.
 */
export function alikeIn(
  list: Listed,
  places: (count: number) => number[],
  { now, context, steps }: Session,
): { things: readonly Thing[]; isSure: boolean } | undefined {
  const inPlaces = (deck: Deck): (Thing | undefined)[] => {
    const found = listIn(deck, list)
    return places(found.length).map((place) => found[place])
  }
  const here = inPlaces(now)
  const there = thingsIn(now, list.slideId)
  const wasThere = listIn(context.deck, list).length > 0
  const said = (wasThere ? inPlaces(context.deck) : here).flatMap(
    (one) =>
      there.find((other) => one && saysSame(one, other)) ??
      there.find((other) => one && isSame(one, other)) ??
      [],
  )
  const isDeleting = steps.some((step) => 'op' in step && step.op.startsWith('delete_'))
  const isSettled = said.every((one) => here.some((other) => other && isSame(one, other)))
  if (said.length === 0 || said.length < here.length) return undefined
  if (isSettled || isDeleting) return { things: said, isSure: true }
  const either = [...said, ...here.filter((one) => one !== undefined)]
  return either.length === 2 ? { things: either, isSure: false } : undefined
}

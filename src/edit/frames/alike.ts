import type { Deck } from '../../deck/deck.ts'
import type { Operation } from '../../deck/operations/operation.ts'
import type { Session } from '../session.ts'
import { isSame, saysSame } from './best-named.ts'
import type { ThingPhrase } from './span.ts'
import { type Thing, type ThingKind, thingsOn } from './thing.ts'
import { Unfit, type World } from './world.ts'

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

/** What places without a noun are places of: the list in which the wish before has changed something; undefined where it changed no part of one. */
export function listBefore({ steps, now }: Session): Listed | undefined {
  const last = steps.at(-1)
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

/** Of what kind the part of a block is that an operation changes. */
function kindOf(op: Operation['op'], at: Readonly<Record<string, unknown>>): ThingKind | undefined {
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

/**
 * The things that stand in some places of the list that the wish before was about, as that was when the instruction was given.
 * @throws {Unfit} where there are none.
 * @throws {Unclear} where others stand there by now.
 */
export function resolveAlike(
  world: World,
  phrase: ThingPhrase,
  slideIds: readonly string[] | undefined,
): Thing[] {
  const { session } = world
  const list = listBefore(session)
  if (list === undefined || phrase.which.by !== 'places') throw new Unfit()
  const { slideId, blockId, kind, column } = list
  const { places } = phrase.which
  const isElsewhere = slideIds !== undefined && !slideIds.includes(slideId)
  if (isElsewhere) {
    const { isAlike: _, ...own } = phrase
    return world.resolve({ ...own, kinds: [kind] }, slideIds)
  }
  const inPlaces = (deck: Deck): Thing[] => {
    const counted = thingsIn(deck, slideId).filter(
      (one) =>
        one.block?.id === blockId && one.kind === kind && one.column === column && one.place >= 0,
    )
    return places(counted.length).map((place) => {
      const found = counted[place]
      if (found === undefined) throw new Unfit()
      return found
    })
  }
  const there = thingsIn(session.now, slideId)
  const here = inPlaces(session.now)
  const wasThere = thingsIn(session.context.deck, slideId).some(
    ({ block }) => block?.id === blockId,
  )
  const said = (wasThere ? inPlaces(session.context.deck) : here).flatMap(
    (one) =>
      there.find((other) => saysSame(one, other)) ??
      there.find((other) => isSame(one, other)) ??
      [],
  )
  const isDeleting = session.steps.some((step) => 'op' in step && step.op.startsWith('delete_'))
  const isSettled = said.every((one) => here.some((other) => isSame(one, other)))
  if (isSettled || (isDeleting && said.length === here.length)) return said
  const [one, other, ...others] = [...said, ...here]
  if (one === undefined || other === undefined || others.length > 0) throw new Unfit()
  return [world.askWhich([one, other])]
}

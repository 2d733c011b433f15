import { isDeepStrictEqual } from 'node:util'
import { type Block, mapBlockTexts } from '../blocks/block.ts'
import type { Thing } from '../blocks/block-kind.ts'
import { definitionOf } from '../blocks/block-kinds.ts'
import { listOf, thingsOf, withThings } from '../blocks/block-list.ts'
import { barePlace } from '../blocks/printed-text.ts'
import type { Deck } from '../deck.ts'
import { sayAnew } from '../marks/change-marks.ts'
import { chosenVariant, type Slide } from '../slide.ts'
import { changeAnyBlock, changeBlocks, positionOfBlock } from './change-block.ts'
import type { DeleteItems, InsertItems, MoveItems, SetItem } from './operation.ts'
import { OperationError, type OperationOutcome, slidePosition } from './outcome.ts'

/** What an item says besides words; everything else that is no printed text is not a caller's to set here. */
const plainParts = new Set(['icon', 'level', 'planned', 'trend', 'order', 'language', 'numbered'])

/** What says which thing it is, not what it says. */
const identity = ['id', 'kind', 'image', 'slideId', 'side', 'chartType']

/**
 * Applies it; see `OperationOutcome`.
 * @throws {OperationError} when there is no such block, it lists nothing, or an item lacks what items there have.
 */
export function insertItems(deck: Deck, operation: InsertItems): OperationOutcome {
  const { items, position } = operation
  return changeAnyBlock(
    deck,
    operation,
    (block) => {
      const things = listedIn(block)
      const added = items.map((item) => {
        if (typeof item !== 'string' && 'sources' in item)
          throw new OperationError('Items are added without sources: they are the caller’s words.')
        return thingFrom(block, item, { sources: [], added: true })
      })
      return checked(
        block,
        withAll(block, things.toSpliced(position ?? things.length, 0, ...added)),
      )
    },
    (number) => `Added ${counted(items)} to slide ${number}.`,
  )
}

/**
 * Applies it; see `OperationOutcome`.
 * @throws {OperationError} when there is no such block, item or part, or the part cannot be that.
 */
export function setItem(deck: Deck, operation: SetItem): OperationOutcome {
  const { item, part, column, value } = operation
  return changeAnyBlock(
    deck,
    operation,
    (block) => {
      if (typeof value === 'string') {
        let found = false
        const said = mapBlockTexts(block, (printed, place) => {
          if (!isDeepStrictEqual(barePlace(place), barePlace({ item, part, column })))
            return printed
          found = true
          return sayAnew(printed, value)
        })
        if (found) return said
      }
      if (item === undefined) return checked(block, withField(block, part, value))
      const things = listedIn(block)
      const thing = things[item]
      if (thing === undefined) throw new OperationError(`There is no item ${item + 1} there.`)
      return checked(block, withAll(block, things.with(item, withField(thing, part, value))))
    },
    (number) => `Changed ${item === undefined ? 'a block' : 'an item'} of slide ${number}.`,
  )
}

/**
 * Applies it; see `OperationOutcome`.
 * @throws {OperationError} when there is no such block or item, or none would be left.
 */
export function deleteItems(deck: Deck, operation: DeleteItems): OperationOutcome {
  const { items } = operation
  return changeAnyBlock(
    deck,
    operation,
    (block) => {
      const { rest } = takenOut(block, items)
      if (rest.length === 0)
        throw new OperationError('Nothing would be left of the list: delete the block instead.')
      return checked(block, withThings(block, rest))
    },
    (number) => `Removed ${counted(items)} from slide ${number}.`,
  )
}

/**
 * Applies it; see `OperationOutcome`. A block that nothing is left in goes.
 * @throws {OperationError} when there is no such block or item, or the other block cannot list them.
 */
export function moveItems(deck: Deck, operation: MoveItems): OperationOutcome {
  const { slideId, blockId, items, toSlideId, toBlockId, position } = operation
  const from = slidePosition(deck, slideId)
  const to = slidePosition(deck, toSlideId)
  const source = blockOf(deck.slides[from] as Slide, blockId)
  if (slideId === toSlideId && blockId === toBlockId) {
    const { taken, rest } = takenOut(source, items)
    return changeAnyBlock(
      deck,
      operation,
      (block) => withThings(block, rest.toSpliced(position ?? rest.length, 0, ...taken)),
      (number) => `Moved ${counted(items)} on slide ${number}.`,
    )
  }
  const { taken, rest } = takenOut(source, items)
  const left = changeBlocks(
    deck,
    slideId,
    (blocks) => {
      const at = positionOfBlock(blocks, blockId)
      return rest.length === 0
        ? blocks.toSpliced(at, 1)
        : blocks.with(at, checked(source, withThings(source, rest)))
    },
    () => '',
  )
  const reached = changeAnyBlock(
    left.deck,
    { slideId: toSlideId, blockId: toBlockId },
    (block) => {
      const things = listedIn(block)
      const moved = taken.map((thing) =>
        block.kind === source.kind
          ? withoutSecondHighlight(thing, things)
          : thingFrom(block, lineOf(source, thing), originOf(thing)),
      )
      const all = things.toSpliced(position ?? things.length, 0, ...moved)
      return checked(block, withAll(block, all))
    },
    () => `Moved ${counted(items)} from slide ${from + 1} to slide ${to + 1}.`,
  )
  return {
    ...reached,
    inverse: [...reached.inverse, ...left.inverse],
    changedSlideIds: [...new Set([slideId, toSlideId])],
  }
}

function blockOf(slide: Slide, blockId: string): Block {
  const { blocks } = chosenVariant(slide)
  return blocks[positionOfBlock(blocks, blockId)] as Block
}

const counted = ({ length }: readonly unknown[]) => `${length} ${length === 1 ? 'item' : 'items'}`

/** @throws {OperationError} when the block lists nothing that a caller can change. */
function listedIn(block: Block): Thing[] {
  const list = listOf(block)
  if (list === undefined || list.isFixed)
    throw new OperationError(`Block ${block.id} is a ${block.kind}, which has no items of its own.`)
  return thingsOf(block)
}

/**
 * Those of the places named, each with the sub-items that belong to it, and the others.
 * @throws {OperationError} when there is nothing at one of them.
 */
function takenOut(block: Block, places: readonly number[]): { taken: Thing[]; rest: Thing[] } {
  const things = listedIn(block)
  const missing = places.find((place) => place >= things.length)
  if (missing !== undefined) throw new OperationError(`There is no item ${missing + 1} there.`)
  const { below } = listOf(block) ?? {}
  let goes = false
  const going = things.map((thing, at) => {
    goes = places.includes(at) || (goes && (below?.is(thing) ?? false))
    return goes
  })
  return {
    taken: things.filter((_, at) => going[at]),
    rest: things.filter((_, at) => !going[at]),
  }
}

/** An item of another list as a line; what is set in it stays where the line is nothing but its text. */
function lineOf(block: Block, thing: Thing): Thing {
  const text = (listOf(block)?.plainText(thing) ?? '').replaceAll('\t', ' – ')
  return { text, ...(text === thing.text && thing.marks ? { marks: thing.marks } : {}) }
}

/** Where an item comes from, and what it weighs. */
function originOf({ sources = [], added, score }: Thing): Thing {
  return { sources, ...(added ? { added } : {}), ...(score === undefined ? {} : { score }) }
}

/** At most one of a list is what the slide is about. */
function withoutSecondHighlight(thing: Thing, others: readonly Thing[]): Thing {
  if (!thing.highlighted || !others.some((one) => one.highlighted)) return thing
  const { highlighted: _first, ...rest } = thing
  return rest
}

/** @throws {OperationError} when the block has no place for one of them: the point of a side that it does not have. */
function withAll(block: Block, things: readonly Thing[]): Block {
  const made = withThings(block, things)
  if (thingsOf(made).length === things.length) return made
  throw new OperationError(`This ${block.kind} has no place for all of them.`)
}

/** @throws {OperationError} when an item of that block cannot be like that. */
function thingFrom(block: Block, given: string | Thing, origin: Thing): Thing {
  const list = listOf(block)
  // The points of a comparison's sides are things of two kinds with its rows: they say on which side they stand.
  const isPoint = typeof given !== 'string' && 'side' in given
  if (list?.parts === undefined && !isPoint)
    throw new OperationError(`A ${block.kind} takes no items: add rows to it, or change the block.`)
  const { highlighted: _alone, ...said }: Thing =
    typeof given === 'string' ? { text: given } : given
  const thing: Thing = { ...list?.blank, ...said, ...origin }
  // Beside nothing else, so that what is wrong is the item's.
  const parsed = definitionOf(block).schema.safeParse(withThings(block, [thing]))
  const made = parsed.success ? thingsOf(parsed.data as Block)[0] : undefined
  if (made !== undefined) {
    const unknown = Object.keys(said).find((field) => !(field in made))
    if (unknown === undefined) return made
    throw new OperationError(`An item of a ${block.kind} has no “${unknown}”.`)
  }
  const issue = parsed.error?.issues[0]
  const field = issue?.path.at(-1)
  throw new OperationError(
    `An item of a ${block.kind} cannot be like that: “${String(field)}” is missing or wrong.`,
  )
}

/** Something with one of its fields changed; null takes it away. */
function withField<One extends object>(one: One, part: string, value: SetItem['value']): One {
  const fields = one as Record<string, unknown>
  if (identity.includes(part)) throw new OperationError(`“${part}” cannot be set.`)
  if (value === null) {
    if (typeof fields[part] !== 'string' && !plainParts.has(part))
      throw new OperationError(`“${part}” cannot be taken away.`)
    const { [part]: removed, [`${part}Marks`]: _marks, ...rest } = fields
    if (removed === undefined) throw new OperationError(`There is no “${part}” to take away.`)
    return rest as One
  }
  if (typeof value !== 'string' && !plainParts.has(part))
    throw new OperationError(`“${part}” is a text, or cannot be set.`)
  return { ...fields, [part]: value } as One
}

/** @throws {OperationError} when a block of that kind cannot be like that. */
function checked(before: Block, after: Block): Block {
  const parsed = definitionOf(before).schema.safeParse(after)
  if (!parsed.success) {
    const { message, path } = parsed.error.issues[0] ?? { message: '', path: [] }
    throw new OperationError(
      path.length === 0 ? message : `“${String(path.at(-1))}” of a ${before.kind} cannot be that.`,
    )
  }
  if (!isDeepStrictEqual(parsed.data, after))
    throw new OperationError(`A ${before.kind} has no such part.`)
  return after
}

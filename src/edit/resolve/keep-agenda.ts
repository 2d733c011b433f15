import { withoutPart } from '../../author/slide-titles/part-titles.ts'
import type { AgendaBlock, AgendaItem } from '../../deck/blocks/agenda/schema.ts'
import { withPart } from '../../deck/blocks/printed-text.ts'
import type { Deck } from '../../deck/deck.ts'
import { sayAnew } from '../../deck/marks/change-marks.ts'
import type { Operation } from '../../deck/operations/operation.ts'
import { chosenVariant, type Slide, type Variant } from '../../deck/slide.ts'
import { wordsIn } from './words.ts'

/** What an agenda is to say after an edit. */
interface KeptAgenda {
  operations: Operation[]
  summaries: string[]
  warnings: string[]
}

/**
 * The operations after which the agendas of a deck name what an edit has left: entries of slides that are gone leave, or
 * go on with what is left of their section or with the slide that the others went into; entries that are called as a
 * slide was take its new name.
 * @param edited what the edit did so far, which tells what was merged into what.
 */
export function keepAgenda(
  before: Deck,
  after: Deck,
  { edited }: { edited: readonly Operation[] },
): KeptAgenda {
  const result: KeptAgenda = { operations: [], summaries: [], warnings: [] }
  const change = { before, after, merged: mergedInto(edited) }
  for (const [index, slide] of after.slides.entries()) {
    const agendas = slide.variants.flatMap((variant) => variant.blocks).filter(isAgenda)
    const entries = new Map(
      agendas.map((agenda) => [agenda, inOrder(entriesAfter(agenda, change), agenda, change)]),
    )
    if ([...entries].every(([agenda, items]) => isSame(agenda.items, items))) continue
    const number = index + 1
    if ([...entries.values()].some((items) => items.length === 0)) {
      result.warnings.push(`The agenda on slide ${number} names nothing that is left.`)
      continue
    }
    const variants = slide.variants.map(
      (variant): Variant => ({
        ...variant,
        blocks: variant.blocks.map((block) =>
          isAgenda(block) ? { ...block, items: entries.get(block) ?? block.items } : block,
        ),
      }),
    )
    result.operations.push({ op: 'replace_slide', slide: { ...slide, variants } })
    result.summaries.push(`The agenda on slide ${number} was brought up to date.`)
  }
  return result
}

interface Change {
  before: Deck
  after: Deck
  merged: ReadonlyMap<string, string>
}

function isAgenda(block: Variant['blocks'][number]): block is AgendaBlock {
  return block.kind === 'agenda'
}

function isSame(items: readonly AgendaItem[], others: readonly AgendaItem[]): boolean {
  return items.length === others.length && items.every((item, index) => item === others[index])
}

/** Which slide each slide that was merged away went into. */
function mergedInto(operations: readonly Operation[]): Map<string, string> {
  const merged = new Map<string, string>()
  for (const operation of operations) {
    if (operation.op !== 'merge_slides') continue
    const [first = '', ...others] = operation.slideIds
    for (const [from, into] of merged) if (others.includes(into)) merged.set(from, first)
    for (const id of others) merged.set(id, first)
  }
  return merged
}

/**
 * The entries that are left, each slide named once; the mark of what comes next goes on. Those that stay as they are are
 * the same objects.
 */
function entriesAfter(agenda: AgendaBlock, change: Change): AgendaItem[] {
  const named = new Set<string>()
  let comesNext = false
  const left = agenda.items.flatMap((item) => {
    const entry = entryAfter(item, agenda, change)
    // Two parts that begin on one slide stay two; a slide that took another in is named once.
    const moved = entry?.slideId !== undefined && entry.slideId !== item.slideId
    if (entry === undefined || (moved && named.has(entry.slideId ?? ''))) {
      comesNext ||= item.current === true
      return []
    }
    if (entry.slideId !== undefined) named.add(entry.slideId)
    if (!comesNext) return [entry]
    comesNext = false
    return [{ ...entry, current: true }]
  })
  const last = left.at(-1)
  return comesNext && last !== undefined ? left.with(-1, { ...last, current: true }) : left
}

/** The entries in the order of their slides, where the agenda had them so: what was moved is named in its new place. */
function inOrder(
  entries: AgendaItem[],
  agenda: AgendaBlock,
  { before, after }: Change,
): AgendaItem[] {
  const was = places(agenda.items, before)
  const now = places(entries, after)
  if (was === undefined || now === undefined || !ascends(was) || ascends(now)) return entries
  const marked = entries.findIndex((entry) => entry.current)
  const sorted = entries
    .map((entry, index) => ({ entry, place: now[index] ?? 0 }))
    .sort((a, b) => a.place - b.place)
    .map(({ entry }) => entry)
  // The mark says which part comes next: that of its place.
  return marked === -1
    ? sorted
    : sorted.map(({ current: _, ...entry }, index) =>
        index === marked ? { ...entry, current: true } : entry,
      )
}

/** Where the slides of entries stand; undefined where one has none. */
function places(entries: readonly AgendaItem[], { slides }: Deck): number[] | undefined {
  const found = entries.map(({ slideId }) => slides.findIndex((slide) => slide.id === slideId))
  return found.includes(-1) ? undefined : found
}

function ascends(numbers: readonly number[]): boolean {
  return numbers.every((number, index) => index === 0 || number >= (numbers[index - 1] ?? 0))
}

function entryAfter(item: AgendaItem, agenda: AgendaBlock, change: Change): AgendaItem | undefined {
  const { before, after, merged } = change
  const old =
    item.slideId === undefined
      ? slideCalled(item.text, before)
      : before.slides.find((slide) => slide.id === item.slideId)
  if (old === undefined) return item
  const now = after.slides.find((slide) => slide.id === old.id)
  if (now !== undefined) return renamed(item, old, now)
  const into = after.slides.find((slide) => slide.id === merged.get(old.id))
  if (into !== undefined) return renamed({ ...item, slideId: into.id }, old, into)
  const rest = restOfSection(item, old, agenda, change)
  return rest && (item.slideId === undefined ? item : { ...item, slideId: rest.id })
}

/** The entry under the slide's new name, where it had its old one. */
function renamed(item: AgendaItem, old: Slide, now: Slide): AgendaItem {
  const { title } = chosenVariant(now)
  const followed =
    saysSame(item.text, chosenVariant(old).title) &&
    // A part of the deck is the whole of a slide that was divided.
    ![title, withoutPart(title)].some((one) => saysSame(item.text, one))
  if (!followed || title.trim() === '') return item
  return withPart(item, 'text', sayAnew(item, title))
}

/** The slide that an entry without a link can only mean. */
function slideCalled(text: string, { slides }: Deck): Slide | undefined {
  const called = slides.filter((slide) => {
    const { title, eyebrow = '' } = chosenVariant(slide)
    return saysSame(title, text) || saysSame(eyebrow, text)
  })
  return called.length === 1 ? called[0] : undefined
}

/** What the section that an entry names goes on with when the slide is gone that it began with. */
function restOfSection(
  item: AgendaItem,
  gone: Slide,
  agenda: AgendaBlock,
  { before, after }: Change,
): Slide | undefined {
  const others = new Set(agenda.items.map((one) => one.slideId).filter((id) => id !== gone.id))
  for (const slide of before.slides.slice(before.slides.indexOf(gone) + 1)) {
    if (others.has(slide.id) || !saysSame(chosenVariant(slide).eyebrow ?? '', item.text)) return
    const left = after.slides.find((one) => one.id === slide.id)
    if (left !== undefined) return left
  }
  return undefined
}

function saysSame(one: string, other: string): boolean {
  const words = wordsIn(one)
  return words.length > 0 && words.join(' ') === wordsIn(other).join(' ')
}

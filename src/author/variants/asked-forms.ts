import type { Block } from '../../deck/blocks/block.ts'
import type { ConvertTarget } from '../../deck/requests/request.ts'
import { wordCount } from '../composer/language/script.ts'
import { itemEvent, itemFigure } from './asked-items.ts'
import { bulletsBlock, cardsBlock, sidesBlock, stepsBlock } from './item-blocks.ts'
import type { VariantForm } from './item-forms.ts'
import { headedItems, itemLine, itemText, partsText, type VariantItem } from './variant-items.ts'

/** Forms that were asked for by name, the best first, or why the content has none: the end of a sentence. */
export type AskedForms = VariantForm[] | { reason: string }

/** Lines of fewer words than this are a list even as running text. */
const leastProse = 5

/**
 * The items in forms that were asked for by name: with fewer conditions than the forms that are offered unasked, but
 * nothing is added to what they say. Charts have a way of their own (`asked-chart.ts`).
 */
export function askedForms(
  items: readonly VariantItem[],
  to: Exclude<ConvertTarget, 'chart'>,
  language: string,
  id: string,
): AskedForms {
  switch (to) {
    case 'bullets':
      return forms('bullets', bulletsBlock(items, id), flatBullets(items, id))
    case 'paragraph':
      return forms('paragraph', paragraph(items, id))
    case 'steps':
      return forms('steps', items.length < 2 ? undefined : stepsBlock(items, id))
    case 'timeline':
      return timeline(items, language, id)
    case 'comparison':
      return forms('comparison', comparison(items, id))
    case 'stats':
      return stats(items, language, id)
    case 'quote':
      return quote(items, id)
    case 'cards':
      return forms('cards', cards(items, language, id, true), cards(items, language, id, false))
    case 'table':
      return table(items, language, id)
  }
}

function forms(layout: VariantForm['layout'], ...blocks: (Block | undefined)[]): AskedForms {
  const made = blocks.filter((block) => block !== undefined)
  if (made.length === 0) return { reason: 'it has too little for that' }
  return made.map((block) => ({ layout, blocks: [block], cost: 0 }))
}

/** One line an item, whatever belongs to it. */
function flatBullets(items: readonly VariantItem[], id: string): Block {
  const line = (item: VariantItem) => ({ ...itemLine(item, itemText(item)), level: 0 as const })
  return { kind: 'bullets', id, items: items.map(line) }
}

/** Sentences are paragraphs of their own; words that are no sentences follow each other in one. */
function paragraph(items: readonly VariantItem[], id: string): Block {
  const texts = items.map(itemText)
  const prose = texts.filter((text) => wordCount(text) >= leastProse).length
  const [first, ...others] = items
  if (first === undefined || prose >= items.length / 2)
    return { kind: 'paragraph', id, paragraphs: items.map((one) => itemLine(one, itemText(one))) }
  const added = first.added === true && others.every((one) => one.added === true)
  return {
    kind: 'paragraph',
    id,
    paragraphs: [
      {
        text: texts.join('; '),
        sources: items.flatMap((one) => one.sources),
        ...(added ? { added } : {}),
      },
    ],
  }
}

function timeline(items: readonly VariantItem[], language: string, id: string): AskedForms {
  const events = items.map((item) => ({ item, event: itemEvent(item, language) }))
  const dated = events.filter(({ event }) => event !== undefined).length
  if (dated === 0) return { reason: 'it names no dates' }
  if (dated < items.length)
    return { reason: `only ${dated} of its ${items.length} points begin or end with a date` }
  return forms('timeline', {
    kind: 'timeline',
    id,
    items: events.map(({ item, event }) => ({
      ...itemLine(item, event?.text ?? ''),
      date: event?.date ?? '',
      ...(event?.planned ? { planned: true } : {}),
    })),
  })
}

const mostSides = 4

/** Things with a name each side by side; of other lists the first half beside the second. */
function comparison(items: readonly VariantItem[], id: string): Block | undefined {
  if (items.length < 2) return undefined
  const named = items.every((item) => item.head !== '' && item.parts.length > 0)
  if (named && items.length <= mostSides) return sidesBlock(items, id)
  const half = Math.ceil(items.length / 2)
  const unnamed = { text: '', sources: [], added: true }
  return {
    kind: 'comparison',
    id,
    sides: [items.slice(0, half), items.slice(half)].map((some) => ({
      ...unnamed,
      items: some.map((item) => itemLine(item, itemText(item))),
    })),
    rows: [],
  }
}

/** The figures that the items state; what states none stands below them. */
function stats(items: readonly VariantItem[], language: string, id: string): AskedForms {
  const read = items.map((item) => ({ item, stated: itemFigure(item, language) }))
  const figures = read.flatMap(({ item, stated }) => (stated ? [{ item, stated }] : []))
  if (figures.length === 0) return { reason: 'it states no figures' }
  const others = read.filter(({ stated }) => stated === undefined)
  const made: VariantForm = {
    layout: figures.length === 1 ? 'big-number' : 'stats',
    cost: 0,
    blocks: [
      {
        kind: 'stats',
        id,
        items: figures.map(({ item, stated: { figure, note, ...more } }) => ({
          ...itemLine(item, figure),
          ...more,
          ...(note === '' ? {} : { note }),
        })),
      },
      ...(others.length === 0
        ? []
        : [
            {
              kind: 'paragraph' as const,
              id: `${id}-others`,
              paragraphs: others.map(({ item }) => itemLine(item, itemText(item))),
            },
          ]),
    ],
  }
  return [made]
}

/** Words in quotation marks, and who said them: after a dash, or after a comma where two names begin it and it ends the line. */
const quoted =
  /["“„«「『]\s*([^"”“»」』]{8,}?)\s*["”“»」』](?:\s*[—–-]\s*(\S.{0,80})|,\s*(\p{Lu}[\p{L}.’'-]*\s\p{Lu}[^,;:]{0,40}(?:,\s[^,;:]{1,60})?)$)?/u

/** A line of fewer words than this is no statement. */
const leastStatement = 6

/** The words in quotation marks; where there are none, the weightiest whole sentence is the statement. */
function quote(items: readonly VariantItem[], id: string): AskedForms {
  for (const item of items) {
    const match = quoted.exec(itemText(item))
    if (match?.[1] === undefined) continue
    const [name, affiliation] = splitName(match[2] ?? match[3] ?? '')
    return forms('quote', {
      kind: 'quote',
      id,
      quote: itemLine(item, match[1]),
      ...(name === '' ? {} : { name }),
      ...(affiliation === '' ? {} : { affiliation }),
    })
  }
  const [best] = items
    .filter((item) => item.head === '' && wordCount(itemText(item)) >= leastStatement)
    .sort((a, b) => (b.score ?? 0.5) - (a.score ?? 0.5))
  if (best === undefined) return { reason: 'it quotes nobody' }
  return forms('quote', { kind: 'quote', id, quote: itemLine(best, itemText(best)) })
}

function splitName(who: string): [string, string] {
  const at = who.indexOf(',')
  return at === -1 ? [who.trim(), ''] : [who.slice(0, at).trim(), who.slice(at + 1).trim()]
}

/** Lines without a beginning that could name them are texts without heads; of two parts the second can be the foot. */
function cards(
  items: readonly VariantItem[],
  language: string,
  id: string,
  footed: boolean,
): Block | undefined {
  if (items.length < 2) return undefined
  // Cards of which some have a head and some have none look unfinished.
  const headless = items.map((item) =>
    item.head === '' ? item : { ...item, head: '', parts: [itemLine(item, itemText(item))] },
  )
  return cardsBlock(headedItems(items, language) ?? headless, id, footed)
}

/** A row an item, what names it first; steps have their numbers. */
function table(items: readonly VariantItem[], language: string, id: string): AskedForms {
  const heads = headedItems(items, language) ?? items
  const named = heads.filter((item) => item.head !== '' && item.parts.length > 0).length
  if (named < heads.length / 2 || named < 1)
    return { reason: 'its points have no names that could stand in a first column' }
  const width = Math.max(...heads.map((item) => item.parts.length))
  const rows = heads.map((item) => {
    const parts = item.parts.length <= 3 ? item.parts.map((one) => one.text) : [partsText(item)]
    return { item, cells: [item.head, ...parts] }
  })
  const columns = Math.max(...rows.map(({ cells }) => cells.length), width > 3 ? 2 : width + 1)
  return forms('table', {
    kind: 'table',
    id,
    columns: Array.from({ length: columns }, (_, column) => ({
      name: '',
      numeric:
        column > 0 &&
        rows.every(({ cells }) => /^[^\p{L}]*\p{Nd}[^\p{L}]*$/u.test(cells[column] ?? '')),
    })),
    rows: rows.map(({ item, cells }) => ({
      cells: Array.from({ length: columns }, (_, column) => cells[column] ?? ''),
      sources: item.sources,
      ...(item.score === undefined ? {} : { score: item.score }),
    })),
  })
}

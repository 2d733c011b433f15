import type { Block } from '../../deck/blocks/block.ts'
import { groupsOf, listOf, thingsOf } from '../../deck/blocks/block-list.ts'
import { textsIn } from '../../deck/blocks/printed-text.ts'
import { chosenVariant, type Slide } from '../../deck/slide.ts'
import { segmenter } from '../../text/segmenter.ts'

/** What people name on a slide. */
export type ThingKind =
  | 'title'
  | 'eyebrow'
  | 'meta'
  | 'caption'
  | 'notes'
  | 'subtitle'
  | 'item'
  | 'side'
  | 'row'
  | 'column'
  | 'cell'
  | 'category'
  | 'series'
  | 'value'
  | 'quote'
  | 'name'
  | 'sentence'
  | 'block'
  /** Only one that is not there yet; those that are there are slides of references. */
  | 'slide'

/** One of the things on a slide that an instruction can name, and where operations find it. */
export interface Thing {
  kind: ThingKind
  slideId: string
  block?: Block
  /** Its place in the list that people count: among the points of its side, the rows below the head; from 0. */
  place: number
  /** Its place as operations count it. */
  index: number
  /** The side or the column that it is, or stands in, from 0. */
  column?: number
  /** Of a sentence: what it is a sentence of. */
  of?: Thing
  /** What it prints, as it stands; the first names it. */
  texts: readonly { part: string; text: string }[]
}

/** The things of what is shown of a slide, in the order they are read: found once. */
export function thingsOn(slide: Slide): readonly Thing[] {
  const known = found.get(slide) ?? thingsIn(slide)
  found.set(slide, known)
  return known
}

const found = new WeakMap<Slide, readonly Thing[]>()

function thingsIn(slide: Slide): Thing[] {
  const { title, eyebrow, meta, caption, layout, blocks } = chosenVariant(slide)
  const own = (kind: ThingKind, text: string | undefined): Thing[] =>
    text === undefined || text === ''
      ? []
      : [{ kind, slideId: slide.id, place: 0, index: 0, texts: [{ part: kind, text }] }]
  const things: Thing[] = [
    ...own('eyebrow', eyebrow),
    ...own('title', title),
    ...blocks.flatMap((block) =>
      layout === 'title' && block.kind === 'paragraph'
        ? block.paragraphs.map(({ text }, index) => ({
            ...ofBlock(slide.id, block, 'subtitle', index),
            texts: [{ part: 'text', text }],
          }))
        : thingsInBlock(slide.id, block, [title, eyebrow]),
    ),
    ...own('meta', meta),
    ...own('caption', caption),
    ...own('notes', slide.notes),
  ]
  return [...things, ...things.flatMap(sentencesOf)]
}

/** What is running text, and has sentences that can be named. */
const running: readonly ThingKind[] = ['notes', 'quote', 'item']

function sentencesOf(thing: Thing): Thing[] {
  const [only, ...others] = thing.texts
  if (only === undefined || others.length > 0 || !running.includes(thing.kind)) return []
  const sentences = [...segmenter('und', 'sentence').segment(only.text)]
  if (thing.kind === 'item' && sentences.length === 1) return []
  return sentences.map(({ segment }, place) => ({
    ...thing,
    kind: 'sentence',
    place,
    index: place,
    of: thing,
    texts: [{ part: only.part, text: segment }],
  }))
}

function ofBlock(
  slideId: string,
  block: Block,
  kind: ThingKind,
  index: number,
): Omit<Thing, 'texts'> {
  return { kind, slideId, block, place: index, index }
}

/** @param names of the slide, by which a block is called that has no name of its own: its title, and the line over it. */
function thingsInBlock(
  slideId: string,
  block: Block,
  names: readonly (string | undefined)[],
): Thing[] {
  const of = (
    kind: ThingKind,
    index: number,
    texts: Thing['texts'],
    more: Partial<Thing> = {},
  ) => ({
    ...ofBlock(slideId, block, kind, index),
    texts,
    ...more,
  })
  const whole = of(
    'block',
    0,
    names.flatMap((text) => (text === undefined ? [] : [{ part: 'title', text }])),
  )
  switch (block.kind) {
    case 'table':
      return [
        whole,
        ...block.columns.map(({ name }, at) =>
          of('column', at, [{ part: 'name', text: name }], { column: at }),
        ),
        ...block.rows.map(({ cells }, at) =>
          of(
            'row',
            at,
            cells.map((text) => ({ part: 'cell', text })),
          ),
        ),
        ...block.rows.flatMap(({ cells }, at) =>
          cells.map((text, column) => of('cell', at, [{ part: 'cell', text }], { column })),
        ),
      ]
    case 'chart':
      return [
        whole,
        ...block.categories.map((text, at) => of('category', at, [{ part: 'name', text }])),
        ...block.series.map(({ name }, at) => of('series', at, [{ part: 'name', text: name }])),
        ...block.series.flatMap(({ values, labels }, column) =>
          values.map((value, at) =>
            of('value', at, [{ part: 'value', text: labels?.[at] || String(value ?? '') }], {
              column,
            }),
          ),
        ),
      ]
    case 'comparison':
      return [
        whole,
        ...block.sides.map(({ text }, at) =>
          of('side', at, [{ part: 'text', text }], { column: at }),
        ),
        ...block.rows.map(({ label, cells }, at) =>
          of('row', at, [
            { part: 'label', text: label },
            ...cells.map(({ text }) => ({ part: 'text', text })),
          ]),
        ),
        ...block.rows.flatMap(({ cells }, at) =>
          cells.map(({ text }, column) => of('cell', at, [{ part: 'text', text }], { column })),
        ),
        ...pointsOfSides(slideId, block),
      ]
    case 'quote':
      return [
        of('quote', 0, [{ part: 'text', text: block.quote.text }]),
        ...(block.name === undefined && block.affiliation === undefined
          ? []
          : [
              of(
                'name',
                0,
                (['name', 'affiliation'] as const).flatMap((part) => {
                  const text = block[part]
                  return text === undefined ? [] : [{ part, text }]
                }),
              ),
            ]),
      ]
    default:
      return listOf(block) === undefined ? [whole] : [whole, ...itemsOf(slideId, block)]
  }
}

/** The points of a comparison: people count them side by side, operations those that stand highest first. */
function pointsOfSides(slideId: string, block: Block): Thing[] {
  const places = new Map<number, number>()
  return thingsOf(block).flatMap((thing, index) => {
    if (typeof thing.side !== 'number') return []
    const place = places.get(thing.side) ?? 0
    places.set(thing.side, place + 1)
    const texts = [{ part: 'text', text: String(thing.text ?? '') }]
    return [{ ...ofBlock(slideId, block, 'item', index), place, column: thing.side, texts }]
  })
}

/** Items with what they print; those below another are counted for themselves only where they are named. */
function itemsOf(slideId: string, block: Block): Thing[] {
  const all = thingsOf(block)
  return groupsOf(block, all).flatMap((group, place) =>
    group.map((thing, depth) => {
      const list = listOf(block)
      const parts: { part: string; text: string }[] = []
      list?.mapTexts(
        thing,
        (printed, at) => {
          parts.push({ part: at.part, text: printed.text })
          return printed
        },
        0,
      )
      return {
        ...ofBlock(slideId, block, 'item', all.indexOf(thing)),
        place: depth === 0 ? place : -1,
        texts: parts,
      }
    }),
  )
}

/** What a thing prints, in one text. */
export function textOf({ texts, block, kind }: Thing): string {
  if (kind === 'block' && block !== undefined)
    return textsIn((change) => listOf(block)?.mapTexts(thingsOf(block)[0] ?? {}, change, 0)).join(
      ' ',
    )
  return texts.map(({ text }) => text).join(' ')
}

/** Whether a thing stands in another: a point on its side, a cell in its row, a sentence in its text. */
export function isWithin(thing: Thing, whole: Thing): boolean {
  if (thing.of !== undefined) return isSameText(thing.of, whole)
  if (whole.block === undefined) return thing.kind === whole.kind
  if (thing.block?.id !== whole.block.id) return false
  if (whole.kind === 'block') return true
  if (whole.kind === 'column' || whole.kind === 'side') return thing.column === whole.index
  return thing.index === whole.index && thing.kind !== 'column'
}

function isSameText(one: Thing, other: Thing): boolean {
  return one.kind === other.kind && one.index === other.index && one.block?.id === other.block?.id
}

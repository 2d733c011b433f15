import { mapBlockTexts } from '../../../deck/blocks/block.ts'
import { partOf } from '../../../deck/blocks/printed-text.ts'
import { placeOfWords } from '../../../deck/marks/carry-marks.ts'
import { isWebAddress, type Mark } from '../../../deck/marks/mark.ts'
import { chosenVariant } from '../../../deck/slide.ts'
import { NothingThere } from '../../reading-errors.ts'
import { means } from '../../words/token.ts'
import type { Frame } from '../frame.ts'
import { withoutWholes } from '../rows-or-cells.ts'
import { slidesNamed } from '../slides-named.ts'
import type { Span, StyleWish, ThingPhrase } from '../span.ts'
import type { Thing } from '../thing.ts'
import { resolveWithin, type WhatAndWhere, whatAndWhere } from '../what-and-where.ts'
import { Unfit, type World } from '../world.ts'

/** "Bold ‘without advertising’ in the title of slide 6", "make the 97% on slide 2 red". */
export const markWords: Frame = {
  name: 'mark',
  isNew: true,
  read(slots) {
    if (!slots.verbs(['make', 'put', 'change', 'use', 'add', 'color'], { silent: true }))
      return undefined
    const said = slots.takeAll(
      'style',
      ({ style: { size, align, color } }) =>
        size === undefined &&
        align === undefined &&
        // It is a ground, and no colour of letters.
        !(color !== undefined && 'role' in color && color.role === 'surface'),
    )
    const [first, last] = [said[0], said.at(-1)]
    if (first === undefined || last === undefined) return undefined
    // "Slides 3 to 5: titles bold, **all others** italic", "“A” bold and **“B”** red" is said of each by itself.
    const isBetween = ({ start, end }: Span) => start >= first.end && end <= last.start
    if ([...slots.all('slides'), ...slots.all('thing')].some(isBetween)) return undefined
    const styles = said.map(({ style }) => style)
    slots.take('sign', ({ concept }) => concept === 'only')
    const isWords =
      slots.take('sign', ({ concept }) => concept === 'words' || concept === 'text') !== undefined
    // "**The word** Rain bold" says which words.
    const isCalled =
      isWords && slots.all('thing').some(({ phrase }) => wordsOf(phrase) !== undefined)
    const isText = isWords && !isCalled && slots.all('slides').length > 0
    if (isWords && !isText && !isCalled) return undefined
    const things =
      whatAndWhere(slots) ?? (isText ? { what: [allText], within: undefined } : undefined)
    const { what = [], within } = things ?? {}
    if (what.length === 0 || (isText && what.some((phrase) => phrase !== allText))) return undefined
    // Several are words, each of which stands in one place: "“Museum” and “8 March” bold".
    if (what.length > 1 && !what.every((phrase) => wordsOf(phrase) !== undefined)) return undefined
    const slides = slidesNamed(slots)
    return (world) => {
      const among = world.scope(slides(world))
      for (const phrase of what) {
        // "The word Acme bold on slides 3 and 6": on each of them that says it.
        const saying = phrase.isBare && phrase.which.by === 'text' ? phrase.which.things : []
        const each = (among ?? []).filter((id) => saying.some(({ slideId }) => slideId === id))
        for (const ids of each.length > 1 ? each.map((id) => [id]) : [among])
          markThings(world, { what: [phrase], within }, ids, styles)
      }
    }
  },
}

/** The words that are set otherwise where a phrase is nothing else. */
function wordsOf({ which, isBare }: ThingPhrase): string | undefined {
  return which.by === 'text' && isBare ? which.text : undefined
}

function markThings(
  world: World,
  things: WhatAndWhere,
  among: readonly string[] | undefined,
  styles: readonly StyleWish[],
): void {
  const [phrase = allText] = things.what
  const words = wordsOf(phrase)
  const named = resolveWithin(world, things, among).filter(({ kind }) => kind !== 'notes')
  const found = words === undefined ? named : withoutWholes(named)
  const [first] = found
  if (first?.kind === 'category' || first?.kind === 'series')
    throw new NothingThere(
      `The colours and the letters of a chart come with the theme; “${first.texts[0]?.text}” can be highlighted.`,
    )
  if (found.length === 0 || (words !== undefined && found.length > 1)) throw new Unfit()
  const before = world.session.steps.length
  for (const thing of found)
    for (const [at, { part, text }] of thing.texts.entries())
      markIn(world, cellOf(thing, at), part, text, words, styles)
  if (world.session.steps.length === before) throw new Unfit()
  world.session.remember(found.map(({ slideId }) => slideId))
}

/** "**Text** on 9 in italics": all that stands there but names. */
const allText: ThingPhrase = {
  kinds: ['item', 'quote', 'cell'],
  which: { by: 'all' },
  isBare: false,
}

/** "Link Harrowmere Observatory on the cover to https://…". */
export const linkWords: Frame = {
  name: 'link',
  isNew: true,
  read(slots) {
    // "Make the words “…” **a link** to …".
    if (!slots.all('verb').some(({ token }) => means(token, 'link'))) return undefined
    if (!slots.verbs(['link', 'make', 'put', 'change'])) return undefined
    slots.take('sign', ({ concept }) => concept === 'words')
    const address = slots.take('payload', ({ text }) => isWebAddress(text))
    const phrase = slots.take('thing', ({ phrase }) => phrase.which.by === 'text')?.phrase
    if (address === undefined || phrase?.which.by !== 'text') return undefined
    const { text: words } = phrase.which
    const slides = slidesNamed(slots)
    return (world) => {
      const found = world.resolve(phrase, world.scope(slides(world)))
      // Notes are not printed, and nothing in them can be clicked.
      const [thing, ...others] = withoutWholes(found).filter(({ kind }) => kind !== 'notes')
      if (thing === undefined || others.length > 0) throw new Unfit()
      for (const { part, text } of thing.texts)
        markIn(world, thing, part, text, words, [{ url: address.text }])
      world.session.remember([thing.slideId])
    }
  },
}

/** A row prints its cells. */
function cellOf(thing: Thing, column: number): Thing {
  return thing.kind === 'row' ? { ...thing, kind: 'cell', column } : thing
}

function markIn(
  world: World,
  thing: Thing,
  part: string,
  text: string,
  words: string | undefined,
  styles: readonly StyleWish[],
): void {
  const from = words === undefined ? 0 : placeOfWords(text, words)
  if (from === undefined) return
  const to = words === undefined ? text.length : from + words.length
  const { slideId, block } = thing
  const at = {
    ...(block === undefined ? {} : { blockId: block.id }),
    part,
    ...placeIn(thing),
  }
  const before = marksAt(world, thing, at)
  world.session.operate({ op: 'set_marks', slideId, at, marks: marked(before, from, to, styles) })
}

function placeIn({ kind, block, index, column, place }: Thing): { item?: number; column?: number } {
  if (block === undefined || kind === 'quote' || kind === 'name') return {}
  if (kind === 'side' || kind === 'column') return { column: index }
  if (kind === 'item' && column !== undefined) return { item: place, column }
  return { item: index, ...(column === undefined ? {} : { column }) }
}

function marksAt(
  world: World,
  { slideId, block }: Thing,
  at: { item?: number; part: string; column?: number },
): readonly Mark[] {
  const slide = world.session.slide(slideId)
  if (slide === undefined) throw new Unfit()
  const variant = chosenVariant(slide)
  if (block === undefined) return partOf(variant, at.part)?.marks ?? []
  const own = variant.blocks.find(({ id }) => id === block.id)
  let marks: readonly Mark[] = []
  if (own !== undefined)
    mapBlockTexts(own, (printed, place) => {
      if (place.part === at.part && place.item === at.item && place.column === at.column)
        marks = printed.marks ?? []
      return printed
    })
  return marks
}

/** Marks with a stretch set otherwise: what was said of it before stays beside. */
function marked(
  before: readonly Mark[],
  from: number,
  to: number,
  styles: readonly StyleWish[],
): Mark[] {
  const edges = [...new Set([from, to, ...before.flatMap((mark) => [mark.from, mark.to])])].sort(
    (one, other) => one - other,
  )
  return edges.slice(0, -1).flatMap((start, at) => {
    const end = edges[at + 1] ?? start
    const old = before.find((mark) => mark.from <= start && mark.to >= end)
    const isIn = start >= from && end <= to
    const { from: _from, to: _to, ...kept } = old ?? { from: 0, to: 0 }
    const said = isIn ? styles.reduce(withStyle, kept) : kept
    return Object.keys(said).length === 0 ? [] : [{ from: start, to: end, ...said }]
  })
}

type Said = Omit<Mark, 'from' | 'to'>

function withStyle(said: Said, { marks = [], isPlain, color, url }: StyleWish): Said {
  if (isPlain) return {}
  return {
    ...said,
    ...Object.fromEntries(marks.map((mark) => [mark, true])),
    ...(color === undefined ? {} : { color: color as Mark['color'] }),
    ...(url === undefined ? {} : { link: { url } }),
  }
}

import { type Block, blockPlainText } from '../../deck/blocks/block.ts'
import { carryMarks } from '../../deck/marks/carry-marks.ts'
import { withoutUnshownLines } from '../../deck/meta-line.ts'
import { chosenVariant, type LayoutName, type Slide, type Variant } from '../../deck/slide.ts'
import { chartForms, comparedTable, figureForms, tableForms } from './data-forms.ts'
import { type FormCosts, itemForms, type VariantForm } from './item-forms.ts'
import { itemsOf, plain } from './variant-items.ts'

/** Another way to show a slide. What it leaves out of what the slide shows is in `notes`, a line each. */
export interface FurtherVariant {
  variant: Variant
  notes: string[]
  /** How much worse it suits the content than the author's own: 0 as well, 3 only in need. */
  cost: number
}

/** Layouts whose content is theirs alone. */
const singular: ReadonlySet<LayoutName> = new Set(['title', 'section', 'image', 'code', 'creative'])

/** A variant that leaves more of the words than this to the notes shows something else. */
const mostLeftOut = 0.35

/** What else things of each kind can be shown as. */
const costsByKind: Partial<Record<Block['kind'], FormCosts>> = {
  bullets: {
    cards: 0.6,
    definition: 0.8,
    paragraph: 1.2,
    comparison: 1.6,
    table: 1.8,
    recap: 2,
    steps: 3,
  },
  paragraph: { bullets: 0.8, recap: 1.5, cards: 1.6, steps: 3 },
  cards: {
    bullets: 0.8,
    definition: 0.9,
    comparison: 1,
    table: 1.2,
    paragraph: 2,
    recap: 2.5,
    steps: 3,
  },
  definition: { cards: 0.6, table: 1, bullets: 1.2, comparison: 1.3, paragraph: 2, recap: 2.5 },
  steps: { recap: 0.8, cards: 1, table: 1.5, paragraph: 1.6, bullets: 2, definition: 2.2 },
  timeline: {
    table: 0.8,
    cards: 1,
    steps: 1.2,
    bullets: 1.5,
    comparison: 1.8,
    definition: 2,
    recap: 2.2,
  },
  agenda: { bullets: 1, cards: 1, recap: 1.2, steps: 2 },
  stats: { cards: 0.8, bullets: 1.8, definition: 2 },
  chart: { cards: 1.8, bullets: 2.2 },
  table: { cards: 1.2, definition: 1, bullets: 1.5, recap: 2.5 },
  comparison: { bullets: 1, cards: 1.2, definition: 1.8, recap: 2 },
}

/**
 * The other layouts that suit what a slide shows, best first, each really another one: nothing is added, and what one of
 * them has no place for is in its notes. Covers, section openers, pictures and code have only their own.
 */
export function furtherVariants(slide: Slide, language: string): FurtherVariant[] {
  const own = chosenVariant(slide)
  const [main, ...sides] = own.blocks
  if (main === undefined || singular.has(own.layout)) return []
  const looks = new Set([lookOf(own)])
  const made: FurtherVariant[] = []
  const forms = formsOf(main, slide, own, language).sort((a, b) => a.cost - b.cost)
  for (const form of forms) {
    const placed = withForm(own, form, sides)
    if (looks.has(lookOf(placed))) continue
    const notes = leftOut(own, placed, slide.notes ?? '')
    if (notes === undefined) continue
    looks.add(lookOf(placed))
    made.push({ variant: placed, notes, cost: form.cost })
  }
  return made
}

/** The variant in another form, beside it those of the side blocks that it has a place for. */
export function withForm(own: Variant, form: VariantForm, sides: readonly Block[]): Variant {
  const named = sides.map((side) => ({ ...side, id: `${side.id}-${form.layout}` }))
  const shown = carryMarks(form.blocks, own.blocks)
  const variant = { ...own, layout: form.layout, blocks: [...shown, ...named] }
  return withoutUnshownLines(withoutHomeless(variant, form.blocks.length)).variant
}

/** What tells one variant from another at a glance. */
export function lookOf({ layout, blocks }: Variant): string {
  const [main] = blocks
  const chart = main?.kind === 'chart' ? main.chartType : ''
  return [layout, main?.kind ?? '', chart].join(' ')
}

function formsOf(main: Block, slide: Slide, own: Variant, language: string): VariantForm[] {
  const id = `${main.id}-v`
  const items = itemsOf(main, language)
  const costs: FormCosts = { ...(costsByKind[main.kind] ?? {}) }
  // A list that sums up is also just a list.
  if (main.kind === 'bullets' && own.layout !== 'bullets') costs.bullets = 0.7
  if (main.kind === 'cards' && own.layout !== 'cards') costs.cards = 0.6
  // Values of several series are compared, not listed.
  if (main.kind === 'chart' && main.series.length > 1)
    Object.assign(costs, { cards: 2.6, bullets: 2.8 })
  const forms = items === undefined ? [] : itemForms(items, costs, language, id)
  switch (main.kind) {
    case 'chart':
      forms.push(...chartForms(main, language, id))
      break
    case 'stats':
      forms.push(...figureForms(main, own.layout, id))
      break
    case 'table':
      forms.push(...tableForms(main, slide.sources, id))
      break
    case 'comparison':
      forms.push(comparedTable(main, id))
      break
    case 'quote':
      forms.push(...quoteForms(main, slide, id))
      break
    default:
      break
  }
  return forms
}

function quoteForms(
  block: Extract<Block, { kind: 'quote' }>,
  slide: Slide,
  id: string,
): VariantForm[] {
  const who = [block.name, block.affiliation].filter(Boolean).join(', ')
  const sources = who === '' ? block.quote.sources : [...block.quote.sources, ...slide.sources]
  const text = [`“${block.quote.text}”`, who].filter(Boolean).join(' — ')
  const forms: VariantForm[] = [
    {
      layout: 'paragraph',
      blocks: [{ kind: 'paragraph', id, paragraphs: [{ ...plain(block.quote), text, sources }] }],
      cost: 1.5,
    },
  ]
  if (who !== '')
    forms.push({
      layout: 'definition',
      blocks: [
        {
          kind: 'definition',
          id,
          items: [{ ...plain(block.quote), text: `“${block.quote.text}”`, term: who, sources }],
        },
      ],
      cost: 2.2,
    })
  return forms
}

/** Layouts with room for running text beside their main block. */
const besideText: ReadonlySet<LayoutName> = new Set([
  'bullets',
  'stats',
  'big-number',
  'definition',
  'chart',
  'closing',
])

/** Without the blocks that the layout has no place for; paragraphs join those that it shows as its own. */
function withoutHomeless(variant: Variant, mains: number): Variant {
  const { layout, blocks } = variant
  const kept = blocks.filter((block, index) => {
    if (index < mains) return true
    if (block.kind === 'paragraph') return besideText.has(layout) || layout === 'paragraph'
    return block.kind === 'stats' && layout === 'chart'
  })
  const texts = kept.flatMap((block) => (block.kind === 'paragraph' ? block.paragraphs : []))
  const [first] = kept.filter((block) => block.kind === 'paragraph')
  if (first === undefined || texts.length === first.paragraphs.length)
    return { ...variant, blocks: kept }
  // Several paragraphs are one block: a layout shows each kind once.
  const others = kept.filter((block) => block.kind !== 'paragraph')
  const joined: Block = { ...first, paragraphs: texts }
  return { ...variant, blocks: layout === 'paragraph' ? [joined, ...others] : [...others, joined] }
}

/** The lines that neither another variant nor the notes say; undefined when they are too many. */
function leftOut(own: Variant, variant: Variant, notes: string): string[] | undefined {
  const { lines, share } = notSaid(own, variant, notes)
  return share > mostLeftOut ? undefined : lines
}

/**
 * The lines of a variant that hold words which neither another one nor the notes hold, and the share of the variant's
 * words that those are.
 */
export function notSaid(
  own: Variant,
  variant: Variant,
  notes: string,
): { lines: string[]; share: number } {
  const shown = new Set([...wordsOf(variantText(variant)), ...wordsOf(notes)])
  // A line beside the blocks that both have is not weighed: only what another layout takes away is missing.
  const gone = (['meta', 'caption'] as const).flatMap((part) =>
    variant[part] === undefined ? (own[part] ?? []) : [],
  )
  const ownLines = [...own.blocks.flatMap(blockLines), ...gone]
  const words = wordsOf(ownLines.join('\n'))
  const missing = words.filter((word) => !shown.has(word))
  const lost = new Set(missing)
  const lines = ownLines
    .filter((line) => wordsOf(line).some((word) => lost.has(word)))
    .map((line) =>
      line
        .trim()
        .replace(/\s*\t\s*/gu, ', ')
        .replace(/^, /u, ''),
    )
  return { lines, share: missing.length / Math.max(1, words.length) }
}

function variantText(variant: Variant): string {
  return variant.blocks.flatMap(blockLines).join('\n')
}

/** The lines of a block without the numbers that count its items. */
export function blockLines(block: Block): string[] {
  const lines = blockPlainText(block).split('\n')
  if (block.kind === 'chart')
    // What is printed below the names of a chart is no part of its plain text.
    return lines.map((line, index) =>
      [line, index === 0 ? '' : (block.annotations?.[index - 1] ?? '')].filter(Boolean).join(', '),
    )
  const counted = block.kind === 'steps' || block.kind === 'agenda'
  return counted ? lines.map((line) => line.replace(/^\d+\. /u, '')) : lines
}

/** What parts the thousands of a number: a chart prints 2400 in the manner of its language. */
const thousands = /(?<=\p{Nd})[.,'’\u00a0\u202f](?=\p{Nd}{3}(?!\p{Nd}))/gu

/** Words and numbers, folded; in Turkish a capital letter at the beginning may have another dot. */
function wordsOf(text: string): string[] {
  const folded = text
    .toLowerCase()
    .replaceAll('\u0307', '')
    .replaceAll('ı', 'i')
    .replace(thousands, '')
  return folded.match(/\p{Nd}+(?:[.,]\p{Nd}+)*|[\p{L}\p{M}]+/gu) ?? []
}

import { languageNames, languageTag } from '../../../src/author/languages.ts'
import { type Deck, deckFormatVersion } from '../../../src/deck/deck.ts'
import type { Mark } from '../../../src/deck/marks/mark.ts'
import { applyOperations } from '../../../src/deck/operations/apply-operations.ts'
import { type Operation, operationSchema } from '../../../src/deck/operations/operation.ts'
import type { WrittenDeck, WrittenSlide } from './written-deck.ts'

/** A part of a document that its schema has yet to see. */
type Raw = Record<string, unknown>

/** A text without its backticks, and the marks that say where they were. */
function marked(source: string): { text: string; marks?: Mark[] } {
  const marks: Mark[] = []
  let text = ''
  source.split('`').forEach((piece, index, pieces) => {
    // A backtick without another is itself.
    const isCode = index % 2 === 1 && index < pieces.length - 1
    if (index % 2 === 1 && !isCode) text += '`'
    if (isCode && piece !== '')
      marks.push({ from: text.length, to: text.length + piece.length, code: true })
    text += piece
  })
  return marks.length === 0 ? { text } : { text, marks }
}

const said = (source: string) => ({ ...marked(source), sources: [], added: true as const })

/** A printed text under another name than `text`: `part('head', 'Migration')`. */
function part(name: string, source: string | undefined): Raw {
  if (source === undefined) return {}
  const { text, marks } = marked(source)
  return { [name]: text, ...(marks === undefined ? {} : { [`${name}Marks`]: marks }) }
}

const paragraphs = (...texts: (string | undefined)[]): Raw[] =>
  texts
    .filter((text) => text !== undefined)
    .map((text, index) => ({
      kind: 'paragraph',
      id: `paragraph-${index + 1}`,
      paragraphs: [said(text)],
    }))

function bullets(items: WrittenSlide['items'] = []): Raw[] {
  if (items.length === 0) return []
  const level = (item: string, of: 0 | 1) => ({ ...said(item), level: of })
  return [
    {
      kind: 'bullets',
      id: 'bullets',
      items: items.flatMap((item) =>
        typeof item === 'string' ? [level(item, 0)] : [level(item.text, 0), level(item.detail, 1)],
      ),
    },
  ]
}

/** A number with its signs and its unit, if that is a sign or a short word at its end. */
const figure =
  /[<>≈~±+−-]?\s?[$€£¥₹]?\s?\d(?:[\d.,'’ {2}]*\d)?(?:\s?[%‰°][CF]?|(?<=\d)[^\s\d.,;]{1,3}(?!\S))?/u

/** What a figure is a part of, or another that it is measured by, after it. */
const share = /^\s(?:of|out of|von|de|di|sur|из|instead of|statt|plus|\/)\s/u

/** A value with its leading figure apart: "about 38,400", "212 of 1,640". Ranges and values in words are one. */
function value(source: string): Raw {
  const found = figure.exec(source)
  const before = found === null ? '' : source.slice(0, found.index)
  const after = found === null ? '' : source.slice(found.index + found[0].length)
  const isRange =
    /\d/.test(before) || /^\s?(?:[-–—~～〜→]|to |and |bis |à |a |et |y |и )/u.test(after)
  // Written without a space it is one: 42億6,000万円.
  const isOne =
    /[^\s(（]$/u.test(before) ||
    /^[^\s(（]/u.test(after) ||
    (/\d/.test(after) && !share.test(after))
  if (found === null || isRange || isOne || before.length + after.length > 30)
    return { text: source }
  return {
    ...(before.trim() === '' ? {} : { prefix: before.trim() }),
    text: found[0].trim(),
    ...(after.trim() === '' ? {} : { suffix: after.trim() }),
  }
}

function stats(items: { value: string; label: string; note?: string | undefined }[]): Raw[] {
  return [
    {
      kind: 'stats',
      id: 'stats',
      items: items.map((item) => ({
        ...said(''),
        ...value(item.value),
        ...part('label', item.label),
        ...part('note', item.note),
        order: 'value-first',
      })),
    },
  ]
}

/** Signs stand at every value, words once over them. */
function unitOf(unit = ''): Raw {
  if (/^(?:percent|Prozent|%)$/.test(unit)) return { unit: { prefix: '', suffix: '%' } }
  if (/^[$€£¥₹]$/.test(unit)) return { unit: { prefix: unit, suffix: '' } }
  return { unit: { prefix: '', suffix: '' }, ...(unit === '' ? {} : { valueTitle: unit }) }
}

const digits = (number: number | null) => String(number ?? '').split('.')[1]?.length ?? 0

function chart({ layout, chart: data, highlight }: WrittenSlide): Raw[] {
  if (data === undefined) return []
  const { categories, series, category_title: categoryTitle, labels } = data
  const highlighted = categories.indexOf(highlight ?? '')
  const highlightedSeries = series.findIndex(({ name }) => name === highlight)
  return [
    {
      kind: 'chart',
      id: 'chart',
      chartType: layout.split(':')[1],
      categories,
      series: series.map((one, index) => {
        const printed = one.labels ?? (index === 0 ? labels : undefined)
        return {
          name: one.name,
          values: one.values,
          decimals: one.values.map(digits),
          ...(printed ? { labels: printed } : {}),
        }
      }),
      ...(categoryTitle === undefined ? {} : { categoryTitle }),
      ...unitOf(data.unit),
      decimals: Math.max(0, ...series.flatMap((one) => one.values.map(digits))),
      ...(highlighted === -1 ? {} : { highlightedCategory: highlighted }),
      ...(highlightedSeries === -1 ? {} : { highlightedSeries }),
      sources: categories.map(() => []),
    },
  ]
}

function table(slide: WrittenSlide): Raw[] {
  const { columns = [], rows = [] } = slide.table ?? {}
  const isNumeric = (column: number) =>
    rows.every(({ [column]: cell = '' }) =>
      /^(?:[–—-]?|(?:\p{L}+\.?\s)?[^\p{L}]*\d[^\p{L}]*)$/u.test(cell),
    )
  return [
    {
      kind: 'table',
      id: 'table',
      columns: columns.map((name, index) => ({
        ...part('name', name),
        numeric: index > 0 && isNumeric(index),
        ...(name !== '' && name === slide.highlight_column ? { highlighted: true } : {}),
      })),
      rows: rows.map((cells) => {
        const texts = cells.map(marked)
        const hasMarks = texts.some(({ marks }) => marks)
        return {
          cells: texts.map(({ text }) => text),
          ...(hasMarks ? { cellMarks: texts.map(({ marks = [] }) => marks) } : {}),
          sources: [],
          ...(slide.highlight_row !== undefined && cells[0] === slide.highlight_row
            ? { highlighted: true }
            : {}),
        }
      }),
    },
  ]
}

function definition({ definition: term, items }: WrittenSlide): Raw[] {
  if (term === undefined) return []
  return [
    {
      kind: 'definition',
      id: 'definition',
      items: [{ ...said(term.text ?? term.meaning ?? ''), ...part('term', term.term) }],
    },
    ...bullets(items),
    // A formula stands in a line of its own, as it is written: nothing here sets mathematics.
    ...paragraphs(term.formula && `\`${term.formula}\``),
  ]
}

function blocksOf(slide: WrittenSlide): Raw[] {
  const { layout, items, text, lead } = slide
  const list = (kind: 'steps' | 'timeline', things: Raw[]) => [{ kind, id: kind, items: things }]
  switch (layout.split(':')[0]) {
    case 'title':
    case 'section':
      return paragraphs(slide.subtitle)
    case 'closing':
    case 'statement':
    case 'bullets':
      return [...paragraphs(lead, text), ...bullets(items)]
    case 'agenda':
      return [{ kind: 'agenda', id: 'agenda', items: (items as string[]).map(said) }]
    case 'cards':
      // Cards are peers: what has an order is written as steps.
      return [
        {
          kind: 'cards',
          id: 'cards',
          numbered: false,
          items: (slide.cards ?? []).map((one) => ({
            ...said(one.text ?? ''),
            ...part('head', one.head),
          })),
        },
      ]
    case 'steps':
      return list(
        'steps',
        (slide.steps ?? []).map((one) =>
          typeof one === 'string' ? said(one) : { ...said(one.text), ...part('head', one.head) },
        ),
      )
    case 'timeline':
      return list(
        'timeline',
        (slide.events ?? []).map((one) => ({
          ...said(one.text),
          ...part('date', one.when),
          ...part('detail', one.detail),
        })),
      )
    case 'stats':
      return [
        ...paragraphs(lead),
        ...stats((slide.stats ?? []).map((one) => ({ ...one, note: one.detail }))),
      ]
    case 'big-number': {
      const { number } = slide
      return number === undefined ? [] : stats([{ ...number, note: number.context }])
    }
    case 'quote': {
      const { text: words, by, role } = slide.quote ?? { text: '', by: '' }
      return [
        {
          kind: 'quote',
          id: 'quote',
          quote: said(words),
          ...part('name', by),
          ...part('affiliation', role),
        },
      ]
    }
    case 'comparison':
      return [
        {
          kind: 'comparison',
          id: 'comparison',
          sides: (slide.columns ?? []).map((side) => ({
            ...said(side.head),
            items: side.items.map(said),
          })),
          rows: [],
        },
      ]
    case 'definition':
      return definition(slide)
    case 'table':
      return table(slide)
    case 'chart':
      return chart(slide)
    case 'code': {
      const line = /^line (\d+)$/.exec(slide.highlight ?? '')?.[1]
      return [
        {
          kind: 'code',
          id: 'code',
          code: { text: (slide.code ?? '').replace(/\n$/, ''), sources: [], added: true },
          ...(slide.code_lang === undefined ? {} : { language: slide.code_lang }),
          ...(line === undefined ? {} : { highlightedLines: [Number(line)] }),
        },
      ]
    }
    default:
      throw new Error(`No layout ${layout}.`)
  }
}

function variantOf(slide: WrittenSlide): Raw {
  const { eyebrow, meta } = slide
  const metaText = Array.isArray(meta) ? meta.join(' · ') : meta
  return {
    layout: slide.layout.split(':')[0],
    ...part('title', slide.title),
    ...(eyebrow === undefined ? {} : { eyebrow: eyebrow.replaceAll('`', '') }),
    ...part('meta', metaText),
    ...part('caption', slide.caption),
    blocks: blocksOf(slide),
  }
}

/** The operations that make the slides of a written deck, checked as those of a caller are. */
export function operationsOfWritten({ slides }: WrittenDeck): Operation[] {
  return slides.map((slide, position) =>
    operationSchema.parse({
      op: 'insert_slide',
      slide: {
        id: `slide-${position + 1}`,
        type: 'classic',
        variants: [variantOf(slide)],
        chosen: 0,
        ...(slide.notes === undefined ? {} : { notes: slide.notes.trim() }),
        sources: [],
      },
      position,
    }),
  )
}

/** A written deck as a document in a theme, before it is fitted. */
export function deckOfWritten(written: WrittenDeck, themeId: string): Deck {
  const empty: Deck = {
    formatVersion: deckFormatVersion,
    title: marked(written.slides[0]?.title ?? '').text,
    language: tagOf(written.language ?? 'English (US)'),
    themeId,
    slides: [],
  }
  return applyOperations(empty, operationsOfWritten(written)).deck
}

function tagOf(language: string): string {
  if (language === 'Chinese (Traditional)') return 'zh-Hant'
  const name = languageNames.find((one) => one === language)
  if (name === undefined) throw new Error(`No language ${language}.`)
  return languageTag(name)
}

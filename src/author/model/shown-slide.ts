import type { Slide } from '../../deck/slide.ts'
import { slideSchema, type Variant } from '../../deck/slide.ts'
import type { SourceSpan } from '../../deck/sourced-text.ts'
import { markedPart, plainText, readMarked } from './marked-text.ts'
import type { Fact } from './source-facts.ts'
import type {
  ChartSlide,
  CodeSlide,
  ItemsSlide,
  LinesSlide,
  QuoteSlide,
  SidesSlide,
  SlideForm,
  TableSlide,
  WrittenSlide,
} from './written-slide.ts'

/** A part of a document that its schema has yet to see. */
type Raw = Record<string, unknown>

/** What a written slide becomes a slide with. */
interface Showing {
  /** The input that spans name. */
  inputId: string
  /** The facts that the slide was given, by number. */
  facts: ReadonlyMap<number, Fact>
  newId: () => string
}

const layoutOf: Readonly<Record<SlideForm, Variant['layout']>> = {
  points: 'bullets',
  statement: 'statement',
  closing: 'closing',
  steps: 'steps',
  cards: 'cards',
  definition: 'definition',
  timeline: 'timeline',
  figures: 'stats',
  comparison: 'comparison',
  table: 'table',
  chart: 'chart',
  quote: 'quote',
  code: 'code',
}

/**
 * A slide of the document for what a model wrote. Every line has the spans of the facts that it names; a line that names none is `added`.
 * @throws {ZodError} when the document has no such slide: no lines, rows of unequal length.
 */
export function shownSlide(written: WrittenSlide, showing: Showing): Slide {
  const { form } = written
  const numbers = factNumbersOf(written)
  return slideSchema.parse({
    id: showing.newId(),
    type: 'classic',
    variants: [
      {
        layout: form === 'figures' && written.items.length === 1 ? 'big-number' : layoutOf[form],
        ...titlePart(written.title),
        ...(form === 'closing' ? {} : markedPart('caption', sentenceWithoutStop(written.caption))),
        blocks: blocksOf(written, showing),
      },
    ],
    chosen: 0,
    ...(written.notes.trim() === '' ? {} : { notes: plainText(written.notes) }),
    sources: spansOf(numbers, showing),
  })
}

/** Every fact that a written slide names, each once. */
export function factNumbersOf(written: WrittenSlide): number[] {
  const named = (() => {
    switch (written.form) {
      case 'points':
      case 'statement':
      case 'closing':
        return written.lines.flatMap(({ facts }) => facts)
      case 'comparison':
        return written.sides.flatMap(({ lines }) => lines.flatMap(({ facts }) => facts))
      case 'table':
        return written.rows.flatMap(({ facts }) => facts)
      case 'chart':
      case 'quote':
      case 'code':
        return written.facts
      default:
        return written.items.flatMap(({ facts }) => facts)
    }
  })()
  return [...new Set(named)]
}

function titlePart(title: string): Raw {
  const shown = sentenceWithoutStop(title)
  return { title: '', ...markedPart('title', shown) }
}

/** A line on a slide ends without a full stop, unless it is several sentences. */
function sentenceWithoutStop(text: string): string {
  const said = text.trim()
  const inner = said.slice(0, -1)
  return /[^.…][.。]$/u.test(said) && !/[.!?。！？]\s?\S/u.test(inner) ? inner : said
}

function spansOf(numbers: readonly number[], { inputId, facts }: Showing): SourceSpan[] {
  return numbers.flatMap((number) => {
    const fact = facts.get(number)
    return fact ? [{ input: inputId, start: fact.start, end: fact.end }] : []
  })
}

function origin(numbers: readonly number[], showing: Showing): Raw {
  const sources = spansOf(numbers, showing)
  return { sources, ...(sources.length === 0 ? { added: true } : {}) }
}

function blocksOf(written: WrittenSlide, showing: Showing): Raw[] {
  switch (written.form) {
    case 'points':
    case 'closing':
    case 'statement':
      return lineBlocks(written, showing)
    case 'comparison':
      return [comparison(written, showing)]
    case 'table':
      return [table(written, showing)]
    case 'chart':
      return [chart(written, showing)]
    case 'quote':
      return [quote(written, showing)]
    case 'code':
      return [code(written, showing)]
    case 'figures':
      return [figures(written, showing)]
    case 'timeline':
      return [
        itemsBlock('timeline', written, showing, ({ head, text, detail }) => ({
          ...readMarked(sentenceWithoutStop(text)),
          date: plainText(head),
          ...markedPart('detail', detail),
        })),
      ]
    case 'definition':
      return [
        itemsBlock('definition', written, showing, ({ head, text }) => ({
          ...readMarked(sentenceWithoutStop(text)),
          term: plainText(head),
        })),
      ]
    case 'cards':
    case 'steps':
      return [
        {
          ...itemsBlock(written.form, written, showing, ({ head, text }) => ({
            ...readMarked(sentenceWithoutStop(text === '' ? head : text)),
            ...(text === '' ? {} : markedPart('head', head)),
          })),
          ...(written.form === 'cards' ? { numbered: false } : {}),
        },
      ]
  }
}

function lineBlocks({ form, lead, lines }: LinesSlide & { form: SlideForm }, showing: Showing) {
  const said = (text: string, numbers: readonly number[]) => ({
    ...readMarked(sentenceWithoutStop(text)),
    ...origin(numbers, showing),
  })
  const all = lines.flatMap(({ facts }) => facts)
  const leading: Raw[] =
    lead.trim() === ''
      ? []
      : [{ kind: 'paragraph', id: showing.newId(), paragraphs: [said(lead, all)] }]
  if (form === 'statement')
    return [
      ...leading,
      {
        kind: 'paragraph',
        id: showing.newId(),
        paragraphs: lines.map(({ text, facts }) => said(text, facts)),
      },
    ]
  return [
    ...leading,
    {
      kind: 'bullets',
      id: showing.newId(),
      items: lines.map(({ text, facts }) => ({ ...said(text, facts), level: 0 })),
    },
  ]
}

function itemsBlock(
  kind: string,
  { items }: ItemsSlide,
  showing: Showing,
  show: (item: ItemsSlide['items'][number]) => Raw,
): Raw {
  return {
    kind,
    id: showing.newId(),
    items: items.map((item) => ({ ...show(item), ...origin(item.facts, showing) })),
  }
}

function figures(written: ItemsSlide, showing: Showing): Raw {
  return itemsBlock('stats', written, showing, ({ head, text, detail }) => ({
    ...readMarked(head),
    label: '',
    ...markedPart('label', sentenceWithoutStop(text)),
    ...markedPart('note', detail),
    order: 'value-first',
  }))
}

function comparison({ sides }: SidesSlide, showing: Showing): Raw {
  return {
    kind: 'comparison',
    id: showing.newId(),
    sides: sides.map(({ head, recommended, lines }) => ({
      ...readMarked(head),
      ...origin(
        lines.flatMap(({ facts }) => facts),
        showing,
      ),
      ...(recommended && sides.filter((side) => side.recommended).length === 1
        ? { recommended: true }
        : {}),
      items: lines.map(({ text, facts }) => ({
        ...readMarked(sentenceWithoutStop(text)),
        ...origin(facts, showing),
      })),
    })),
    rows: [],
  }
}

/** A cell of a column of figures: digits with signs and at most a word before them, or nothing. */
const numericCell = /^(?:[–—-]?|(?:\p{L}+\.?\s)?[^\p{L}]*\d[^\p{L}]*)$/u

function table({ columns, rows, highlighted_row: highlighted }: TableSlide, showing: Showing): Raw {
  const isNumeric = (column: number) =>
    rows.every(({ cells }) => numericCell.test((cells[column] ?? '').trim()))
  return {
    kind: 'table',
    id: showing.newId(),
    columns: columns.map((name, index) => ({
      name: '',
      ...markedPart('name', name),
      numeric: index > 0 && isNumeric(index),
    })),
    rows: rows.map(({ cells, facts }) => {
      const texts = columns.map((_name, index) => readMarked(cells[index] ?? ''))
      return {
        cells: texts.map(({ text }) => text),
        ...(texts.some(({ marks }) => marks)
          ? { cellMarks: texts.map(({ marks = [] }) => marks) }
          : {}),
        sources: spansOf(facts, showing),
        ...(highlighted !== '' && cells[0] === highlighted ? { highlighted: true } : {}),
      }
    }),
  }
}

const digitsAfterPoint = (value: number) => String(value).split('.')[1]?.length ?? 0

function chart(written: ChartSlide, showing: Showing): Raw {
  const { categories, series, unit, category_title: categoryTitle, facts } = written
  const highlighted = categories.indexOf(written.highlighted_category)
  const sign = unit.trim()
  const isSign = /^[%‰$€£¥₹₩]$/u.test(sign)
  return {
    kind: 'chart',
    id: showing.newId(),
    chartType: written.chart_type,
    categories: categories.map(plainText),
    series: series.map(({ name, values }) => ({
      name: plainText(name),
      values,
      decimals: values.map(digitsAfterPoint),
    })),
    ...markedPart('categoryTitle', categoryTitle),
    // Signs stand at every value, words once over them.
    unit: {
      prefix: isSign && !/[%‰]/u.test(sign) ? sign : '',
      suffix: /^[%‰]$/u.test(sign) ? sign : '',
    },
    ...(isSign ? {} : markedPart('valueTitle', sign)),
    decimals: Math.max(0, ...series.flatMap(({ values }) => values.map(digitsAfterPoint))),
    ...(highlighted === -1 ? {} : { highlightedCategory: highlighted }),
    sources: categories.map(() => spansOf(facts, showing)),
  }
}

function quote({ quote: words, name, role, facts }: QuoteSlide, showing: Showing): Raw {
  return {
    kind: 'quote',
    id: showing.newId(),
    quote: { ...readMarked(words), ...origin(facts, showing) },
    ...markedPart('name', name),
    ...markedPart('affiliation', role),
  }
}

function code({ code: text, language, facts }: CodeSlide, showing: Showing): Raw {
  return {
    kind: 'code',
    id: showing.newId(),
    code: { text: text.replace(/\n+$/u, ''), ...origin(facts, showing) },
    ...(language === '' ? {} : { language }),
  }
}

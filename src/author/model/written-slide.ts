import { z } from 'zod'

/** What a slide of a written deck can be. */
const slideForms = [
  'points',
  'statement',
  'steps',
  'cards',
  'definition',
  'timeline',
  'figures',
  'comparison',
  'table',
  'chart',
  'quote',
  'code',
  'closing',
] as const
export type SlideForm = (typeof slideForms)[number]

const factNumbers = z.array(z.number())
const line = z.object({ text: z.string(), facts: factNumbers })

/** What every slide has; an empty text is none. */
const common = { title: z.string(), caption: z.string(), notes: z.string() }

/** A lead and lines. */
const linesForm = z.object({ ...common, lead: z.string(), lines: z.array(line) })
/** Things with a head: steps, cards, terms, events (`head` is when), figures (`head` is the value). */
const itemsForm = z.object({
  ...common,
  items: z.array(
    z.object({ head: z.string(), text: z.string(), detail: z.string(), facts: factNumbers }),
  ),
})
const sidesForm = z.object({
  ...common,
  sides: z.array(z.object({ head: z.string(), recommended: z.boolean(), lines: z.array(line) })),
})
const tableForm = z.object({
  ...common,
  columns: z.array(z.string()),
  rows: z.array(z.object({ cells: z.array(z.string()), facts: factNumbers })),
  highlighted_row: z.string(),
})
/** The ways in which a written slide draws figures. */
const writtenChartTypes = ['bar', 'stacked', 'line', 'doughnut'] as const
const chartForm = z.object({
  ...common,
  chart_type: z.enum(writtenChartTypes),
  unit: z.string(),
  category_title: z.string(),
  categories: z.array(z.string()),
  series: z.array(z.object({ name: z.string(), values: z.array(z.number()) })),
  highlighted_category: z.string(),
  facts: factNumbers,
})
const quoteForm = z.object({
  ...common,
  quote: z.string(),
  name: z.string(),
  role: z.string(),
  facts: factNumbers,
})
const codeForm = z.object({
  ...common,
  code: z.string(),
  language: z.string(),
  facts: factNumbers,
})

/** The form of a model's answer for a slide of each form: flat, every field required. */
export const slideSchemas = {
  points: linesForm,
  statement: linesForm,
  closing: linesForm,
  steps: itemsForm,
  cards: itemsForm,
  definition: itemsForm,
  timeline: itemsForm,
  figures: itemsForm,
  comparison: sidesForm,
  table: tableForm,
  chart: chartForm,
  quote: quoteForm,
  code: codeForm,
} as const satisfies Record<SlideForm, z.ZodType>

export type LinesSlide = z.infer<typeof linesForm>
export type ItemsSlide = z.infer<typeof itemsForm>
export type SidesSlide = z.infer<typeof sidesForm>
export type TableSlide = z.infer<typeof tableForm>
export type ChartSlide = z.infer<typeof chartForm>
export type QuoteSlide = z.infer<typeof quoteForm>
export type CodeSlide = z.infer<typeof codeForm>

/** A slide as a model wrote it. */
export type WrittenSlide =
  | ({ form: 'points' | 'statement' | 'closing' } & LinesSlide)
  | ({ form: 'steps' | 'cards' | 'definition' | 'timeline' | 'figures' } & ItemsSlide)
  | ({ form: 'comparison' } & SidesSlide)
  | ({ form: 'table' } & TableSlide)
  | ({ form: 'chart' } & ChartSlide)
  | ({ form: 'quote' } & QuoteSlide)
  | ({ form: 'code' } & CodeSlide)

/** The form of the plan of a deck. */
export const outlineSchema = z.object({
  title: z.string(),
  subtitle: z.string(),
  meta: z.string(),
  slides: z.array(
    z.object({
      title: z.string(),
      point: z.string(),
      form: z.enum(slideForms),
      facts: factNumbers,
    }),
  ),
})
export type Outline = z.infer<typeof outlineSchema>
export type PlannedSlide = Outline['slides'][number]

/** The form of what matters in a stretch of a long text. */
export const digestSchema = z.object({
  facts: z.array(z.object({ number: z.number(), gist: z.string() })),
})

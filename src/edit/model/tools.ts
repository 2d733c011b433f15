import { z } from 'zod'
import { operationSchema } from '../../deck/operations/operation.ts'
import { requestSchema } from '../../deck/requests/request.ts'

/** A JSON schema as zod writes it, as far as tools are made of it. */
export interface ToolSchema {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  properties?: Record<string, ToolSchema>
  required?: string[]
  items?: ToolSchema
  prefixItems?: ToolSchema[]
  anyOf?: ToolSchema[]
  oneOf?: ToolSchema[]
  $ref?: string
  $defs?: Record<string, ToolSchema>
  default?: unknown
}

/** An operation or a request that a model can ask for by its name. */
export interface Tool {
  name: string
  /** The field that has the name: of an operation `op`, of a request `request`. */
  field: 'op' | 'request'
  schema: ToolSchema
}

/**
 * What no model names: bytes of pictures, inverses, what an answer has fields of its own for, and what stands for a writer where there is none: a model
 * writes these words itself.
 */
const notOffered = [
  'replace_image',
  'take_back',
  'clarify',
  'decline',
  'rewrite_slide',
  'write_notes',
  'convert_slide',
]

/** What is the service's to say: where words come from, ids of what is new, how variants look. What a model says of it is nothing. */
export const ownFields: readonly string[] = [
  'sources',
  'added',
  'score',
  'id',
  'newSlideId',
  'type',
  'chosen',
  'titleStyle',
  'vibeId',
  'textSide',
]

/** What a model need not say: what is not its to say, what its answer has fields of its own for, how words were set before. */
const hidden = [
  ...ownFields,
  'op',
  'request',
  'style',
  'kind',
  'firstNumber',
  'firstLine',
  'current',
  'matchCase',
  'wholeWords',
  'annotations',
  'labels',
]

/** What a slide shows is its one variant, so its fields are the slide's. */
const shownOfSlide = ['layout', 'title', 'eyebrow', 'meta', 'caption', 'blocks', 'notes']

const documents = {
  op: z.toJSONSchema(operationSchema, { io: 'input' }) as ToolSchema,
  request: z.toJSONSchema(requestSchema, { io: 'input' }) as ToolSchema,
}
const definitions: Record<string, ToolSchema> = {
  ...documents.op.$defs,
  ...documents.request.$defs,
}

/** A schema behind its name. */
export function resolved(schema: ToolSchema): ToolSchema {
  const name = schema.$ref?.split('/').at(-1)
  return name === undefined ? schema : (definitions[name] ?? {})
}

/** The alternatives of a schema, if it has some. */
export const alternativesOf = (schema: ToolSchema): ToolSchema[] | undefined =>
  schema.anyOf ?? schema.oneOf

/** Every operation and request that a model can ask for. */
export const tools: readonly Tool[] = (['op', 'request'] as const).flatMap((field) =>
  (alternativesOf(documents[field]) ?? []).flatMap((schema): Tool[] => {
    const name = String(schema.properties?.[field]?.const)
    return notOffered.includes(name) ? [] : [{ name, field, schema }]
  }),
)

/** The schemas of blocks by their kinds. */
const blockSchemas: ReadonlyMap<string, ToolSchema> = new Map(
  (
    alternativesOf(
      tools.find(({ name }) => name === 'add_block')?.schema.properties?.block ?? {},
    ) ?? []
  ).map((schema) => [String(schema.properties?.kind?.const), schema]),
)

/** Lists of words that stand in several tools: they are printed once. */
const namedLists = { layout: 'Layout', chartType: 'ChartType', axis: 'Axis', icon: 'Icon' } as const

/**
 * The tools as a model reads them: a line for each, `name(field, optional?)`, and the notation of blocks. Made of the schemas of
 * operations and requests, so that nothing is said twice.
 */
export function printTools(): string {
  const byFields = new Map<string, string[]>()
  for (const tool of tools) {
    const fields = printFields(tool)
    byFields.set(fields, [...(byFields.get(fields) ?? []), tool.name])
  }
  const lines = [...byFields].map(([fields, names]) => `${names.join(' | ')}(${fields})`)
  const kinds = [...blockSchemas].flatMap(([kind, schema]) =>
    kind === 'image' || kind === 'agenda' ? [] : [`${kind} ${printFieldsOf(schema)}`],
  )
  return `${lines.join('\n')}

Layout: ${listed('layout')}
ChartType: ${listed('chartType')}
Axis: ${listed('axis')}
Slide: {layout, title, eyebrow?, caption?, notes?, blocks: [Block]}
Block: {kind, …} with, by its kind:
${kinds.join('\n')}`
}

function printFields({ name, schema }: Tool): string {
  const all = schema.properties ?? {}
  const ofBlock = 'blockId' in all || name === 'update_block'
  const fields = Object.entries(all).filter(
    ([field]) =>
      (isShown(field) || field === 'style') &&
      !(ofBlock && /slideId$/iu.test(field)) &&
      !(name === 'set_chart_details' && saidElsewhere.includes(field)),
  )
  const printed = fields.map(([field, value]) => printField(field, value, schema))
  // Which block it takes the place of.
  if (name === 'update_block') printed.unshift('blockId')
  if (name === 'replace_slide') printed.unshift('slideId')
  return printed.join(', ')
}

/** What set_highlight says. */
const saidElsewhere = ['highlightedSeries', 'highlightedCategory']

function isShown(field: string): boolean {
  return !hidden.includes(field) && (field === 'marks' || !/marks$/iu.test(field))
}

function printFieldsOf(schema: ToolSchema): string {
  const fields = Object.entries(resolved(schema).properties ?? {}).filter(
    ([field]) => isShown(field) && field !== 'marks' && field !== 'decimals',
  )
  return `{${fields.map(([field, value]) => printField(field, value, schema)).join(', ')}}`
}

function printField(field: string, schema: ToolSchema, parent: ToolSchema): string {
  const isOptional = !resolved(parent).required?.includes(field)
  const kind = printKind(field, schema)
  return `${field}${isOptional ? '?' : ''}${kind === '' ? '' : `: ${kind}`}`
}

/** What kind of value a field takes; empty where its name says it: a text, a number, a yes or no. */
function printKind(field: string, given: ToolSchema): string {
  const schema = resolved(given)
  if (field === 'slide') return 'Slide'
  if (field === 'block') return 'Block'
  if (field === 'style' && schema.enum === undefined)
    return '{align?: start|center|end, size?: -2 to 2}'
  if (field === 'marks') return '[{words, bold?, italic?, underline?, strike?}]'
  if (field in namedLists) return namedLists[field as keyof typeof namedLists]
  const alternatives = alternativesOf(schema)?.filter(({ type }) => type !== 'null')
  if (alternatives !== undefined) {
    const shown = alternatives.map((one) => printKind('', one)).filter((one) => one !== '')
    return [...new Set(shown)].join(' | ')
  }
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.join('|')
  if (schema.type === 'array') return `[${printKind('', schema.items ?? {})}]`
  if (schema.type === 'object' && schema.properties) return printItem(schema)
  return ''
}

/** Things whose only part is their text are said by it. */
function printItem(schema: ToolSchema): string {
  const printed = printFieldsOf(schema)
  return printed === '{text}' || printed === '{text?}' ? 'text' : printed
}

function listed(field: string): string {
  const found = tools.flatMap(({ schema }) => resolved(schema.properties?.[field] ?? {}).enum ?? [])
  return [...new Set(found)].join(' ')
}

/** The fields of a slide that a model writes. */
export const slideFields: readonly string[] = shownOfSlide

import { alternativesOf, resolved, type ToolSchema } from './tools.ts'

type Fields = Record<string, unknown>

/**
 * What a model wrote, with what it leaves out or says more loosely than a schema has it: a text for a thing that has nothing else, numbers
 * in quotation marks, one thing for a list of one, nulls for what is not there. New words are the model's own (`added`), until somebody finds where
 * they come from.
 * @param newId makes the id of a new block.
 */
export function completeValue(given: ToolSchema, value: unknown, newId: () => string): unknown {
  const schema = resolved(given)
  const complete = (one: ToolSchema, part: unknown) => completeValue(one, part, newId)
  const alternatives = alternativesOf(schema)
  if (alternatives !== undefined) {
    const chosen = alternatives.find((one) => fits(resolved(one), value))
    return chosen === undefined ? value : complete(chosen, value)
  }
  if (value === null) return value
  const types = [schema.type].flat()
  switch (types.find((type) => type !== 'null')) {
    case 'array': {
      const list = Array.isArray(value) ? value : [value]
      return list.map((one, at) => complete(schema.prefixItems?.[at] ?? schema.items ?? {}, one))
    }
    case 'object':
      return completeObject(schema, value, newId)
    case 'number':
    case 'integer':
      return isNumeral(value) ? Number(value) : value
    case 'string':
      return typeof value === 'number' && !types.includes('number') ? String(value) : value
    default:
      return value
  }
}

function completeObject(schema: ToolSchema, value: unknown, newId: () => string): unknown {
  const properties = schema.properties ?? {}
  const fields = asFields(value, properties)
  if (fields === undefined) return value
  const isRequired = (name: string) => schema.required?.includes(name) ?? false
  const made: Fields = { ...fields }
  for (const [name, one] of Object.entries(properties)) {
    const said = fields[name]
    if (said === null && !takesNull(one)) delete made[name]
    else if (said !== undefined) made[name] = completeValue(one, said, newId)
    if (made[name] === undefined && isRequired(name)) {
      const blank = blankOf(name, one, fields, newId)
      if (blank !== undefined) made[name] = blank
    }
  }
  if ('sources' in properties && 'added' in properties && fields.sources === undefined)
    made.added = true
  return made
}

/** The fields of an object that may be said by its text alone. */
function asFields(value: unknown, properties: Record<string, ToolSchema>): Fields | undefined {
  if (Array.isArray(value)) return 'cells' in properties ? { cells: value } : undefined
  if (typeof value === 'object' && value !== null) return value as Fields
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  if ('text' in properties) return { text: String(value) }
  if ('name' in properties) return { name: String(value) }
  // The unit of a chart.
  return 'suffix' in properties ? { prefix: '', suffix: String(value) } : undefined
}

/** What has to be there and is for the service to know; undefined: the model should have said it. */
function blankOf(name: string, schema: ToolSchema, fields: Fields, newId: () => string): unknown {
  switch (name) {
    case 'id':
      return newId()
    case 'sources':
      // A chart has them for each of its categories.
      return resolved(schema.items ?? {}).type === 'array' && Array.isArray(fields.categories)
        ? fields.categories.map(() => [])
        : []
    case 'unit':
      return { prefix: '', suffix: '' }
    case 'decimals':
      return decimalsOf(fields)
    case 'level':
      return 0
    case 'numeric':
      return false
    default:
      return undefined
  }
}

/** As many digits behind the point as the values of a chart have at most. */
function decimalsOf({ series }: Fields): number {
  const values = (Array.isArray(series) ? series : []).flatMap(
    (one: { values?: unknown }) => one?.values ?? [],
  )
  return Math.min(6, Math.max(0, ...values.map((one) => String(one).split('.')[1]?.length ?? 0)))
}

function isNumeral(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))
}

function takesNull(given: ToolSchema): boolean {
  const schema = resolved(given)
  return [schema.type].flat().includes('null') || (alternativesOf(schema)?.some(takesNull) ?? false)
}

/** Whether a value is of the kind that an alternative is for. */
function fits(schema: ToolSchema, value: unknown): boolean {
  if (schema.const !== undefined) return schema.const === value
  const types = [schema.type].flat()
  if (value === null) return types.includes('null')
  if (Array.isArray(value)) return types.includes('array')
  switch (typeof value) {
    case 'string':
      return (
        types.includes('string') ||
        (isNumeral(value) && (types.includes('number') || types.includes('integer')))
      )
    case 'number':
      return types.includes('number') || types.includes('integer')
    case 'boolean':
      return types.includes('boolean')
    case 'object': {
      const { kind } = value as Fields
      const wanted = schema.properties?.kind?.const
      const required = schema.required ?? []
      return (
        types.includes('object') &&
        (wanted === undefined
          ? required.every((name) => name in (value as Fields)) || kind === undefined
          : wanted === kind)
      )
    }
    default:
      return false
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** "Default: `auto`." Of an object whose fields have defaults of their own there is nothing to say. */
function sentenceOf(value: unknown): string | undefined {
  if (isObject(value) && Object.keys(value).length === 0) return undefined
  return `Default: \`${typeof value === 'string' ? value : JSON.stringify(value)}\`.`
}

function describeDefault(field: unknown): void {
  if (!isObject(field) || field.default === undefined) return
  const sentence = sentenceOf(field.default)
  delete field.default
  if (sentence === undefined) return
  field.description =
    typeof field.description === 'string' ? `${field.description} ${sentence}` : sentence
}

/**
 * Moves the defaults of fields from the keyword `default` into their descriptions, in place. openapi-typescript makes a
 * field with a `default` one that is always there, in requests too (`--default-non-nullable` is on unless it is switched
 * off), so that a minimal body would not fit the types made from the document.
 *
 * @param part of an OpenAPI document.
 */
export function describeDefaults(part: unknown): void {
  if (typeof part !== 'object' || part === null) return
  for (const [key, value] of Object.entries(part)) {
    if (key === 'properties' && isObject(value))
      for (const field of Object.values(value)) describeDefault(field)
    describeDefaults(value)
  }
}

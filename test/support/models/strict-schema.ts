/** Words of JSON Schema that no vendor takes everywhere: unions, references, and what only a validator can know. */
const unions = ['oneOf', 'allOf', 'anyOf', 'not', '$ref', '$defs']

/**
 * What is wrong with a schema that must be strict, with the place; undefined: nothing. Every property is required, none may be added, and
 * there are no unions and references: the least of what the vendors take.
 */
export function looseObject(schema: unknown, path = 'schema'): string | undefined {
  if (typeof schema !== 'object' || schema === null) return undefined
  const node = schema as Record<string, unknown>
  for (const word of unions) if (word in node) return `${path}: ${word} is not supported`
  if (node.type === 'object') {
    const properties = Object.keys((node.properties ?? {}) as object)
    const required = (node.required ?? []) as string[]
    const optional = properties.find((name) => !required.includes(name))
    if (optional) return `${path}.${optional} must be required`
    if (node.additionalProperties !== false) return `${path}: additionalProperties must be false`
  }
  return children(node)
    .map(([name, value]) => looseObject(value, `${path}.${name}`))
    .find((found) => found !== undefined)
}

/** The first word of a schema, however deep, that is none of the known ones; names of properties are free. */
export function unknownWord(
  schema: unknown,
  known: readonly string[],
  path = 'schema',
): string | undefined {
  if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return undefined
  const node = schema as Record<string, unknown>
  const strange = Object.keys(node).find((word) => !known.includes(word))
  if (strange !== undefined) return strange
  return children(node)
    .map(([name, value]) => unknownWord(value, known, `${path}.${name}`))
    .find((found) => found !== undefined)
}

/** The schemas within a schema: of its properties, of its items. */
function children(node: Record<string, unknown>): [name: string, schema: unknown][] {
  const properties = Object.entries((node.properties ?? {}) as object)
  return node.items === undefined ? properties : [...properties, ['items', node.items]]
}

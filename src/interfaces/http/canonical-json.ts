/**
 * A JSON value as text that is the same for all ways to write it: without white space, and with the fields of objects
 * in the order of their names.
 *
 * @param value as `JSON.parse` gives it, and no deeper than `parseJsonBody` lets it be.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`)
  return `{${fields.join(',')}}`
}

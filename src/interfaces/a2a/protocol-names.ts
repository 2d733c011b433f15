import type { Casing } from '../../agent-tasks/task-store.ts'
import { type Field, type MessageType, messageTypes } from './protocol-messages.ts'

/** A camelCase name of the protocol as a casing has it: `messageId`, `message_id`. A path of names may be given too. */
export function nameIn(casing: Casing, name: string): string {
  if (casing === 'camelCase') return name
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

interface NamedField extends Field {
  /** In camelCase. */
  name: string
}

/** The fields of each type, by their names in either casing. */
const fieldsByName = new Map(
  Object.entries(messageTypes).map(([type, fields]) => {
    const byName = new Map<string, NamedField>()
    for (const [name, field] of Object.entries(fields))
      for (const key of [name, nameIn('snake_case', name)]) byName.set(key, { name, ...field })
    return [type, byName]
  }),
)

function fieldOf(type: MessageType, key: string): NamedField | undefined {
  return fieldsByName.get(type)?.get(key)
}

function isObject(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
}

function isAbsent({ isAbsentIfEmpty }: Field, json: unknown): boolean {
  return json === null || (json === '' && isAbsentIfEmpty === true)
}

/** Applies a function to each message that stands in a field; what is of another shape stays as it is. */
function mapField(
  { holds, type }: Field,
  json: unknown,
  change: (type: MessageType, json: unknown) => unknown,
): unknown {
  if (type === undefined) return json
  if (holds === 'one') return change(type, json)
  if (holds === 'many' && Array.isArray(json)) return json.map((item) => change(type, item))
  if (holds === 'named' && isObject(json))
    return Object.fromEntries(Object.entries(json).map(([key, item]) => [key, change(type, item)]))
  return json
}

/**
 * A message as it came, in either casing or both, with its names in camelCase. Fields that the type does not have are
 * left out, and so are those that are null or, where it means nothing, empty: that is what absent means. Whatever has another shape than the type is
 * left as it is, for a schema to refuse.
 */
export function readNames(type: MessageType, json: unknown): unknown {
  if (!isObject(json)) return json
  const read: Record<string, unknown> = {}
  for (const [key, item] of Object.entries(json)) {
    const field = fieldOf(type, key)
    if (field === undefined || isAbsent(field, item) || Object.hasOwn(read, field.name)) continue
    read[field.name] = mapField(field, item, readNames)
  }
  return read
}

/** A message of ours, which has camelCase names, as it goes out. Fields that the type does not have are left out. */
export function writeNames(type: MessageType, json: unknown, casing: Casing): unknown {
  if (!isObject(json)) return json
  return Object.fromEntries(
    Object.entries(messageTypes[type]).flatMap(([name, field]) => {
      const item = json[name]
      if (item === undefined) return []
      const change = (one: MessageType, of: unknown) => writeNames(one, of, casing)
      return [[nameIn(casing, name), mapField(field, item, change)]]
    }),
  )
}

/** The casing that the first name of several words shows; undefined when there is none. */
export function shownCasing(type: MessageType, json: unknown): Casing | undefined {
  if (!isObject(json)) return undefined
  for (const [key, item] of Object.entries(json)) {
    const field = fieldOf(type, key)
    if (field === undefined || item === null) continue
    if (nameIn('snake_case', field.name) !== field.name)
      return key === field.name ? 'camelCase' : 'snake_case'
    let shown: Casing | undefined
    mapField(field, item, (one, of) => {
      shown ??= shownCasing(one, of)
    })
    if (shown !== undefined) return shown
  }
  return undefined
}

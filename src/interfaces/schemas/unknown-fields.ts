import { z } from 'zod'
import { cleanText } from '../../presentations/clean-text.ts'
import { beginningOf } from '../../text/cut-text.ts'
import { meantField } from './other-names.ts'

/** How many fields are named, and how much of each name, in UTF-16 units. */
const most = { fields: 10, characters: 60 }

/** Fields that do something that their name does not say to those who look for another one. */
const whatItDoes: Readonly<Record<string, string>> = {
  slide_range: 'sets the number of slides',
  slide_order: 'sets the place of the slide',
  additional_instructions: 'takes such wishes, in words',
}

/** The fields that a request can have, as its caller names them. */
export interface KnownFields {
  /** What they are called: "field", "argument". */
  kind: string
  /** Where each is, by its name: "presentation_options.theme_id". */
  places: ReadonlyMap<string, string>
  /** Objects of which the caller gives each field by itself. */
  groups?: ReadonlySet<string>
}

interface UnknownField {
  name: string
  /** Where it stands: empty, or the object that it is in, with a dot. */
  path: string
}

interface UnknownFields {
  /** The first of them. */
  named: UnknownField[]
  /** How many there are. */
  count: number
}

/** The object that a field holds; undefined for a field that holds something else. */
function objectIn(field: z.core.$ZodType | undefined): z.ZodObject | undefined {
  if (field instanceof z.ZodObject) return field
  const isWrapped =
    field instanceof z.ZodPrefault ||
    field instanceof z.ZodDefault ||
    field instanceof z.ZodOptional ||
    field instanceof z.ZodNullable
  return isWrapped ? objectIn(field.unwrap()) : undefined
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Where each field of a request is, by its name: "presentation_options.theme_id". */
function placesIn(schema: z.ZodObject, path = ''): Map<string, string> {
  const places = new Map<string, string>()
  for (const [name, field] of Object.entries(schema.shape)) {
    places.set(name, path + name)
    const inner = objectIn(field)
    if (inner === undefined) continue
    for (const [innerName, place] of placesIn(inner, `${path}${name}.`))
      if (!places.has(innerName)) places.set(innerName, place)
  }
  return places
}

/**
 * Adds what a schema does not know. Only the first are kept: a body has room for hundreds of thousands, and the others
 * are only counted.
 */
function addUnknown(found: UnknownFields, schema: z.ZodObject, value: unknown, path = ''): void {
  if (!isObject(value)) return
  const { shape } = schema
  // Not the entries: that would make a list for each of them.
  for (const name of Object.keys(value)) {
    if (!Object.hasOwn(shape, name)) add(found, { name, path })
    else {
      const inner = objectIn(shape[name])
      if (inner !== undefined) addUnknown(found, inner, value[name], `${path}${name}.`)
    }
  }
}

function add(found: UnknownFields, field: UnknownField): void {
  found.count++
  if (found.named.length < most.fields) found.named.push(field)
}

/** A name as it can stand in a sentence: without what is not seen or breaks lines, and not too long. */
function shownName(name: string): string {
  const clean = cleanText(beginningOf(name, most.characters)).replace(/[\p{Cc}\p{Cf}\p{Z}]+/gu, ' ')
  return name.length > most.characters ? `${clean}…` : clean
}

function sentenceOf({ name, path }: UnknownField, { kind, places, groups }: KnownFields): string {
  const ignored = `The ${kind} "${path}${shownName(name)}" is not known and was ignored`
  if (groups?.has(name))
    return `${ignored}: what is in it are ${kind}s of their own, side by side with the others.`
  const isLong = name.length > most.characters
  const meant = isLong ? undefined : meantField(name, new Set(places.keys()))
  const place = meant === undefined ? undefined : places.get(meant)
  if (meant === undefined || place === undefined) return `${ignored}.`
  const does = whatItDoes[meant]
  return does === undefined
    ? `${ignored}; did you mean "${place}"?`
    : `${ignored}: ${place} ${does}.`
}

function sentencesOf({ named, count }: UnknownFields, known: () => KnownFields): string[] {
  if (count === 0) return []
  const fields = known()
  const sentences = named.map((field) => sentenceOf(field, fields))
  const more = count - sentences.length
  if (more > 0)
    sentences.push(
      `${more} more unknown ${more === 1 ? `${fields.kind} was` : `${fields.kind}s were`} ignored.`,
    )
  return sentences
}

/**
 * A sentence about each field of a body that its schema does not know, with the one that it may mean. Unknown fields are
 * ignored, so that clients may send more than is known here; that is said, because whoever misspells a field waits in vain.
 */
export function unknownFieldSentences(schema: z.ZodObject, body: unknown): string[] {
  const found: UnknownFields = { named: [], count: 0 }
  addUnknown(found, schema, body)
  return sentencesOf(found, () => ({ kind: 'field', places: placesIn(schema) }))
}

/** The same for what is given side by side. */
export function unknownNameSentences(
  given: Readonly<Record<string, unknown>>,
  known: KnownFields,
): string[] {
  const found: UnknownFields = { named: [], count: 0 }
  for (const name of Object.keys(given)) if (!known.places.has(name)) add(found, { name, path: '' })
  return sentencesOf(found, () => known)
}

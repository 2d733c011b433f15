import fc from 'fast-check'
import { cleanText } from '../../src/presentations/clean-text.ts'
import { anyText } from '../support/arbitrary-decks.ts'
import type { Contract, Schema } from './contract.ts'

// Ids are made before it is known which exist, so values hold a mark for each, which is exchanged when they are sent.

/** What ids name. */
const idKinds = [
  'presentation',
  'slide',
  'generation',
  'operation',
  'image',
  'theme',
  'vibe',
] as const
export type IdKind = (typeof idKinds)[number]

/** Whose it is; `gone` was nobody's ever. */
type IdOwner = 'own' | 'foreign' | 'gone'

/** An id of a kind, `pick` modulo how many there are. */
export interface IdMark {
  kind: IdKind
  owner: IdOwner
  pick: number
}

/** A mark as it stands in a value. */
export function writeMark({ kind, owner, pick }: IdMark): string {
  return `«${kind} ${owner} ${pick}»`
}

/** The mark in a text that is nothing else. */
export function readMark(text: string): IdMark | undefined {
  const [, kind, owner, pick] = /^«(\w+) (\w+) (\d+)»$/.exec(text) ?? []
  if (kind === undefined) return undefined
  return { kind: kind as IdKind, owner: owner as IdOwner, pick: Number(pick) }
}

/** An id of a kind: mostly the caller's own. */
export function anyMark(kind: IdKind): fc.Arbitrary<string> {
  const owner = fc.oneof(
    { weight: 8, arbitrary: fc.constant<IdOwner>('own') },
    { weight: 1, arbitrary: fc.constant<IdOwner>('foreign') },
    { weight: 1, arbitrary: fc.constant<IdOwner>('gone') },
  )
  return fc
    .record({ kind: fc.constant(kind), owner, pick: fc.nat(999) })
    .map((mark) => writeMark(mark))
}

/** What the ids in a field name, by the field. */
export const idFields: Readonly<Record<string, IdKind>> = {
  theme_id: 'theme',
  vibe_id: 'vibe',
  existing_presentation_id: 'presentation',
  image_ids: 'image',
  slide_ids: 'slide',
  slideId: 'slide',
  design_system_id: 'theme',
  asset_ids: 'image',
}

/** Text that parsers, databases, file systems and shells stumble over. */
export const nastyText: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '',
      ' ',
      '\u0000',
      'a\u0000b',
      '\ud800',
      '\u202e\u2066abc',
      '\ufeff',
      "' or 1=1; drop table users; --",
      '../../../etc/passwd',
      '%00',
      '%2e%2e%2f',
      '%',
      '{{7*7}}<%= 7*7 %>',
      '<script>alert(1)</script>',
      '__proto__',
      'constructor',
      'NaN',
      '-0',
      '1e999',
      '\r\nx-injected: 1',
      'null',
      '0190b5c0-0000-7000-8000-000000000000',
      'I'.repeat(5_000),
      '💥'.repeat(301),
    ),
  },
  { weight: 2, arbitrary: anyText },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
)

/** Any JSON value that is likely to be wrong somewhere. */
const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      false,
      0,
      -1,
      1,
      2.5,
      5,
      -0,
      2 ** 53,
      1e308,
      '2',
      'true',
      [],
      {},
      [[]],
      [null],
      { detail: [] },
      Array(300).fill('pdf'),
    ),
  },
  { weight: 3, arbitrary: nastyText },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

/** Text for a field between its limits, which now and then lies at the upper one. */
function textFor({ minLength = 0, maxLength = 1_000 }: Schema): fc.Arbitrary<string> {
  const plain = anyText.map((text) => {
    const clean = [...cleanText(text).replaceAll('\uFFFD', '')].slice(0, maxLength).join('')
    return minLength > 0 && !/[\p{L}\p{N}]/u.test(clean) ? 'Text' : clean
  })
  if (maxLength > 10_000) return plain
  return fc.oneof(
    { weight: 30, arbitrary: plain },
    { weight: 1, arbitrary: fc.constant('x'.repeat(maxLength)) },
  )
}

/** Values that a schema allows. What the schema does not say (cross-field rules) may still be broken. */
export function validValue(contract: Contract, given: Schema, field = ''): fc.Arbitrary<unknown> {
  const schema = contract.resolve(given)
  const idKind = idFields[field]
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => validValue(contract, choice, field)))
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => validValue(contract, { ...schema, type }, field)))
  switch (schema.type) {
    case 'string':
      return idKind ? anyMark(idKind) : textFor(schema)
    case 'integer':
    case 'number': {
      const { minimum = -1_000, maximum = 1_000 } = schema
      const usual =
        schema.type === 'integer' || (Number.isInteger(minimum) && Number.isInteger(maximum))
          ? fc.integer({ min: minimum, max: maximum })
          : fc.double({ min: minimum, max: maximum, noNaN: true })
      if (schema.maximum !== undefined) return usual
      // As large as a client may write it.
      return fc.oneof({ weight: 4, arbitrary: usual }, { weight: 1, arbitrary: fc.constant(1e20) })
    }
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(validValue(contract, schema.items ?? {}, field), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, 4),
      })
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(
        ([name, one]) => [name, validValue(contract, one, name)] as const,
      )
      return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] })
    }
    default:
      return fc.jsonValue({ maxDepth: 1 })
  }
}

/** Every place in a value, from the outside in. */
function places(value: unknown, at: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [at]
  const keys = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value)
  return [
    at,
    ...keys.flatMap((key) =>
      places((value as Record<string | number, unknown>)[key], [...at, key]),
    ),
  ]
}

/** A value with one place changed: another value there, nothing there, or one field more. */
function changedAt(
  value: unknown,
  [key, ...rest]: (string | number)[],
  change: { kind: 'replace' | 'remove' | 'add'; value: unknown; name: string },
): unknown {
  if (key === undefined) {
    if (change.kind === 'add' && typeof value === 'object' && value !== null)
      return Array.isArray(value)
        ? [...value, change.value]
        : { ...value, [change.name]: change.value }
    return change.value
  }
  if (Array.isArray(value)) {
    if (rest.length === 0 && change.kind === 'remove')
      return value.filter((_, index) => index !== key)
    return value.map((one, index) => (index === key ? changedAt(one, rest, change) : one))
  }
  const object = { ...(value as Record<string, unknown>) }
  if (rest.length === 0 && change.kind === 'remove') delete object[key]
  else object[key] = changedAt(object[key], rest, change)
  return object
}

/** Values that a schema allows, broken in one to three places. */
export function mutatedValue(contract: Contract, schema: Schema): fc.Arbitrary<unknown> {
  const change = fc.record({
    kind: fc.constantFrom('replace' as const, 'remove' as const, 'add' as const),
    place: fc.nat(10_000),
    value: nastyValue,
    name: fc.oneof(fc.constantFrom('extra', 'input_text', 'length', 'constructor'), anyText),
  })
  return fc
    .tuple(validValue(contract, schema), fc.array(change, { minLength: 1, maxLength: 3 }))
    .map(([value, changes]) =>
      changes.reduce<unknown>((before, one) => {
        const all = places(before)
        return changedAt(before, all[one.place % all.length] ?? [], one)
      }, value),
    )
}

import fc from 'fast-check'
import {
  anyMark,
  type IdKind,
  idFields,
  mutatedValue,
  nastyText,
  validValue,
  writeMark,
} from './arbitrary-values.ts'
import type { Contract, Operation } from './contract.ts'

/** Who asks: two with credits (so that there is somebody else), one without, and three without a valid key. */
const callers = ['rich', 'other', 'poor', 'revoked', 'malformed', 'nobody'] as const
export type CallerName = (typeof callers)[number]

/** One part of a multipart body. */
interface Part {
  name: string
  filename?: string
  content: 'png' | 'svg' | 'garbage' | 'empty'
}

export type FuzzBody =
  | { kind: 'none' }
  | { kind: 'json'; value: unknown }
  | { kind: 'raw'; text: string; contentType?: string }
  | { kind: 'multipart'; parts: Part[]; boundary: string; cutAt?: number | undefined }

/** A request before its marks are exchanged for ids. */
export interface FuzzRequest {
  operation: string
  caller: CallerName
  /** Values of the names in the path, marks or text. */
  path: Record<string, string>
  query: string
  headers: Record<string, string>
  body: FuzzBody
}

const caller: fc.Arbitrary<CallerName> = fc.oneof(
  { weight: 40, arbitrary: fc.constant<CallerName>('rich') },
  { weight: 8, arbitrary: fc.constant<CallerName>('other') },
  { weight: 4, arbitrary: fc.constant<CallerName>('poor') },
  { weight: 1, arbitrary: fc.constantFrom<CallerName>('revoked', 'malformed', 'nobody') },
)

/** What a name in a path stands for: `slide_id` a slide, if the document's fields do not say otherwise. */
function kindOf(name: string): IdKind {
  return idFields[name] ?? (name.replace(/_id$/, '') as IdKind)
}

function pathOf(operation: Operation): fc.Arbitrary<Record<string, string>> {
  const values = operation.pathNames.map((name) => {
    if (!name.endsWith('_id')) return [name, fc.oneof(fc.nat(3).map(String), nastyText)] as const
    const own = fc
      .nat(999)
      .map((pick) => writeMark({ kind: kindOf(name), owner: 'own' as const, pick }))
    const id = fc.oneof(
      { weight: 6, arbitrary: own },
      { weight: 2, arbitrary: anyMark(kindOf(name)) },
      { weight: 1, arbitrary: nastyText },
    )
    return [name, id] as const
  })
  return fc.record(Object.fromEntries(values))
}

/** Characters that a header can hold (RFC 9110, field-value), which is all that an HTTP client lets through. */
const headerText = nastyText.map((text) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?'))

const headers: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  {
    weight: 2,
    arbitrary: fc.record(
      {
        'idempotency-key': fc.oneof(
          fc.nat(40).map((number) => `key-${number}`),
          headerText,
        ),
        'x-request-id': fc.oneof(fc.uuid(), headerText),
        accept: fc.constantFrom('*/*', 'text/html', 'application/xml', ''),
        'x-forwarded-for': headerText,
      },
      { requiredKeys: [] },
    ),
  },
)

/** Stands for JSON of some thousand levels, which nobody wants to read in a report. */
export const deepJson = '«deep»'

/** Bodies that are no JSON, or JSON of a kind that nobody sends. */
const rawBody: fc.Arbitrary<FuzzBody> = fc.record(
  {
    kind: fc.constant('raw' as const),
    text: fc.oneof(
      fc.constantFrom(
        '',
        ' ',
        'null',
        '[',
        '{"a":1}x',
        '\ufeff{}',
        '{"__proto__":{"input_text":"x"},"constructor":{"prototype":{}}}',
        '{"input_text":"a","input_text":2}',
        deepJson,
        '{"input_text":"\\ud800","options":{"slide_order":1e999}}',
      ),
      nastyText,
    ),
    contentType: fc.constantFrom(
      'application/json',
      'application/json; charset=utf-16',
      'application/vnd.api+json',
      'text/plain',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
      ';',
      '',
    ),
  },
  { requiredKeys: ['kind', 'text'] },
)

const multipartBody: fc.Arbitrary<FuzzBody> = fc.record({
  kind: fc.constant('multipart' as const),
  parts: fc.array(
    fc.record(
      {
        name: fc.oneof(
          { weight: 20, arbitrary: fc.constant('files') },
          { weight: 1, arbitrary: fc.constantFrom('file', 'files[]', '', '__proto__') },
        ),
        filename: fc.oneof(
          fc.constantFrom('a.png', 'b.svg', '', '../../x.png', 'CON', 'a"b.png'),
          headerText,
        ),
        content: fc.constantFrom('png', 'png', 'png', 'svg', 'garbage', 'empty'),
      },
      { requiredKeys: ['name', 'content'] },
    ),
    { maxLength: 11 },
  ),
  boundary: fc.constantFrom('x', '----WebKitFormBoundary7MA4YWxkTrZu0gW'),
  cutAt: fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, fc.nat(400)),
})

/** Pictures as a browser sends them: so many of the others are refused that hardly one upload would succeed. */
const soundUpload: fc.Arbitrary<FuzzBody> = fc.record({
  kind: fc.constant('multipart' as const),
  parts: fc.array(
    fc.record({
      name: fc.constant('files'),
      filename: fc.constantFrom('a.png', 'b.svg'),
      content: fc.constantFrom('png', 'svg'),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  boundary: fc.constant('x'),
})

function bodyOf(contract: Contract, { body }: Operation): fc.Arbitrary<FuzzBody> {
  const none = fc.constant<FuzzBody>({ kind: 'none' })
  if (body === undefined) return fc.oneof({ weight: 9, arbitrary: none }, rawBody)
  if (body.kind === 'multipart')
    return fc.oneof(
      { weight: 4, arbitrary: soundUpload },
      { weight: 4, arbitrary: multipartBody },
      { weight: 2, arbitrary: rawBody },
      { weight: 1, arbitrary: none },
    )
  const json = (value: unknown): FuzzBody => ({ kind: 'json', value })
  return fc.oneof(
    { weight: 3, arbitrary: validValue(contract, body.schema).map(json) },
    { weight: 5, arbitrary: validValue(contract, body.schema).map(consistent).map(json) },
    { weight: 8, arbitrary: mutatedValue(contract, body.schema).map(json) },
    { weight: 2, arbitrary: rawBody },
    { weight: 1, arbitrary: none },
  )
}

/** Keeps the rules between fields, which schemas do not say. */
function consistent(value: unknown): unknown {
  const given = value as Record<string, unknown> & {
    presentation_options?: { vibe_id?: string | null }
    image_options?: { style?: string }
  }
  const { presentation_options: presentation, image_options: images = {} } = given
  const more: Record<string, unknown> = {}
  const vibeId = 'vibe_id' in given ? given.vibe_id : presentation?.vibe_id
  if (typeof vibeId === 'string') more.num_image_variants = 1
  if (images.style === 'custom') more.style_instructions = 'As cut from paper'
  const told =
    Object.keys(more).length > 0 ? { ...given, image_options: { ...images, ...more } } : given
  return withOneEdit(told)
}

/** An edit is either an instruction or operations. */
function withOneEdit(value: Record<string, unknown>): Record<string, unknown> {
  if (!('instruction' in value || 'operations' in value || 'base_revision' in value)) return value
  const { operations, instruction, ...rest } = value
  if (Array.isArray(operations)) return { ...rest, operations }
  return { ...rest, instruction: instruction ?? 'Delete the last slide' }
}

/** How many of a thousand requests go to an operation: those that take longest are not the most. */
const weights: Readonly<Record<string, number>> = {
  uploadImages: 2,
  modernUploadAssets: 2,
}

/** A request to any operation of the contract: valid, nearly valid, or nasty. */
export function anyRequest(contract: Contract): fc.Arbitrary<FuzzRequest> {
  return fc.oneof(
    ...contract.operations.map((operation) => ({
      weight: weights[operation.id] ?? 4,
      arbitrary: fc.record({
        operation: fc.constant(operation.id),
        caller,
        path: pathOf(operation),
        query: fc.oneof(
          { weight: 9, arbitrary: fc.constant('') },
          { weight: 1, arbitrary: fc.webQueryParameters().map((query) => `?${query}`) },
        ),
        headers,
        body: bodyOf(contract, operation),
      }),
    })),
  )
}

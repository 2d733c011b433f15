import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { revokeApiKey } from '../../src/accounts/api-keys.ts'
import { operations, presentations, slides, uploads } from '../../src/database/schema.ts'
import { systemThemes } from '../../src/design/themes/theme-list.ts'
import { vibeList } from '../../src/design/vibes/vibe-list.ts'
import { applyToPresentation } from '../../src/presentations/apply-to-presentation.ts'
import { createCustomTheme } from '../../src/presentations/custom-themes.ts'
import { createCustomVibe } from '../../src/presentations/custom-vibes.ts'
import { createPresentation } from '../../src/presentations/presentation-repository.ts'
import { bullets, simpleLightId, slide } from '../support/decks.ts'
import type { Caller, TestServer } from '../support/test-server.ts'
import { type CallerName, deepJson, type FuzzBody, type FuzzRequest } from './arbitrary-requests.ts'
import { type IdKind, type IdMark, readMark } from './arbitrary-values.ts'
import type { SentRequest } from './check-answer.ts'
import type { Operation } from './contract.ts'

type Person = 'rich' | 'other' | 'poor'
type Ids = Record<IdKind, string[]>

/** Presentations that a person has at least when requests are sent. */
const leastPresentations = 3
/** Slides of one. */
const slideCount = 4
/** Characters of an id in a path; the router refuses far longer ones before anything else looks at the request. */
const longestId = 500
/** Requests between two looks at what there is. */
const requestsBetweenLooks = 150

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8z"/></svg>'
const contents = {
  png,
  svg: Buffer.from(svg),
  garbage: Buffer.from('GIF89a not really'),
  empty: Buffer.alloc(0),
}

/** Callers of a server and what they have; sends requests in their names. */
export interface FuzzWorld {
  send(
    request: FuzzRequest,
    operation: Operation,
  ): Promise<{ sent: SentRequest; answer: LightMyRequestResponse }>
}

/** Makes the callers, and what they have to lose. */
export async function createFuzzWorld(server: TestServer): Promise<FuzzWorld> {
  const { database } = server.connection
  const people: Record<Person, Caller> = {
    rich: await server.caller(1_000_000_000),
    other: await server.caller(1_000_000_000),
    poor: await server.caller(0),
  }
  const revoked = await server.caller()
  await revokeApiKey(database, revoked.keyId)
  const looks = new Map<Person, Pick<Ids, 'theme' | 'vibe'>>()
  for (const person of ['rich', 'other', 'poor'] as const) looks.set(person, await ownLooks(person))
  const ids = new Map<Person, Ids>()
  let sentRequests = 0

  async function ownLooks(person: Person): Promise<Pick<Ids, 'theme' | 'vibe'>> {
    const { userId } = people[person]
    const wish = { name: 'Own', definition: { base: simpleLightId } }
    const vibe = { name: 'Own', definition: { base: vibeList[0]?.id } }
    return {
      theme: [(await createCustomTheme(database, userId, wish)).id],
      vibe: [(await createCustomVibe(database, userId, vibe)).id],
    }
  }

  async function addPresentation(ownerId: string): Promise<void> {
    const id = randomUUID()
    const made = { id, ownerId, title: 'A deck', language: 'en', themeId: simpleLightId }
    await createPresentation(database, made)
    await database.transaction((tx) =>
      applyToPresentation(
        tx,
        { ownerId, presentationId: id },
        Array.from({ length: slideCount }, (_, index) => ({
          op: 'insert_slide' as const,
          slide: { ...slide('bullets', `Slide ${index}`, [bullets(['One'])]), id: randomUUID() },
        })),
      ),
    )
  }

  async function lookAt(person: Person): Promise<void> {
    const { userId } = people[person]
    const ofUser = () =>
      database
        .select({ id: presentations.id })
        .from(presentations)
        .where(eq(presentations.ownerId, userId))
    for (let count = (await ofUser()).length; count < leastPresentations; count++)
      await addPresentation(userId)
    const decks = (await ofUser()).map(({ id }) => id)
    const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)
    const own = looks.get(person)
    const work = idsOf(
      await database
        .select({ id: operations.id })
        .from(operations)
        .where(eq(operations.ownerId, userId))
        .limit(500),
    )
    ids.set(person, {
      presentation: decks,
      slide: idsOf(
        await database
          .select({ id: slides.id })
          .from(slides)
          .where(inArray(slides.presentationId, decks))
          .limit(500),
      ),
      generation: work,
      operation: work,
      image: idsOf(
        await database.select({ id: uploads.id }).from(uploads).where(eq(uploads.ownerId, userId)),
      ),
      // Their own as often as the system's, which nobody can delete.
      theme: systemThemes.flatMap(({ id }) => [id, ...(own?.theme ?? [])]),
      vibe: [...vibeList.map(({ id }) => id), ...(own?.vibe ?? [])],
    })
  }

  function idOf({ kind, owner, pick }: IdMark, person: Person): string {
    if (owner === 'gone') return `0190b5c0-0000-7000-8000-${String(pick).padStart(12, '0')}`
    const whose = owner === 'own' ? person : person === 'rich' ? 'other' : 'rich'
    const all =
      kind === 'theme' || kind === 'vibe'
        ? owner === 'own'
          ? ids.get(whose)?.[kind]
          : looks.get(whose)?.[kind]
        : ids.get(whose)?.[kind]
    return all?.[pick % all.length] ?? `none-${pick}`
  }

  function withIds(value: unknown, person: Person): unknown {
    if (typeof value === 'string') {
      const mark = readMark(value)
      return mark ? idOf(mark, person) : value
    }
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map((one) => withIds(one, person))
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, withIds(one, person)]),
    )
  }

  function authorization(caller: CallerName): Record<string, string> {
    switch (caller) {
      case 'nobody':
        return {}
      case 'malformed':
        return { authorization: 'Bearer sk_not-a-key' }
      case 'revoked':
        return { authorization: `Bearer ${revoked.key}` }
      default:
        return { authorization: `Bearer ${people[caller].key}` }
    }
  }

  return {
    async send(request, operation) {
      if (sentRequests++ % requestsBetweenLooks === 0) {
        for (const person of ['rich', 'other', 'poor'] as const) await lookAt(person)
        // What the fakes remember is for other tests.
        server.workers.authored.length = 0
        server.workers.exported.length = 0
        server.workers.transcribed.length = 0
      }
      const person = request.caller in people ? (request.caller as Person) : 'rich'
      const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
        pathPart(withIds(request.path[name], person) as string),
      )
      const json = request.body.kind === 'json' ? withIds(request.body.value, person) : undefined
      const { headers, payload } = encoded(request.body, json)
      const answer = await server.app.inject({
        method: operation.method,
        url: path + request.query,
        headers: { ...request.headers, ...headers, ...authorization(request.caller) },
        ...(payload === undefined ? {} : { payload }),
      })
      const requestId = request.headers['x-request-id']
      return {
        sent: { request, operation, json, ...(requestId === undefined ? {} : { requestId }) },
        answer,
      }
    },
  }
}

/** A value as one part of a path. An empty one, and the dots that clients resolve themselves, would be another path. */
function pathPart(value: string): string {
  const part = encodeURIComponent(value.slice(0, longestId).toWellFormed())
  return part === '' || part === '.' || part === '..' ? 'x' : part
}

function encoded(
  body: FuzzBody,
  json: unknown,
): { headers: Record<string, string>; payload?: string | Buffer } {
  switch (body.kind) {
    case 'none':
      return { headers: {} }
    case 'json':
      return {
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(json) ?? 'null',
      }
    case 'raw':
      return {
        headers: body.contentType === undefined ? {} : { 'content-type': body.contentType },
        payload:
          body.text === deepJson ? `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}` : body.text,
      }
    case 'multipart': {
      const lines = body.parts.flatMap(({ name, filename, content }) => [
        `--${body.boundary}\r\ncontent-disposition: form-data; name="${name}"` +
          `${filename === undefined ? '' : `; filename="${filename}"`}\r\n` +
          'content-type: application/octet-stream\r\n\r\n',
        contents[content],
        '\r\n',
      ])
      const whole = Buffer.concat(
        [...lines, `--${body.boundary}--\r\n`].map((part) =>
          typeof part === 'string' ? Buffer.from(part, 'latin1') : part,
        ),
      )
      return {
        headers: { 'content-type': `multipart/form-data; boundary=${body.boundary}` },
        payload: body.cutAt === undefined ? whole : whole.subarray(0, body.cutAt),
      }
    }
  }
}

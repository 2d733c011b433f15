import { z } from 'zod'
import { placeInTimeSchema } from '../../database/place-in-time.ts'
import type { LookKey } from '../../presentations/look-page.ts'
import type { MomentKey, PageWish, PositionKey } from '../../presentations/page.ts'
import { integerSchema } from '../http/integer-schema.ts'
import { textSchema } from '../http/text-schema.ts'

/** Items of a page at the most; also those of a page of the modern interface that nobody gave a limit. */
const mostItems = 1_000

/** Ours are much shorter. */
const longestCursor = 500

type Key = readonly (string | number)[]

const momentKeySchema: z.ZodType<MomentKey> = placeInTimeSchema
const positionKeySchema: z.ZodType<PositionKey> = z.tuple([z.int32()])
const lookKeySchema: z.ZodType<LookKey> = z.union([positionKeySchema, momentKeySchema])

/** A whole number in an address: anything else stays what it is, and is refused as no number. */
function numberOf(text: unknown): unknown {
  return typeof text === 'string' && /^-?\d{1,15}$/.test(text) ? Number(text) : text
}

/** What a cursor holds; undefined when no list gave it. */
function parseCursor(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}

/**
 * How a list is asked for in parts, and how it says where the next one is. A cursor is opaque to callers: the name of
 * its list, and the place of the last item that was shown.
 *
 * @param list tells its cursors from those of other lists.
 * @param key of its places.
 */
function listPages<ListKey extends Key>(list: string, key: z.ZodType<ListKey>) {
  const limit = integerSchema({ minimum: 1, maximum: mostItems })
  const limitDescription = `How many at the most, 1 to ${mostItems}.`
  const cursor = textSchema({ maximum: longestCursor })
    .transform((text, context): ListKey => {
      const read = z.tuple([z.literal(list)], z.unknown()).safeParse(parseCursor(text))
      const found = key.safeParse(read.data?.slice(1))
      if (found.success) return found.data
      context.issues.push({
        code: 'custom',
        input: text,
        message: 'this is no cursor of this list; take the one that the page before gave',
      })
      return z.NEVER
    })
    .optional()
  const cursorDescription = 'What the page before gave for the next one.'

  return {
    /** The query of its route. */
    query: z.object({
      limit: z.preprocess(numberOf, limit).optional().meta({ description: limitDescription }),
      cursor: cursor.meta({ description: cursorDescription }),
    }),
    /** The same as arguments in JSON. */
    arguments: z.object({
      limit: limit.optional().meta({ description: limitDescription }),
      cursor: cursor.meta({ description: cursorDescription }),
    }),
    cursorOf: (place: ListKey) =>
      Buffer.from(JSON.stringify([list, ...place]), 'utf8').toString('base64url'),
  }
}

export const presentationPages = listPages('presentations', momentKeySchema)
export const themePages = listPages('themes', lookKeySchema)
export const vibePages = listPages('vibes', lookKeySchema)
export const modelPages = listPages('models', positionKeySchema)
export const revisionPages = listPages('revisions', positionKeySchema)

/** The part that a valid query asks for. */
export function pageWish<ListKey>({
  limit,
  cursor,
}: {
  limit?: number | undefined
  cursor?: ListKey | undefined
}): PageWish<ListKey> {
  return {
    ...(limit === undefined ? {} : { limit }),
    ...(cursor === undefined ? {} : { after: cursor }),
  }
}

/** The same where nobody is given more than a page. */
export function boundedPageWish<ListKey>(query: {
  limit?: number | undefined
  cursor?: ListKey | undefined
}): PageWish<ListKey> {
  return { limit: mostItems, ...pageWish(query) }
}

/** The documented header of an answer that may be one part of a list. */
export const nextPageHeader = {
  link: z.string().optional().meta({
    description: 'When more follow: `<…>; rel="next"`, the address of the next page (RFC 8288).',
  }),
}

/** Says in the header `Link` where the next page is. @param cursor undefined: there is none. */
export function linkNextPage(
  request: { url: string; query: { limit?: number | undefined } },
  reply: { header(name: string, value: string): unknown },
  publicUrl: string,
  cursor: string | undefined,
): void {
  if (cursor === undefined) return
  const { limit } = request.query
  const query = new URLSearchParams({
    ...(limit === undefined ? {} : { limit: String(limit) }),
    cursor,
  })
  const [path] = request.url.split('?', 1)
  reply.header('link', `<${publicUrl}${path}?${query}>; rel="next"`)
}

/** The field of v1's lists beside their items. */
export const nextCursorField = {
  next_cursor: z.string().optional().meta({
    description: 'Only when more follow than `limit` let through: the `cursor` of the next page.',
  }),
}

/** That field of an answer. */
export function nextCursor(cursor: string | undefined): { next_cursor?: string } {
  return cursor === undefined ? {} : { next_cursor: cursor }
}

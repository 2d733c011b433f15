import { sql } from 'drizzle-orm'
import { type Database, queryRows } from '../../database/connection.ts'
import { presentations, revisions, slides, uploads } from '../../database/schema.ts'

/**
 * What may be the id of a picture: a SHA-256 in hex, as a whole string. Wherever a document has one it counts, so that
 * no kind of block can be forgotten here; a text that happens to be one keeps nothing but itself.
 */
const pictureId = '"([0-9a-f]{64})"'

/** The ids of the pictures that the slides of a user show, in whichever variant. */
export async function picturesOnSlides(database: Database, ownerId: string): Promise<Set<string>> {
  const rows = await queryRows<{ id: string }>(
    database,
    sql`select distinct found[1] as id
        from ${presentations} join ${slides} on ${slides.presentationId} = ${presentations.id},
          regexp_matches(${slides.content}::text, ${pictureId}, 'g') as found
        where ${presentations.ownerId} = ${ownerId}`,
  )
  return new Set(rows.map((row) => row.id))
}

/** The ids of all pictures that a user's slides, their earlier revisions or their uploads name. */
export async function namedPictures(database: Database, ownerId: string): Promise<Set<string>> {
  const rows = await queryRows<{ id: string }>(
    database,
    sql`select ${uploads.contentHash} as id from ${uploads} where ${uploads.ownerId} = ${ownerId}
        union
        select found[1]
        from ${presentations} join ${revisions} on ${revisions.presentationId} = ${presentations.id},
          regexp_matches(${revisions.operations}::text || ${revisions.inverse}::text, ${pictureId}, 'g') as found
        where ${presentations.ownerId} = ${ownerId}`,
  )
  const named = await picturesOnSlides(database, ownerId)
  for (const row of rows) named.add(row.id)
  return named
}

import { sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { goingInSql } from '../database/operation-status.ts'
import { operations, presentations, slides } from '../database/schema.ts'

/**
 * Deletes the presentations that these generations made and left empty, so that the list of a user shows none that
 * failed. One that the user made first, or that other work waits for, stays.
 *
 * @param tx the transaction that ends the generations.
 */
export async function discardEmptyPresentations(tx: Database, ids: string[]): Promise<void> {
  await tx.execute(sql`
    delete from ${presentations} using ${operations} as ended
    where ended.id in ${ids}
      and ended.kind = 'presentation_generation'
      and ended.input @> '{"appending": false}'
      and ${presentations.id} = ended.presentation_id
      and ${presentations.ownerId} = ended.owner_id
      and ${presentations.revision} = 0
      and not exists (select 1 from ${slides} where ${slides.presentationId} = ended.presentation_id)
      and not exists (
        select 1 from ${operations} as waiting
        where waiting.presentation_id = ended.presentation_id and ${goingInSql(sql`waiting.status`)}
      )`)
}

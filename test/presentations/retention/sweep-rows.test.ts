import { randomUUID } from 'node:crypto'
import { ne, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSignInToken } from '../../../src/accounts/sign-in-links.ts'
import { agentTaskKind } from '../../../src/agent-tasks/turn-input.ts'
import type { Connection } from '../../../src/database/connection.ts'
import {
  exportFiles,
  idempotencyKeys,
  operationEvents,
  operations,
  sessions,
  uploads,
  verifications,
} from '../../../src/database/schema.ts'
import { keepFirstAnswer } from '../../../src/jobs/first-answers.ts'
import { requestCancel } from '../../../src/jobs/operations.ts'
import { applyToPresentation } from '../../../src/presentations/apply-to-presentation.ts'
import {
  sweepEvents,
  sweepExports,
  sweepRequestKeys,
  sweepSessions,
  sweepUploads,
} from '../../../src/presentations/retention/sweep-rows.ts'
import { describeEachDatabase, emptyDatabase } from '../../support/databases.ts'
import { image, slide } from '../../support/decks.ts'
import { accept, somebody } from '../../support/operations.ts'
import { emptyPresentation } from '../../support/presentations.ts'

const { signal } = new AbortController()
const ago = (span: string) => sql`now() - ${span}::interval`

describeEachDatabase('Retention', (open) => {
  let connection: Connection
  let ownerId: string
  let presentationId: string

  beforeAll(async () => {
    connection = await open()
  })
  beforeEach(async () => {
    await emptyDatabase(connection)
    ownerId = await somebody(connection)
    presentationId = await emptyPresentation(connection, ownerId)
  })

  describe('of request keys', () => {
    const keyFrom = async (key: string, span: string) => {
      const answer = { key, requestHash: Uint8Array.of(1), answer: {} }
      await keepFirstAnswer(connection.database, ownerId, answer)
      await connection.database
        .update(idempotencyKeys)
        .set({ createdAt: ago(span) })
        .where(sql`key = ${key}`)
    }

    it('is 24 hours', async () => {
      await keyFrom('old', '24 hours')
      await keyFrom('young', '23 hours 59 minutes')
      expect(await sweepRequestKeys(connection.database, signal)).toBe(1)
      const left = await connection.database.select().from(idempotencyKeys)
      expect(left.map((row) => row.key)).toEqual(['young'])
    })

    it('removes more than one batch', async () => {
      await connection.database.execute(
        sql`insert into idempotency_keys (user_id, key, request_hash, created_at)
            select ${ownerId}, number::text, '\\x01', now() - interval '2 days'
            from generate_series(1, 2500) as number`,
      )
      expect(await sweepRequestKeys(connection.database, signal)).toBe(2_500)
    })

    it('ends when it is told to', async () => {
      await keyFrom('old', '2 days')
      expect(await sweepRequestKeys(connection.database, AbortSignal.abort())).toBe(0)
    })
  })

  it('of sessions and links removes those whose time is over', async () => {
    const { database } = connection
    const session = async (token: string) => {
      const id = randomUUID()
      await database
        .insert(sessions)
        .values({ id, userId: ownerId, token, expiresAt: sql`now() + interval '1 day'` })
      return id
    }
    const young = await session('young')
    await session('old')
    await createSignInToken(database, ownerId)
    const over = sql`now() - interval '1 minute'`
    await database.update(sessions).set({ expiresAt: over }).where(ne(sessions.id, young))
    await database.update(verifications).set({ expiresAt: over })
    expect(await sweepSessions(database, signal)).toBe(2)
    expect(await database.select({ id: sessions.id }).from(sessions)).toEqual([{ id: young }])
  })

  describe('of rendered files', () => {
    const fileFrom = (format: string, span: string) =>
      connection.database.insert(exportFiles).values({
        id: randomUUID(),
        presentationId,
        revision: 1,
        format,
        storageKey: `exports/${ownerId}/${format}`,
        byteLength: 1,
        createdAt: ago(span),
      })

    it('is as many days as are set, and the hour that a last link may need', async () => {
      await fileFrom('pdf', '30 days 61 minutes')
      await fileFrom('ppt', '30 days 59 minutes')
      expect(await sweepExports(connection.database, 30, signal)).toBe(1)
      const left = await connection.database.select().from(exportFiles)
      expect(left.map((row) => row.format)).toEqual(['ppt'])
    })
  })

  describe('of events', () => {
    it('is 30 days after the work ended; the work itself stays', async () => {
      const [old, young] = [await accept(connection, ownerId), await accept(connection, ownerId)]
      const waiting = await accept(connection, ownerId)
      for (const [id, span] of [
        [old, '31 days'],
        [young, '29 days'],
      ] as const) {
        await connection.database.transaction((tx) => requestCancel(tx, id))
        await connection.database
          .update(operations)
          .set({ completedAt: ago(span) })
          .where(sql`id = ${id}`)
      }
      expect(await sweepEvents(connection.database, signal)).toBe(1)
      const left = await connection.database.select().from(operationEvents)
      expect(left.map((row) => row.operationId)).toEqual([young])
      expect(await connection.database.$count(operations)).toBe(3)
      expect(waiting).toBeDefined()
    })

    it('keeps those of the tasks of agents, which are read from them', async () => {
      const id = await accept(connection, ownerId, { kind: agentTaskKind })
      await connection.database.transaction((tx) => requestCancel(tx, id))
      await connection.database.update(operations).set({ completedAt: ago('31 days') })
      expect(await sweepEvents(connection.database, signal)).toBe(0)
    })
  })

  describe('of uploads', () => {
    const hash = (letter: string) => letter.repeat(64)

    async function upload(
      contentHash: string,
      created: string,
      used?: string,
      owner = ownerId,
    ): Promise<string> {
      const id = randomUUID()
      await connection.database.insert(uploads).values({
        id,
        ownerId: owner,
        filename: 'a.png',
        contentHash,
        mediaType: 'image/png',
        width: 1,
        height: 1,
        byteLength: 1,
        createdAt: ago(created),
        usedAt: used === undefined ? null : ago(used),
      })
      return id
    }
    const sweep = () => sweepUploads(connection.database, 30, signal)
    const left = async () =>
      (await connection.database.select({ id: uploads.id }).from(uploads)).map((row) => row.id)

    it('is as many days as are set for those that were never used', async () => {
      await upload(hash('a'), '31 days')
      const young = await upload(hash('b'), '29 days')
      expect(await sweep()).toBe(1)
      expect(await left()).toEqual([young])
    })

    it('counts from their last use', async () => {
      const recent = await upload(hash('a'), '90 days', '2 days')
      await upload(hash('b'), '90 days', '31 days')
      expect(await sweep()).toBe(1)
      expect(await left()).toEqual([recent])
    })

    it('has no end while a slide shows them', async () => {
      const shown = await upload(hash('a'), '90 days', '90 days')
      const stranger = await somebody(connection)
      await upload(hash('a'), '90 days', '90 days', stranger)
      await connection.database.transaction((tx) =>
        applyToPresentation(tx, { ownerId, presentationId }, [
          { op: 'insert_slide', slide: slide('image', 'One', [image(hash('a'))]) },
        ]),
      )
      expect(await sweep()).toBe(1)
      expect(await left()).toEqual([shown])
    })

    it('has no end while accepted work is to use them', async () => {
      const id = await upload(hash('a'), '90 days')
      const operation = await accept(connection, ownerId, { input: { imageIds: ['x', id] } })
      expect(await sweep()).toBe(0)
      await connection.database.transaction((tx) => requestCancel(tx, operation))
      expect(await sweep()).toBe(1)
    })
  })
})

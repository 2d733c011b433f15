import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { type CreditPeriod, creditHistory } from '../../src/accounts/credit-history.ts'
import { grantCredits } from '../../src/accounts/credits.ts'
import { defaultPrices, priceOfSlides } from '../../src/accounts/prices.ts'
import { type Connection, queryRows } from '../../src/database/connection.ts'
import {
  creditLedger,
  oauthClients,
  operations,
  presentations,
  revisions,
} from '../../src/database/schema.ts'
import type { Slide } from '../../src/deck/slide.ts'
import { changeWithEvent } from '../../src/jobs/events.ts'
import { describeEachDatabase, emptyDatabase } from '../support/databases.ts'
import { bullets, slide } from '../support/decks.ts'
import { accept, somebody } from '../support/operations.ts'
import { emptyPresentation } from '../support/presentations.ts'

const now = new Date('2026-03-31T15:00:00Z')
const today = '2026-03-31T08:00:00Z'

/** A slide with its first variant classic, and further ones led by a picture. */
function slideWith(pictures: number): Slide {
  const plain = slide('bullets', 'One', [bullets(['One'])])
  const [first] = plain.variants
  if (first === undefined) throw new Error('A slide has a variant.')
  const creative = { ...first, layout: 'creative' as const }
  return {
    ...plain,
    id: randomUUID(),
    variants: [first, ...Array.from({ length: pictures }, () => creative)],
  }
}

describeEachDatabase('The history of credits', (open) => {
  let connection: Connection
  let userId: string
  let presentationId: string
  beforeAll(async () => {
    connection = await open()
  })
  beforeEach(async () => {
    await emptyDatabase(connection)
    userId = await somebody(connection)
    await grantCredits(connection.database, { userId, amount: 1_000, reason: 'New account' })
    await connection.database
      .update(creditLedger)
      .set({ createdAt: new Date('2025-01-01T00:00:00Z') })
    presentationId = await emptyPresentation(connection, userId, { title: 'Plan' })
  })

  const history = (period: CreditPeriod = '30-days', more: { limit?: number } = {}) =>
    creditHistory(connection.database, userId, { now, period, ...more })

  /** Work that has ended, with what it was charged, and when. */
  async function paid(work: {
    kind: string
    hold: number
    used: number
    at?: string
    input?: object
    result?: object
    made?: Slide[]
    step?: string
    /** Of what was used, for tokens. */
    tokens?: number
  }): Promise<string> {
    const {
      kind,
      hold,
      used,
      at = today,
      input = {},
      result = {},
      made,
      step = 'slides',
      tokens,
    } = work
    const id = await accept(connection, userId, { kind, presentationId, input, hold })
    if (made !== undefined) {
      const inserts = made.map((one) => ({ op: 'insert_slide' as const, slide: one }))
      const number = 1 + (await connection.database.$count(revisions))
      await connection.database.insert(revisions).values({
        presentationId,
        number,
        operations: inserts,
        inverse: [],
        summary: 'Wrote slides.',
        operationId: id,
        step,
      })
    }
    await changeWithEvent(connection.database, {
      set: sql`status = 'completed', credits_used = ${used}::int, result = ${JSON.stringify(result)}::jsonb,
        model_usage = ${JSON.stringify(tokens === undefined ? null : { credits: tokens })}::jsonb`,
      where: sql`id = ${id}`,
      type: 'status',
      data: { status: 'completed' },
      ends: true,
    })
    await connection.database
      .update(creditLedger)
      .set({ createdAt: new Date(at) })
      .where(eq(creditLedger.operationId, id))
    return id
  }

  const generation = (made: Slide[], more: { used?: number; at?: string; tokens?: number } = {}) =>
    paid({
      kind: 'presentation_generation',
      input: { imageVariants: 2, variantsPerSlide: 1 },
      hold: 500,
      used: priceOfSlides(defaultPrices, made),
      made,
      result: { slideIds: made.map((one) => one.id) },
      ...more,
    })

  it('has a bar for each of 30 days, the last one today, empty ones too', async () => {
    const { bars } = await history()
    expect(bars).toHaveLength(30)
    expect(bars[0]?.start).toEqual(new Date('2026-03-02T00:00:00Z'))
    expect(bars.at(-1)).toEqual({
      start: new Date('2026-03-31T00:00:00Z'),
      slides: 0,
      pictures: 0,
      notes: 0,
      tokens: 0,
    })
  })

  it('has a bar for each of 12 months, whatever their lengths', async () => {
    const { bars } = await history('12-months')
    expect(bars.map(({ start }) => start.toISOString().slice(0, 10))).toEqual([
      ...['04', '05', '06', '07', '08', '09', '10', '11', '12'].map((month) => `2025-${month}-01`),
      ...['01', '02', '03'].map((month) => `2026-${month}-01`),
    ])
  })

  it('divides the charge of a generation by the variants that it wrote', async () => {
    await generation([slideWith(2), slideWith(1), slideWith(0)])
    expect((await history()).totals).toEqual({ slides: 30, pictures: 60, notes: 0, tokens: 0 })
  })

  it('tells what tokens cost from what was made of them', async () => {
    await generation([slideWith(2), slideWith(1)], { used: 87, tokens: 7 })
    await paid({ kind: 'transcript_generation', hold: 9, used: 9, tokens: 5 })
    expect((await history()).totals).toEqual({ slides: 20, pictures: 60, notes: 4, tokens: 12 })
  })

  it('counts a slide that is a picture as pictures', async () => {
    const [picture] = slideWith(1).variants.slice(1)
    if (picture === undefined) throw new Error('It has a picture.')
    const made = [{ ...slideWith(0), type: 'creative' as const, variants: [picture] }]
    await paid({
      kind: 'slide_creation',
      input: { slideType: 'creative', variantsPerSlide: 1 },
      hold: 20,
      used: 20,
      made,
      step: 'slide',
    })
    expect((await history()).totals).toEqual({ slides: 0, pictures: 20, notes: 0, tokens: 0 })
  })

  it('keeps the sum when prices have changed since: it divides in their proportion', async () => {
    // Half the price: 15 instead of 30.
    await generation([slideWith(1)], { used: 15 })
    expect((await history()).totals).toEqual({ slides: 5, pictures: 10, notes: 0, tokens: 0 })
  })

  it('divides as was asked for once the presentation is deleted', async () => {
    await generation([slideWith(2)])
    await connection.database.delete(presentations)
    expect((await history()).totals).toEqual({ slides: 10, pictures: 40, notes: 0, tokens: 0 })
  })

  it('counts transcripts as notes, edits and tasks as slides', async () => {
    await paid({ kind: 'transcript_generation', hold: 6, used: 6 })
    await paid({ kind: 'presentation_edit', hold: 20, used: 20 })
    await paid({ kind: 'agent_task', hold: 10, used: 10 })
    expect((await history()).totals).toEqual({ slides: 30, pictures: 0, notes: 6, tokens: 0 })
  })

  it('puts each charge into the day that it was made in, in UTC', async () => {
    await generation([slideWith(0)], { at: '2026-03-30T23:59:59.999Z' })
    await generation([slideWith(0)], { at: '2026-03-31T00:00:00Z' })
    const { bars } = await history()
    expect(bars.slice(-3).map(({ slides }) => slides)).toEqual([0, 10, 10])
  })

  it('leaves out of the bars what is older than they are', async () => {
    await generation([slideWith(0)], { at: '2026-03-01T23:59:59.999Z' })
    expect((await history()).totals.slides).toBe(0)
    expect((await history('12-months')).totals.slides).toBe(10)
  })

  it('lists grants and work, newest first, with what each meant for the balance', async () => {
    const id = await generation([slideWith(0), slideWith(0)])
    const { entries, balance } = await history()
    expect(balance).toBe(980)
    expect(entries).toEqual([
      {
        at: new Date(today),
        operationId: id,
        kind: 'work',
        reason: 'presentation_generation',
        title: 'Plan',
        work: 'presentation_generation',
        status: 'completed',
        slides: 2,
        application: null,
        held: 500,
        charged: 20,
        released: 500,
        amount: -20,
      },
      {
        at: new Date('2025-01-01T00:00:00Z'),
        operationId: null,
        kind: 'grant',
        reason: 'New account',
        title: null,
        work: null,
        status: null,
        application: null,
        held: 0,
        charged: 0,
        released: 0,
        amount: 1_000,
      },
    ])
  })

  it('shows what running work has set aside as gone for now', async () => {
    await accept(connection, userId, { presentationId, hold: 70 })
    expect((await history()).entries[0]).toMatchObject({ status: 'pending', held: 70, amount: -70 })
  })

  it('has no title of a presentation that was deleted', async () => {
    await generation([slideWith(0)])
    await connection.database.delete(presentations)
    expect((await history()).entries[0]).toMatchObject({ title: null, charged: 10 })
  })

  it('names the application that asked for the work', async () => {
    await connection.database
      .insert(oauthClients)
      .values({ id: 'row', clientId: 'editor', name: 'An editor', redirectUris: [] })
    const id = await generation([slideWith(0)])
    await connection.database
      .update(operations)
      .set({ applicationId: 'editor' })
      .where(eq(operations.id, id))
    expect((await history()).entries[0]?.application).toBe('An editor')
  })

  it('gives no more entries than are wanted', async () => {
    await generation([slideWith(0)])
    await generation([slideWith(0)])
    expect((await history('30-days', { limit: 1 })).entries).toHaveLength(1)
  })

  it('says nothing of other users', async () => {
    await generation([slideWith(0)])
    const other = await somebody(connection)
    const theirs = await creditHistory(connection.database, other, { now, period: '30-days' })
    expect(theirs).toMatchObject({ balance: 0, totals: { slides: 0 }, entries: [] })
  })

  it('finds the rows of a user by their index', async () => {
    const plan = await connection.database.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      return queryRows<Record<string, string>>(
        tx,
        sql`explain select * from ${creditLedger} where user_id = ${userId}`,
      )
    })
    expect(JSON.stringify(plan)).toContain('credit_ledger_user')
  })
})

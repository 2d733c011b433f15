import { desc, eq, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../database/connection.ts'
import type { OperationStatus } from '../database/operation-status.ts'
import {
  creditLedger,
  oauthClients,
  operations,
  presentations,
  revisions,
} from '../database/schema.ts'
import { unnamedApplication } from './connected-applications.ts'
import { creditBalance } from './credits.ts'
import { defaultPrices, type Prices } from './prices.ts'

/** Credits by what they paid for. */
interface CreditUse {
  /** Slides with their classic variants, and what edits made. */
  slides: number
  /** Creative variants: those that are led by a picture. */
  pictures: number
  /** Transcripts. */
  notes: number
  /** Tokens of models, where they cost credits. */
  tokens: number
}

/** What credits pay for, in the order in which it is shown. */
export const creditUses = [
  'slides',
  'pictures',
  'notes',
  'tokens',
] as const satisfies readonly (keyof CreditUse)[]

/** What was used in a day or a month. */
export interface CreditBar extends CreditUse {
  /** Its first moment, in UTC. */
  start: Date
}

/** Credits that were given, or work that credits were set aside for. */
export interface CreditEntry {
  /** When it was given, or the work accepted. */
  at: Date
  /** Null for a grant. */
  operationId: string | null
  kind: 'grant' | 'work'
  /** Why it was given; of work the kind of its operation. */
  reason: string
  /** Of the presentation; null when there is none, or it was deleted. */
  title: string | null
  /** The kind of the operation; null for a grant. */
  work: string | null
  /** Null for a grant. */
  status: OperationStatus | null
  /** How many slides it made, or wrote the notes of; absent where that was not noted. */
  slides?: number
  /** The connected application that asked for it, as it calls itself; null: the owner did. */
  application: string | null
  /** Set aside when it was accepted. */
  held: number
  /** Paid when it ended. */
  charged: number
  /** Given back when it ended: all that was set aside, out of which the charge was then paid. */
  released: number
  /** What it means for the balance now: positive for a grant, otherwise 0 or negative. */
  amount: number
}

/** Where a user's credits come from and go to. */
interface CreditHistory {
  balance: number
  /** Of all bars together. */
  totals: CreditUse
  /** Oldest first, those without use too. */
  bars: CreditBar[]
  /** Newest first. */
  entries: CreditEntry[]
}

/** 30 days, a bar each, or 12 months, a bar each; the last one holds `now`. All in UTC. */
export type CreditPeriod = '30-days' | '12-months'

const day = 24 * 60 * 60 * 1_000

/**
 * The credits of a user: what is left, what was used when and for what, and the ledger by work.
 *
 * The ledger says what work was charged, not for which of its parts. That is read from what is stored of the work:
 *
 * - What tokens of models cost stands with what was used of the models. Of the rest:
 * - Transcripts are notes. Edits and tasks of other agents are slides: an edit has one price a slide, whatever is on it.
 * - Of a generation, or of a slide that was made, creative variants are pictures and all else is slides. How many there
 *   were stands in the revision that the work wrote. With the prices that the work was charged by the division is exact;
 *   when the prices have changed since, or the charge was cut at what was set aside, the charge is divided in their
 *   proportion.
 * - When the presentation was deleted, and that revision with it, in the proportion of what was asked for.
 *
 * Every credit that was charged is in exactly one of the four.
 *
 * @param options.prices those of the deployment.
 * @param options.limit of the entries; default 50.
 */
export async function creditHistory(
  database: Database,
  userId: string,
  options: { now: Date; period: CreditPeriod; prices?: Readonly<Prices>; limit?: number },
): Promise<CreditHistory> {
  const { now, period, prices = defaultPrices, limit = 50 } = options
  const bars = emptyBars(now, period)
  const totals: CreditUse = { slides: 0, pictures: 0, notes: 0, tokens: 0 }
  for (const charge of await chargesSince(database, userId, bars[0]?.start ?? now, prices)) {
    const bar = bars.findLast(({ start }) => start.getTime() <= charge.at)
    if (bar === undefined || charge.at > endOf(now, period)) continue
    for (const part of creditUses) {
      bar[part] += charge[part]
      totals[part] += charge[part]
    }
  }
  return {
    balance: await creditBalance(database, userId),
    totals,
    bars,
    entries: await newestEntries(database, userId, limit),
  }
}

function emptyBars(now: Date, period: CreditPeriod): CreditBar[] {
  const [year, month, date] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()]
  const length = period === '30-days' ? 30 : 12
  return Array.from({ length }, (_, index) => {
    const back = length - 1 - index
    const start =
      period === '30-days' ? Date.UTC(year, month, date - back) : Date.UTC(year, month - back, 1)
    return { start: new Date(start), slides: 0, pictures: 0, notes: 0, tokens: 0 }
  })
}

/** The last millisecond of the last bar. */
function endOf(now: Date, period: CreditPeriod): number {
  const [year, month, date] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()]
  return (period === '30-days' ? Date.UTC(year, month, date) + day : Date.UTC(year, month + 1)) - 1
}

/** A charge as the database knows it, with what its work made, or was to make, at the deployment's prices. */
interface ChargeRow {
  /** Milliseconds since 1970. */
  at: number
  charged: number
  /** Of that for tokens. */
  tokens: number
  kind: string | null
  /** What the creative variants cost that the work made; null: its revision is gone. */
  made_pictures: number | null
  made_other: number | null
  /** What one slide would have cost with all that was asked for. */
  asked_pictures: number
  asked_other: number
}

async function chargesSince(
  database: Database,
  userId: string,
  since: Date,
  prices: Readonly<Prices>,
): Promise<(CreditUse & { at: number })[]> {
  const { classicSlide, furtherVariant, creativeVariant } = prices
  // Only work that may have pictures is looked into: its documents are large.
  const rows = await queryRows<ChargeRow>(
    database,
    sql`with charges as materialized (
          select operation_id, -amount as charged, created_at
          from ${creditLedger}
          where user_id = ${userId} and kind = 'charge' and created_at >= ${since.toISOString()}::timestamptz
        ), work as materialized (
          select charges.*, operation.kind,
            least(charges.charged, coalesce((operation.model_usage ->> 'credits')::int, 0)) as tokens,
            case operation.kind
              when 'presentation_generation' then coalesce((operation.input ->> 'imageVariants')::int, 0)
              when 'slide_creation' then (operation.input ->> 'slideType' = 'creative')::int
              else 0 end as creative,
            coalesce((operation.input ->> 'variantsPerSlide')::int, 1) as variants
          from charges
          left join ${operations} as operation
            on operation.id = charges.operation_id and operation.owner_id = ${userId}
        )
        select (extract(epoch from work.created_at) * 1000)::float8 as at, work.charged, work.tokens, work.kind,
          made.pictures::int as made_pictures, made.other::int as made_other,
          work.creative * ${creativeVariant}::int as asked_pictures,
          (case when work.kind = 'slide_creation' then 0
            else ${classicSlide}::int + (work.variants - 1) * ${furtherVariant}::int end) as asked_other
        from work
        left join lateral (
          select sum(slide.creative * ${creativeVariant}::int) as pictures,
            sum(case when slide.classic = 0 then 0
              when slide.type = 'classic' or slide.creative = 0
                then ${classicSlide}::int + (slide.classic - 1) * ${furtherVariant}::int
              else slide.classic * ${furtherVariant}::int end) as other
          from ${revisions} as revision
          cross join lateral jsonb_array_elements(revision.operations) as change
          cross join lateral (
            select change #>> '{slide,type}' as type,
              count(*) filter (where variant ->> 'layout' = 'creative') as creative,
              count(*) filter (where variant ->> 'layout' <> 'creative') as classic
            from jsonb_array_elements(change #> '{slide,variants}') as variant
          ) as slide
          where work.creative > 0 and revision.operation_id = work.operation_id
            and revision.step in ('slides', 'slide') and change ->> 'op' = 'insert_slide'
        ) as made on true`,
  )
  return rows.map((row) => ({ at: row.at, ...divided(row) }))
}

function divided(row: ChargeRow): CreditUse {
  const { kind, tokens } = row
  const charged = row.charged - tokens
  if (kind === 'transcript_generation') return { slides: 0, pictures: 0, notes: charged, tokens }
  const pictures = row.made_pictures ?? row.asked_pictures
  const other = row.made_other ?? row.asked_other
  const ofPictures =
    pictures === 0 ? 0 : Math.round((charged * pictures) / Math.max(1, pictures + other))
  return { slides: charged - ofPictures, pictures: ofPictures, notes: 0, tokens }
}

async function newestEntries(
  database: Database,
  userId: string,
  limit: number,
): Promise<CreditEntry[]> {
  const { operationId, amount, createdAt, kind, reason } = creditLedger
  // A grant is an entry of its own.
  const entry = sql`coalesce(${operationId}, ${creditLedger.id})`
  const sumOf = (one: 'hold' | 'charge' | 'release') =>
    sql<number>`coalesce(sum(abs(${amount})) filter (where ${kind} = ${one}), 0)::int`
  const ledger = database
    .select({
      entry: sql<string>`${entry}`.as('entry'),
      operationId: sql<string | null>`min(${operationId})`.as('operation'),
      at: sql`min(${createdAt})`.mapWith(createdAt).as('at'),
      reason: sql<string>`min(${reason})`.as('reason'),
      held: sumOf('hold').as('held'),
      charged: sumOf('charge').as('charged'),
      released: sumOf('release').as('released'),
      amount: sql<number>`sum(${amount})::int`.as('amount'),
    })
    .from(creditLedger)
    .where(eq(creditLedger.userId, userId))
    .groupBy(entry)
    .orderBy(desc(sql`min(${createdAt})`), desc(entry))
    .limit(limit)
    .as('ledger')
  const rows = await database
    .select({
      at: ledger.at,
      operationId: ledger.operationId,
      reason: ledger.reason,
      title: presentations.title,
      work: operations.kind,
      status: operations.status,
      slides: slidesOf,
      applicationId: operations.applicationId,
      application: oauthClients.name,
      held: ledger.held,
      charged: ledger.charged,
      released: ledger.released,
      amount: ledger.amount,
    })
    .from(ledger)
    .leftJoin(
      operations,
      sql`${operations.id} = ${ledger.operationId} and ${operations.ownerId} = ${userId}`,
    )
    .leftJoin(
      presentations,
      sql`${presentations.id} = ${operations.presentationId} and ${presentations.ownerId} = ${userId}`,
    )
    .leftJoin(oauthClients, eq(oauthClients.clientId, operations.applicationId))
    .orderBy(desc(ledger.at), desc(ledger.entry))
  return rows.map(({ slides, applicationId, application, ...row }) => ({
    ...row,
    kind: row.operationId === null ? 'grant' : 'work',
    ...(slides === null ? {} : { slides }),
    application: applicationId === null ? null : (application ?? unnamedApplication),
  }))
}

/** How many slides completed work made, or wrote the notes of; null where its result does not say. */
const slidesOf = sql<number | null>`case
  when ${operations.status} <> 'completed' then null
  when ${operations.kind} = 'slide_creation' then 1
  when jsonb_typeof(${operations.result} -> 'slideIds') = 'array'
    then jsonb_array_length(${operations.result} -> 'slideIds')
  when jsonb_typeof(${operations.result} -> 'transcripts') = 'array'
    then jsonb_array_length(${operations.result} -> 'transcripts')
  end`

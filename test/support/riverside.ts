import { randomUUID } from 'node:crypto'
import { hashPassword } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import { createApiKey } from '../../src/accounts/api-keys.ts'
import { createOneTimeToken } from '../../src/accounts/one-time-tokens.ts'
import { setPassword } from '../../src/accounts/passwords.ts'
import { createUser } from '../../src/accounts/users.ts'
import type { Connection } from '../../src/database/connection.ts'
import {
  apiKeys,
  creditLedger,
  oauthClients,
  oauthConsents,
  operations,
  sessions,
} from '../../src/database/schema.ts'
import { emptyPresentation } from './presentations.ts'

/** Ada of the Riverside clinic, who has used her account for a while. The pages of the mock-ups are hers. */
export const ada = {
  name: 'Ada Vermeulen',
  email: 'ada@riverside.be',
  password: 'a clinic by the river',
}

const minute = 60_000
const day = 24 * 60 * minute
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds)

const titles = [
  'Riverside clinic',
  'Line 7: what changes in March',
  'Q3 2026 business review',
  'How tides work',
  'Opening hours from April',
]

/** Credits of each of the last 30 days for slides, pictures and notes; the last is today. */
const use: readonly (readonly [slides: number, pictures?: number, notes?: number])[] = [
  [[40], [0], [0], [120, 40], [200, 60], [60], [90], [0], [0], [140, 40]],
  [[100], [300, 100, 60], [80], [40], [0], [0], [180, 40], [120], [220, 80], [90]],
  [[150, 40], [0], [20], [260, 100], [400, 140, 100], [120, 40], [70], [0], [0], [100, 20]],
].flat() as [number, number?, number?][]

const [read, write, remove] = [
  'presentations:read',
  'presentations:write',
  'presentations:delete',
] as const

const applications = [
  {
    name: 'Claude',
    redirectUris: ['https://claude.ai/api/mcp/auth_callback'],
    scopes: [read, write, remove],
    dailyCredits: null,
    used: 12 * minute,
    connected: 41 * day,
  },
  {
    name: 'VS Code',
    redirectUris: ['http://127.0.0.1:33418/', 'https://vscode.dev/redirect'],
    scopes: [read, write],
    dailyCredits: 500,
    used: day,
    connected: 20 * day,
  },
  {
    name: 'Cursor',
    redirectUris: ['cursor://anysphere.cursor-mcp/oauth/callback'],
    scopes: [read],
    dailyCredits: null,
    used: 21 * day,
    connected: 100 * day,
  },
]

/** What tests need to know of Ada that is in no page's address. */
export interface Riverside {
  /** A link to another password has it. */
  resetToken: string
  /** The `client_id` of an application that she has connected. */
  clientId: string
  keyId: string
}

/** Makes Ada's account. */
export async function seedRiverside(connection: Connection): Promise<Riverside> {
  const { database } = connection
  // Whoever runs the server comes first, with the key of its first start.
  const owner = { email: 'owner@slidewright.local', name: 'Owner' }
  await createUser(database, { ...owner, signupCredits: 0 })
  const { id: userId } = await createUser(database, { ...ada, signupCredits: 13_000 })
  await database
    .update(creditLedger)
    .set({ createdAt: ago(90 * day) })
    .where(eq(creditLedger.userId, userId))
  await setPassword(database, userId, await hashPassword(ada.password))

  const keys = []
  for (const [name, made, used] of [
    ['laptop', 80 * day, 12 * minute],
    ['weekly report', 178 * day, 6 * day],
  ] as const) {
    const { id } = await createApiKey(database, { userId, name })
    keys.push(id)
    await database
      .update(apiKeys)
      .set({ createdAt: ago(made), lastUsedAt: ago(used) })
      .where(eq(apiKeys.id, id))
  }
  await database.insert(sessions).values({
    id: randomUUID(),
    userId,
    token: randomUUID(),
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1',
    ipAddress: '203.0.113.7',
    createdAt: ago(3 * day),
    expiresAt: ago(-27 * day),
  })
  const clientIds = await connectApplications(connection, userId)
  await spend(connection, userId, clientIds[0] ?? '')
  const resetToken = await createOneTimeToken(database, {
    purpose: 'reset-password',
    userId,
    minutes: 60,
  })
  return { resetToken, clientId: clientIds[0] ?? '', keyId: keys[0] ?? '' }
}

async function connectApplications({ database }: Connection, userId: string): Promise<string[]> {
  const clientIds: string[] = []
  for (const { name, redirectUris, scopes, dailyCredits, used, connected } of applications) {
    const clientId = randomUUID()
    clientIds.push(clientId)
    const createdAt = ago(connected)
    await database
      .insert(oauthClients)
      .values({ id: randomUUID(), clientId, name, redirectUris, createdAt })
    await database.insert(oauthConsents).values({
      id: randomUUID(),
      clientId,
      userId,
      scopes: [...scopes, 'offline_access'],
      dailyCredits,
      createdAt,
      lastUsedAt: ago(used),
    })
  }
  return clientIds
}

/** Writes work that was charged, so that the pages have a history to show. */
async function spend(connection: Connection, userId: string, clientId: string): Promise<void> {
  const presentationIds: string[] = []
  for (const title of titles)
    presentationIds.push(await emptyPresentation(connection, userId, { title }))
  for (const [index, [slides, pictures = 0, notes = 0]] of use.entries()) {
    // Today's was some minutes ago; the others had their own hour.
    const left = use.length - 1 - index
    const at = ago(left * day + 40 * minute)
    const common = { at, presentationId: presentationIds[left % titles.length] ?? '' }
    const count = Math.round(slides / 10)
    const applicationId = index % 3 === 0 ? clientId : null
    if (slides > 0)
      await work(connection, userId, {
        ...common,
        applicationId,
        kind: 'presentation_generation',
        // As many variants as share the credits between slides and pictures like this.
        input:
          pictures === 0
            ? {}
            : {
                imageVariants: 1,
                variantsPerSlide: Math.max(1, Math.round((4 * slides) / pictures) - 1),
              },
        result: { slideIds: Array.from({ length: count }, () => randomUUID()) },
        held: slides + pictures + (index % 4 === 0 ? 50 : 0),
        charged: slides + pictures,
      })
    if (notes > 0)
      await work(connection, userId, {
        ...common,
        applicationId: null,
        kind: 'transcript_generation',
        input: {},
        result: { transcripts: Array.from({ length: notes / 2 }, () => ({})) },
        held: notes,
        charged: notes,
      })
  }
}

async function work(
  { database }: Connection,
  userId: string,
  done: {
    at: Date
    presentationId: string
    applicationId: string | null
    kind: string
    input: object
    result: object
    held: number
    charged: number
  },
): Promise<void> {
  const { at, held, charged, ...operation } = done
  const operationId = randomUUID()
  await database.insert(operations).values({
    ...operation,
    id: operationId,
    ownerId: userId,
    status: 'completed',
    createdAt: at,
    completedAt: at,
  })
  const row = { userId, operationId, reason: operation.kind, createdAt: at }
  await database.insert(creditLedger).values([
    { ...row, id: randomUUID(), kind: 'hold', amount: -held },
    { ...row, id: randomUUID(), kind: 'release', amount: held },
    { ...row, id: randomUUID(), kind: 'charge', amount: -charged },
  ])
}

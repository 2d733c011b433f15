import { createHash, randomUUID } from 'node:crypto'
import { createApiKey } from '../../src/accounts/api-keys.ts'
import { grantCredits } from '../../src/accounts/credits.ts'
import { createInvitation } from '../../src/accounts/invitations.ts'
import { createOneTimeToken } from '../../src/accounts/one-time-tokens.ts'
import { createUser } from '../../src/accounts/users.ts'
import type { TurnInput } from '../../src/agent-tasks/turn-input.ts'
import type { Connection } from '../../src/database/connection.ts'
import {
  agentMessages,
  agentTasks,
  authAccounts,
  exportFiles,
  idempotencyKeys,
  oauthAccessTokens,
  oauthClients,
  oauthConsents,
  oauthRefreshTokens,
  operationCheckpoints,
  operationEvents,
  operations,
  sessions,
  uploads,
  verifications,
} from '../../src/database/schema.ts'
import { systemThemes } from '../../src/design/themes/theme-list.ts'
import { vibeList } from '../../src/design/vibes/vibe-list.ts'
import { applyToPresentation } from '../../src/presentations/apply-to-presentation.ts'
import { createCustomTheme } from '../../src/presentations/custom-themes.ts'
import { createCustomVibe } from '../../src/presentations/custom-vibes.ts'
import { imageKey } from '../../src/storage/image-key.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { bullets, image, slide } from './decks.ts'
import { emptyPresentation } from './presentations.ts'

/** Somebody who has used everything there is. */
export interface FullAccount {
  userId: string
  email: string
  key: string
  presentationId: string
  /** The id of the operation that wrote the presentation's slide. */
  generationId: string
  /** The ids (hashes) of an uploaded picture and of one that came inside a text. */
  pictureIds: { uploaded: string; drawn: string }
  /** The `client_id` of an application that they registered and connected. */
  clientId: string
}

const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')
/** The signature that PNG files begin with. */
const pngStart = [0x89, 0x50, 0x4e, 0x47]

let people = 0

/** Makes an account that has at least a row in every table that belongs to users, and files of every kind. */
export async function fullAccount(
  connection: Connection,
  storage: Storage,
  { title = 'Plan' } = {},
): Promise<FullAccount> {
  const { database } = connection
  people += 1
  const email = `full-${people}-${process.pid}@example.com`
  const { id: userId } = await createUser(database, { email, name: 'Ada', signupCredits: 5_000 })
  await grantCredits(database, { userId, amount: 7, reason: 'A gift' })
  const { key } = await createApiKey(database, { userId, name: 'Laptop' })
  const clientId = `client-${randomUUID()}`
  await signedIn(connection, { userId, email, clientId })

  const png = Uint8Array.from([...pngStart, ...Buffer.from(`uploaded by ${userId}`)])
  const jpeg = Uint8Array.from([0xff, 0xd8, ...Buffer.from(`drawn for ${userId}`)])
  const pictureIds = { uploaded: hashOf(png), drawn: hashOf(jpeg) }
  await storage.put(imageKey(userId, pictureIds.uploaded), png, 'image/png')
  await storage.put(imageKey(userId, pictureIds.drawn), jpeg, 'image/jpeg')
  await database.insert(uploads).values({
    id: randomUUID(),
    ownerId: userId,
    filename: 'Our team.PNG',
    contentHash: pictureIds.uploaded,
    mediaType: 'image/png',
    width: 1,
    height: 1,
    byteLength: png.byteLength,
  })

  const presentationId = await emptyPresentation(connection, userId, { title })
  const generationId = await generated(connection, { userId, presentationId, pictureIds })
  const storageKey = `exports/${userId}/file.pdf`
  await storage.put(storageKey, png, 'application/pdf')
  await database.insert(exportFiles).values({
    id: randomUUID(),
    presentationId,
    revision: 1,
    format: 'pdf',
    storageKey,
    byteLength: png.byteLength,
  })
  await instructed(connection, { userId, presentationId })
  await talked(connection, { userId, presentationId })

  const base = systemThemes[0]?.id ?? ''
  await createCustomTheme(database, userId, { name: 'House style', definition: { base } })
  await createCustomVibe(database, userId, {
    name: 'Harbour',
    definition: { base: vibeList[0]?.id ?? '' },
  })
  await database.insert(idempotencyKeys).values({
    userId,
    key: 'once',
    requestHash: Buffer.from('hash'),
    statusCode: 200,
    body: { generationId },
  })
  return { userId, email, key, presentationId, generationId, pictureIds, clientId }
}

/** A browser, a password, links, and an application. */
async function signedIn(
  { database }: Connection,
  { userId, email, clientId }: { userId: string; email: string; clientId: string },
): Promise<void> {
  const soon = new Date(Date.now() + 3_600_000)
  await database.insert(sessions).values({
    id: randomUUID(),
    userId,
    token: randomUUID(),
    userAgent: 'A browser',
    ipAddress: '203.0.113.7',
    expiresAt: soon,
  })
  await database.insert(authAccounts).values({
    id: randomUUID(),
    accountId: userId,
    providerId: 'credential',
    userId,
    password: 'hash-of-a-password',
  })
  await createOneTimeToken(database, { purpose: 'sign-in', userId, minutes: 60 })
  await createInvitation(database, { email, days: 1 })
  await database.insert(verifications).values({
    id: randomUUID(),
    identifier: randomUUID(),
    value: JSON.stringify({ type: 'authorization_code', userId, query: { client_id: clientId } }),
    expiresAt: soon,
  })
  await database.insert(oauthClients).values({
    id: randomUUID(),
    clientId,
    userId,
    name: 'An editor',
    redirectUris: ['http://127.0.0.1/callback'],
  })
  const scopes = ['presentations:read']
  await database
    .insert(oauthConsents)
    .values({ id: randomUUID(), clientId, userId, scopes, createdAt: new Date() })
  const refreshId = randomUUID()
  await database
    .insert(oauthRefreshTokens)
    .values({ id: refreshId, token: randomUUID(), clientId, userId, scopes })
  await database
    .insert(oauthAccessTokens)
    .values({ id: randomUUID(), token: randomUUID(), clientId, userId, refreshId, scopes })
}

/** A generation that has ended, with its slide. */
async function generated(
  { database }: Connection,
  {
    userId,
    presentationId,
    pictureIds,
  }: { userId: string; presentationId: string; pictureIds: FullAccount['pictureIds'] },
): Promise<string> {
  const id = randomUUID()
  await database.insert(operations).values({
    id,
    kind: 'presentation_generation',
    ownerId: userId,
    presentationId,
    status: 'completed',
    input: { text: 'The text that it was made of.', title: 'Plan' },
    result: { slideIds: ['one'], formats: {} },
  })
  await database
    .insert(operationEvents)
    .values({ operationId: id, sequence: 1, type: 'status', data: { status: 'completed' } })
  await database
    .insert(operationCheckpoints)
    .values({ operationId: id, key: 'slides', value: { slideIds: ['one'] } })
  const made = {
    ...slide('bullets', 'One', [bullets(['Point']), image(pictureIds.drawn)]),
    id: `slide-${presentationId}`,
  }
  await database.transaction((tx) =>
    applyToPresentation(
      tx,
      { ownerId: userId, presentationId },
      [{ op: 'insert_slide', slide: made }],
      { operationId: id, step: 'slides' },
      { summary: 'Wrote a slide.' },
    ),
  )
  return id
}

/** An edit by an instruction. */
async function instructed(
  { database }: Connection,
  { userId, presentationId }: { userId: string; presentationId: string },
): Promise<void> {
  await database.insert(operations).values({
    id: randomUUID(),
    kind: 'presentation_edit',
    ownerId: userId,
    presentationId,
    status: 'completed',
    input: { change: { kind: 'instruction', instruction: 'Make it shorter' } },
    result: { summary: 'Made it shorter.', changedSlideIds: [], revision: 1 },
  })
}

/** A task of another agent, with an answer. */
async function talked(
  { database }: Connection,
  { userId, presentationId }: { userId: string; presentationId: string },
): Promise<void> {
  const [taskId, operationId] = [randomUUID(), randomUUID()]
  const contextId = 'Talk: about <it>'
  const message = {
    messageId: 'first',
    role: 'ROLE_USER' as const,
    parts: [{ text: 'Delete slide 3' }],
    contextId,
    taskId,
  }
  const input: TurnInput = { taskId, contextId, message, input: null }
  await database.insert(operations).values({
    id: operationId,
    kind: 'agent_task',
    ownerId: userId,
    presentationId,
    status: 'completed',
    input,
    result: { state: 'TASK_STATE_COMPLETED', parts: [{ text: 'Deleted slide 3.' }] },
  })
  await database
    .insert(operationEvents)
    .values({ operationId, sequence: 1, type: 'status', data: { status: 'completed' } })
  await database
    .insert(agentTasks)
    .values({ id: taskId, ownerId: userId, contextId, operationId, casing: 'camelCase' })
  await database.insert(agentMessages).values({
    ownerId: userId,
    conversation: contextId,
    messageId: 'first',
    taskId,
    turn: 1,
    operationId,
    message,
  })
}

import { and, eq, gt, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import type { Config } from '../config.ts'
import type { Database } from '../database/connection.ts'
import { users, verifications } from '../database/schema.ts'
import { takeInvitation } from './invitations.ts'
import type { Mailer } from './mailer.ts'
import { hashToken, newToken } from './secret-token.ts'
import { createUser, EmailTakenError, findUserByEmail } from './users.ts'

/** Who may make an account for themselves: as SIGNUP says, where unset nobody once there is an account. */
export type SignUpMode = 'open' | 'invite' | 'closed'

/** What signing up needs. */
export interface SignUpDependencies {
  database: Database
  config: Pick<Config, 'signup' | 'signupCredits' | 'publicUrl'>
  /** Undefined: no mail can be sent. */
  mailer: Mailer | undefined
}

/** An account that somebody wants; the fields are checked. */
export interface NewAccount {
  name: string
  email: string
  /** As `hashPassword` makes it. */
  passwordHash: string
  invitation?: string
}

/** What became of it. */
export type SignUpResult =
  | { outcome: 'made'; userId: string }
  /** A mail is under way to whoever has the address; the account is made when they follow its link. */
  | {
      outcome: 'mailed'
      /** Ends when the mail is sent. Do not wait for it before answering: how long it takes tells whether there is an account. */
      sent: Promise<void>
    }
  | { outcome: 'taken' }
  | { outcome: 'not-invited' }
  | { outcome: 'closed' }

const confirmationMinutes = 24 * 60

const pendingSchema = z.object({ name: z.string(), email: z.string(), passwordHash: z.string() })

/** Who may sign up now. */
export async function signUpMode(
  database: Database,
  { signup }: Pick<Config, 'signup'>,
): Promise<SignUpMode> {
  if (signup !== undefined) return signup
  const anybody = await database.select({ id: users.id }).from(users).limit(1)
  return anybody.length > 0 ? 'closed' : 'open'
}

/**
 * Makes an account, if whoever asks may have one. Where mail can be sent and anybody may sign up, the answer is the same
 * whether the address has an account or not: its owner learns it by mail, and nobody else.
 */
export async function signUp(
  { database, config, mailer }: SignUpDependencies,
  account: NewAccount,
): Promise<SignUpResult> {
  const { signupCredits } = config
  const mode = await signUpMode(database, config)
  if (mode === 'closed') return { outcome: 'closed' }
  if (mode === 'open' && mailer !== undefined) {
    return { outcome: 'mailed', sent: sendConfirmation({ database, config, mailer }, account) }
  }
  try {
    return await database.transaction(async (tx): Promise<SignUpResult> => {
      if (mode === 'invite' && !(await takeInvitation(tx, account.invitation ?? '', account.email)))
        return { outcome: 'not-invited' }
      const { id } = await createUser(tx, { ...account, signupCredits })
      return { outcome: 'made', userId: id }
    })
  } catch (error) {
    if (error instanceof EmailTakenError) return { outcome: 'taken' }
    throw error
  }
}

/** Makes the account that a mail was sent for. @returns undefined when the link was used, has expired or never was. */
export async function confirmSignUp(
  { database, config }: Pick<SignUpDependencies, 'database' | 'config'>,
  token: string,
): Promise<string | undefined> {
  try {
    return await database.transaction(async (tx) => {
      const [row] = await tx
        .delete(verifications)
        .where(
          and(
            eq(verifications.identifier, identifierOf(token)),
            gt(verifications.expiresAt, sql`now()`),
          ),
        )
        .returning({ value: verifications.value })
      if (row === undefined) return undefined
      const pending = pendingSchema.parse(JSON.parse(row.value))
      const user = await createUser(tx, { ...pending, signupCredits: config.signupCredits })
      await tx.update(users).set({ emailVerified: true }).where(eq(users.id, user.id))
      return user.id
    })
  } catch (error) {
    // Made meanwhile: by another of these mails, or by whoever runs the server.
    if (error instanceof EmailTakenError) return undefined
    throw error
  }
}

const identifierOf = (token: string) => `sign-up:${hashToken(token)}`

async function sendConfirmation(
  { database, config, mailer }: SignUpDependencies & { mailer: Mailer },
  { name, email, passwordHash }: NewAccount,
): Promise<void> {
  const { publicUrl } = config
  if ((await findUserByEmail(database, email)) !== undefined) {
    await mailer.send({
      to: email,
      subject: 'You already have a Slidewright account',
      text: `Somebody, probably you, wanted to make an account at ${publicUrl} with this address. There is one already.\n\nSign in: ${publicUrl}/sign-in\nForgot the password: ${publicUrl}/sign-in/forgot\n`,
    })
    return
  }
  const token = newToken()
  await database.insert(verifications).values({
    id: uuidv7(),
    identifier: identifierOf(token),
    value: JSON.stringify({ name, email, passwordHash }),
    expiresAt: sql`now() + ${confirmationMinutes}::int * interval '1 minute'`,
  })
  await mailer.send({
    to: email,
    subject: 'Confirm your Slidewright account',
    text: `Open this within a day to make your account at ${publicUrl}:\n\n${publicUrl}/sign-up/confirm?token=${token}\n\nIf it was not you who asked, do nothing: no account is made.\n`,
  })
}

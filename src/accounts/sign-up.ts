import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import type { Config, SignupMode } from '../config.ts'
import type { Database } from '../database/connection.ts'
import { users, verifications } from '../database/schema.ts'
import type { Authentication } from './authentication.ts'
import { takeInvitation } from './invitations.ts'
import type { Mailer } from './mailer.ts'
import { hashToken, newToken } from './secret-token.ts'
import { createUser, EmailTakenError, findUserByEmail } from './users.ts'

/** What signing up needs. */
interface SignUpDependencies {
  database: Database
  config: Pick<Config, 'signup' | 'signupCredits' | 'publicUrl'>
  /** Undefined: no mail can be sent. */
  mailer: Mailer | undefined
}

/** An account that somebody wants; the fields are checked. */
interface NewAccount {
  name: string
  email: string
  /** As `hashPassword` makes it. */
  passwordHash: string
  invitation?: string
}

/** What became of it. */
type SignUpResult =
  | { outcome: 'made'; userId: string }
  /** A mail is under way to whoever has the address; the account is made when they follow its link. */
  | { outcome: 'mailed' }
  | { outcome: 'taken' }
  | { outcome: 'not-invited' }
  | { outcome: 'closed' }

const confirmationMinutes = 24 * 60

const pendingSchema = z.object({ name: z.string(), email: z.string(), passwordHash: z.string() })

/** What becomes of a link to make an account. */
type ConfirmationResult =
  | { outcome: 'made'; userId: string }
  /** The link stays good. */
  | { outcome: 'wrong-password' }
  /** It was used, has expired or never was, or the address has an account meanwhile. */
  | { outcome: 'gone' }

/** Who may make an account for themselves: nobody, unless SIGNUP says so. The first account is made at the start. */
export function signUpMode({ signup }: Pick<Config, 'signup'>): SignupMode {
  return signup ?? 'closed'
}

/**
 * Makes an account, if whoever asks may have one. Where mail can be sent and anybody may sign up, the answer is the same
 * whether the address has an account or not: its owner learns it by mail, and nobody else.
 *
 * @throws MailNotSentError when a mail is needed and cannot be sent; no account is made then.
 */
export async function signUp(
  { database, config, mailer }: SignUpDependencies,
  account: NewAccount,
): Promise<SignUpResult> {
  const { signupCredits } = config
  const mode = signUpMode(config)
  if (mode === 'closed') return { outcome: 'closed' }
  if (mode === 'open' && mailer !== undefined) {
    await sendConfirmation({ database, config, mailer }, account)
    return { outcome: 'mailed' }
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

/**
 * Makes the account that a mail was sent for.
 *
 * @param confirmation.password the one that it was asked for with. Anybody can ask for an account with an address that is
 *   not theirs, and whoever has the address would confirm it without knowing the password: only who is both may.
 */
export async function confirmSignUp(
  {
    database,
    config,
    authentication,
  }: Pick<SignUpDependencies, 'database' | 'config'> & { authentication: Authentication },
  { token, password }: { token: string; password: string },
): Promise<ConfirmationResult> {
  const [row] = await database
    .select({ value: verifications.value })
    .from(verifications)
    .where(stillGood(token))
  if (row === undefined) return { outcome: 'gone' }
  const pending = pendingSchema.parse(JSON.parse(row.value))
  const context = await authentication.$context
  if (!(await context.password.verify({ hash: pending.passwordHash, password })))
    return { outcome: 'wrong-password' }
  try {
    return await database.transaction(async (tx): Promise<ConfirmationResult> => {
      const taken = await tx
        .delete(verifications)
        .where(stillGood(token))
        .returning({ id: verifications.id })
      if (taken.length === 0) return { outcome: 'gone' }
      const user = await createUser(tx, { ...pending, signupCredits: config.signupCredits })
      await tx.update(users).set({ emailVerified: true }).where(eq(users.id, user.id))
      return { outcome: 'made', userId: user.id }
    })
  } catch (error) {
    // Made meanwhile: by another of these mails, or by whoever runs the server.
    if (error instanceof EmailTakenError) return { outcome: 'gone' }
    throw error
  }
}

const identifierOf = (token: string) => `sign-up:${hashToken(token)}`

const stillGood = (token: string): SQL | undefined =>
  and(eq(verifications.identifier, identifierOf(token)), gt(verifications.expiresAt, sql`now()`))

async function sendConfirmation(
  { database, config, mailer }: SignUpDependencies & { mailer: Mailer },
  { name, email, passwordHash }: NewAccount,
): Promise<void> {
  const { publicUrl } = config
  // Kept for an address that has an account too, where nobody gets the link: the answer takes as long either way.
  const token = newToken()
  await database.insert(verifications).values({
    id: uuidv7(),
    identifier: identifierOf(token),
    value: JSON.stringify({ name, email, passwordHash }),
    expiresAt: sql`now() + ${confirmationMinutes}::int * interval '1 minute'`,
  })
  if ((await findUserByEmail(database, email)) !== undefined) {
    await mailer.send({
      to: email,
      subject: 'You already have a Slidewright account',
      text: `Somebody, probably you, wanted to make an account at ${publicUrl} with this address. There is one already.\n\nSign in: ${publicUrl}/sign-in\nForgot the password: ${publicUrl}/sign-in/forgot\n`,
    })
    return
  }
  await mailer.send({
    to: email,
    subject: 'Confirm your Slidewright account',
    text: `Open this within a day to make your account at ${publicUrl}; it asks for the password that you chose:\n\n${publicUrl}/sign-up/confirm?token=${token}\n\nIf it was not you who asked, do nothing: no account is made.\n`,
  })
}

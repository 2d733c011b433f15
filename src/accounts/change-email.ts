import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { users } from '../database/schema.ts'
import type { Mailer } from './mailer.ts'
import { createOneTimeToken, endOneTimeTokens, takeOneTimeToken } from './one-time-tokens.ts'
import { isTakenRow } from './taken-row-errors.ts'
import { findUserByEmail, findUserById } from './users.ts'

const confirmationMinutes = 24 * 60

/**
 * Gives a user another address, on their word alone: where no mail can be sent, that is all there is.
 *
 * @param email as `readEmail` gives it.
 * @returns false when somebody else has it.
 */
export async function changeEmail(
  database: Database,
  userId: string,
  email: string,
): Promise<boolean> {
  try {
    return await database.transaction(async (tx) => {
      const owner = await findUserByEmail(tx, email)
      if (owner !== undefined) return owner.id === userId
      await tx
        .update(users)
        .set({ email, emailVerified: false, updatedAt: sql`now()` })
        .where(eq(users.id, userId))
      // What was mailed to the former address lets nobody in any more.
      await endOneTimeTokens(tx, 'sign-in', userId)
      await endOneTimeTokens(tx, 'reset-password', userId)
      return true
    })
  } catch (error) {
    // Somebody else got it in the same moment.
    if (isTakenRow(error)) return false
    throw error
  }
}

/**
 * Mails a link to the new address of a user, which changes with it. Somebody who has the address already learns of it.
 *
 * @throws MailNotSentError
 */
export async function startEmailChange(
  { database, mailer, publicUrl }: { database: Database; mailer: Mailer; publicUrl: string },
  userId: string,
  email: string,
): Promise<void> {
  if ((await findUserByEmail(database, email)) !== undefined) {
    await mailer.send({
      to: email,
      subject: 'Your Slidewright address',
      text: `Somebody, perhaps you, wanted to use this address for another account at ${publicUrl}. It belongs to an account already, so nothing was changed.\n`,
    })
    return
  }
  const token = await createOneTimeToken(database, {
    purpose: 'confirm-email',
    userId,
    value: email,
    minutes: confirmationMinutes,
  })
  await mailer.send({
    to: email,
    subject: 'Confirm your new Slidewright address',
    text: `Open this within a day to use this address for your account at ${publicUrl}:\n\n${publicUrl}/settings/email/confirm?token=${token}\n\nIf it was not you who asked, do nothing.\n`,
  })
}

/**
 * Changes the address of a user to the one that a link was mailed to.
 *
 * @returns the address of before, for `tellFormerAddress`; undefined when the link was used, has expired or never was.
 */
export async function confirmEmail(database: Database, token: string): Promise<string | undefined> {
  return await database.transaction(async (tx) => {
    const grant = await takeOneTimeToken(tx, 'confirm-email', token)
    const user = grant && (await findUserById(tx, grant.userId))
    if (user === undefined || grant?.value === undefined) return undefined
    if (!(await changeEmail(tx, user.id, grant.value))) return undefined
    await tx.update(users).set({ emailVerified: true }).where(eq(users.id, user.id))
    return user.email
  })
}

/** Tells the address that an account had until now: its owner may not be who changed it. */
export async function tellFormerAddress(
  { mailer, publicUrl }: { mailer: Mailer; publicUrl: string },
  formerEmail: string,
): Promise<void> {
  await mailer.send({
    to: formerEmail,
    subject: 'Your Slidewright address was changed',
    text: `Your account at ${publicUrl} has another e-mail address from now on; this one does not open it any more.\n\nIf it was not you who changed it, tell whoever runs the server.\n`,
  })
}

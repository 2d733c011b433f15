import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { users } from '../database/schema.ts'
import type { Mailer } from './mailer.ts'
import { createOneTimeToken, endOneTimeTokens, takeOneTimeToken } from './one-time-tokens.ts'
import { findUserByEmail } from './users.ts'

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
}

/** Mails a link to the new address of a user, which changes with it. Somebody who has the address already learns of it. */
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

/** Changes the address that a mail was sent to. @returns false when the link was used, has expired or never was. */
export async function confirmEmail(database: Database, token: string): Promise<boolean> {
  return await database.transaction(async (tx) => {
    const grant = await takeOneTimeToken(tx, 'confirm-email', token)
    if (grant?.value === undefined || !(await changeEmail(tx, grant.userId, grant.value)))
      return false
    await tx.update(users).set({ emailVerified: true }).where(eq(users.id, grant.userId))
    return true
  })
}

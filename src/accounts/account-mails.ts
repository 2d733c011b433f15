import type { Database } from '../database/connection.ts'
import type { Mailer } from './mailer.ts'
import { createOneTimeToken } from './one-time-tokens.ts'
import { createSignInToken, signInLink, signInLinkMinutes } from './sign-in-links.ts'
import { findUserByEmail } from './users.ts'

/** What sending a link needs. */
interface LinkMailDependencies {
  database: Database
  mailer: Mailer
  publicUrl: string
}

/** How long a link to another password works, in minutes. */
export const resetPasswordMinutes = 60

/** The address of the page on which a password is chosen. */
export function resetPasswordLink(publicUrl: string, token: string): string {
  return `${publicUrl}/reset-password?token=${token}`
}

/**
 * Mails a link that signs its reader in once; nothing when nobody has the address. Do not wait for it before answering:
 * how long it takes tells whether there is an account.
 */
export async function mailSignInLink(
  { database, mailer, publicUrl }: LinkMailDependencies,
  email: string,
  to?: string,
): Promise<void> {
  const user = await findUserByEmail(database, email)
  if (user === undefined) return
  const token = await createSignInToken(database, user.id)
  const onwards = to === undefined ? '' : `&to=${encodeURIComponent(to)}`
  await mailer.send({
    to: user.email,
    subject: 'Sign in to Slidewright',
    text: `Open this within ${signInLinkMinutes} minutes to sign in, once:\n\n${signInLink(publicUrl, token)}${onwards}\n\nIf it was not you who asked, do nothing.\n`,
  })
}

/** Mails a link to choose another password; nothing when nobody has the address. Do not wait for it either. */
export async function mailPasswordLink(
  { database, mailer, publicUrl }: LinkMailDependencies,
  email: string,
): Promise<void> {
  const user = await findUserByEmail(database, email)
  if (user === undefined) return
  const token = await createOneTimeToken(database, {
    purpose: 'reset-password',
    userId: user.id,
    minutes: resetPasswordMinutes,
  })
  await mailer.send({
    to: user.email,
    subject: 'Choose another Slidewright password',
    text: `Open this within ${resetPasswordMinutes} minutes to choose another password:\n\n${resetPasswordLink(publicUrl, token)}\n\nIf it was not you who asked, do nothing: your password stays as it is.\n`,
  })
}

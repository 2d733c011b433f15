import type { Database } from '../database/connection.ts'
import { createOneTimeToken, takeOneTimeToken } from './one-time-tokens.ts'

/** How long a link signs in, in minutes. */
export const signInLinkMinutes = 60

/** The address that signs a browser in; a button there does it, so that a look at it does not use the token up. */
export function signInLink(publicUrl: string, token: string): string {
  return `${publicUrl}/sign-in/link?token=${token}`
}

/** Makes a token that signs a user in once, for whoever has it. */
export async function createSignInToken(
  database: Database,
  userId: string,
  minutes = signInLinkMinutes,
): Promise<string> {
  return await createOneTimeToken(database, { purpose: 'sign-in', userId, minutes })
}

/**
 * Takes a token, which is worth nothing afterwards.
 *
 * @returns the user whom it signs in; undefined when it was used, has expired or never was.
 */
export async function takeSignInToken(
  database: Database,
  token: string,
): Promise<string | undefined> {
  return (await takeOneTimeToken(database, 'sign-in', token))?.userId
}

import { z } from 'zod'

/** Longest address that mail can be sent to, in characters (RFC 5321, 4.5.3.1.3, without the brackets). */
const emailLength = 254

/** Longest name of a person, in characters. */
export const userNameLength = 100

// The same rule by which better-auth lets an address sign in.
const emailAddress = z.email()

/** An address as it is kept and compared: without space around it, in lower case. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase()
}

/** The address that somebody typed, as it is kept; undefined when it is none. Whether it exists, only a mail can tell. */
export function readEmail(text: string): string | undefined {
  const email = normaliseEmail(text)
  return email.length <= emailLength && emailAddress.safeParse(email).success ? email : undefined
}

/**
 * The name that somebody typed, as it is kept; undefined when it is empty, longer than `userNameLength`, or more than a
 * line of text.
 */
export function readUserName(text: string): string | undefined {
  const name = text.trim()
  const length = [...name].length
  return length > 0 && length <= userNameLength && !/\p{Cc}/u.test(name) ? name : undefined
}

import type { Authentication } from '../../src/accounts/authentication.ts'

/** Passwords that were right, each with the hash that it was compared with. */
const right = new Set<string>()

/**
 * Lets an authentication compute scrypt, which takes a tenth of a second, once in a test process for a password that is
 * right. One that is wrong is computed each time: what that costs, and that it tells nothing, has tests.
 */
export async function rememberRightPasswords(authentication: Authentication): Promise<void> {
  const { password } = await authentication.$context
  const { verify } = password
  password.verify = async (given) => {
    const both = JSON.stringify([given.hash, given.password])
    if (right.has(both)) return true
    const isRight = await verify(given)
    if (isRight) right.add(both)
    return isRight
  }
}

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailPasswordLink, mailSignInLink } from '../../src/accounts/account-mails.ts'
import {
  changeEmail,
  confirmEmail,
  startEmailChange,
  tellFormerAddress,
} from '../../src/accounts/change-email.ts'
import { resetPassword } from '../../src/accounts/passwords.ts'
import { takeSignInToken } from '../../src/accounts/sign-in-links.ts'
import { createUser, findUserById } from '../../src/accounts/users.ts'
import type { Connection } from '../../src/database/connection.ts'
import { describeDatabase, emptyDatabase } from '../support/databases.ts'
import { recordMails } from '../support/mails.ts'

const publicUrl = 'https://slides.example.com'

describeDatabase('Mails', (open) => {
  let connection: Connection
  let userId: string
  const { mailer, mails, tokenOf } = recordMails()
  const post = () => ({ database: connection.database, mailer, publicUrl })

  beforeAll(async () => {
    connection = await open()
  })
  beforeEach(async () => {
    await emptyDatabase(connection)
    mails.length = 0
    const ada = { email: 'ada@example.com', name: 'Ada', signupCredits: 0 }
    userId = (await createUser(connection.database, ada)).id
  })

  it('with a link sign their reader in, once', async () => {
    await mailSignInLink(post(), ' ADA@example.com', '/settings?a=b&c')
    expect(mails[0]?.text).toContain(`${publicUrl}/sign-in/link?token=`)
    expect(mails[0]?.text).toContain('&to=%2Fsettings%3Fa%3Db%26c\n')
    const token = tokenOf('ada@example.com')
    expect(await takeSignInToken(connection.database, token)).toBe(userId)
    expect(await takeSignInToken(connection.database, token)).toBeUndefined()
  })

  it('with a link let their reader choose a password', async () => {
    await mailPasswordLink(post(), 'ada@example.com')
    expect(mails[0]?.text).toContain(`${publicUrl}/reset-password?token=`)
    const token = tokenOf('ada@example.com')
    expect(await resetPassword(connection.database, token, 'hash')).toBe(userId)
  })

  it('go to nobody who has no account', async () => {
    await mailSignInLink(post(), 'nobody@example.com')
    await mailPasswordLink(post(), 'nobody@example.com')
    expect(mails).toEqual([])
  })

  describe('about another address', () => {
    const email = 'ada@example.org'

    it('change it when their link is used', async () => {
      await startEmailChange(post(), userId, email)
      expect(await confirmEmail(connection.database, tokenOf(email))).toBe('ada@example.com')
      const user = await findUserById(connection.database, userId)
      expect(user).toMatchObject({ email, emailVerified: true })
    })

    it('tell the former one', async () => {
      await tellFormerAddress(post(), 'ada@example.com')
      expect(mails).toMatchObject([{ to: 'ada@example.com' }])
      expect(mails[0]?.text).toContain('another e-mail address')
    })

    it('tell somebody who has it, and give nobody a link', async () => {
      await createUser(connection.database, { email, name: 'Grace', signupCredits: 0 })
      await startEmailChange(post(), userId, email)
      expect(mails.map(({ to, subject }) => ({ to, subject }))).toEqual([
        { to: email, subject: 'Your Slidewright address' },
      ])
      expect(mails[0]?.text).not.toContain('token=')
    })
  })

  it('are for one of two who take an address in the same moment', async () => {
    const { database } = connection
    const grace = { email: 'grace@example.com', name: 'Grace', signupCredits: 0 }
    const other = (await createUser(database, grace)).id
    for (let round = 0; round < 5; round++) {
      const email = `${round}@example.com`
      const changed = await Promise.all(
        [userId, other].map((id) => changeEmail(database, id, email)),
      )
      expect(changed.toSorted()).toEqual([false, true])
    }
  })
})

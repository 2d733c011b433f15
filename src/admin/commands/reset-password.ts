import { resetPasswordLink, resetPasswordMinutes } from '../../accounts/account-mails.ts'
import { createOneTimeToken } from '../../accounts/one-time-tokens.ts'
import { defineCommand, requireUser } from '../command.ts'

export const resetPasswordCommand = defineCommand({
  name: 'reset-password',
  required: ['email'],
  summary: 'makes a link that sets a new password once, within an hour',
  async run({ database, config }, { email }) {
    const user = await requireUser(database, email)
    const minutes = resetPasswordMinutes
    const grant = { purpose: 'reset-password', userId: user.id, minutes } as const
    const link = resetPasswordLink(config.publicUrl, await createOneTimeToken(database, grant))
    return `Whoever opens this within ${minutes} minutes can set a new password for ${user.email}, once:\n${link}\n`
  },
})

import { readEmail } from '../../accounts/account-fields.ts'
import { createInvitation, invitationDays } from '../../accounts/invitations.ts'
import { signUpMode } from '../../accounts/sign-up.ts'
import { EmailTakenError, findUserByEmail } from '../../accounts/users.ts'
import type { SignupMode } from '../../config.ts'
import { AdminError, defineCommand } from '../command.ts'

/** What the operator has to know besides the link. */
const notes: Record<SignupMode, string> = {
  open: 'Everybody can sign up without one, too: SIGNUP is open.\n',
  invite: '',
  closed: 'Nobody can sign up yet: start the server with SIGNUP=invite.\n',
}

export const inviteCommand = defineCommand({
  name: 'invite',
  optional: ['email'],
  summary: 'makes a link to sign up once, within 7 days',
  async run({ database, config }, options) {
    const email = options.email === undefined ? undefined : readEmail(options.email)
    if (options.email !== undefined) {
      if (email === undefined) throw new AdminError(`${options.email} is not an e-mail address.`)
      if ((await findUserByEmail(database, email)) !== undefined) throw new EmailTakenError(email)
    }
    const token = await createInvitation(database, { email, days: invitationDays })
    const account = email === undefined ? 'an account' : `the account ${email}`
    const note = notes[signUpMode(config)]
    return `Whoever opens this within ${invitationDays} days can make ${account}, once:\n${config.publicUrl}/sign-up?invitation=${token}\n${note}`
  },
})

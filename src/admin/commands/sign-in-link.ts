import { createSignInToken, signInLink, signInLinkMinutes } from '../../accounts/sign-in-links.ts'
import { defineCommand, requireUser } from '../command.ts'

export const signInLinkCommand = defineCommand({
  name: 'sign-in-link',
  required: ['email'],
  summary: 'makes a link that signs a browser in once, within an hour',
  async run({ database, config }, { email }) {
    const user = await requireUser(database, email)
    const token = await createSignInToken(database, user.id)
    return `Whoever opens this within ${signInLinkMinutes} minutes is signed in as ${user.email}, once:\n${signInLink(config.publicUrl, token)}\n`
  },
})

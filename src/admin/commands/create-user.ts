import { readEmail, readUserName, userNameLength } from '../../accounts/account-fields.ts'
import { createApiKey } from '../../accounts/api-keys.ts'
import { createUser } from '../../accounts/users.ts'
import { AdminError, defineCommand } from '../command.ts'

export const createUserCommand = defineCommand({
  name: 'create-user',
  required: ['email', 'name'],
  summary: 'makes a user, with a first key',
  async run({ database, config }, options) {
    const email = readEmail(options.email)
    if (email === undefined) throw new AdminError(`${options.email} is not an e-mail address.`)
    const name = readUserName(options.name)
    if (name === undefined)
      throw new AdminError(`A name is one line of 1 to ${userNameLength} characters.`)
    const { signupCredits } = config
    const { user, key } = await database.transaction(async (tx) => {
      const user = await createUser(tx, { email, name, signupCredits })
      return { user, ...(await createApiKey(tx, { userId: user.id, name: 'First key' })) }
    })
    return `User ${user.id} (${user.email}) was made.\nTheir key, shown only this once: ${key}\n`
  },
})

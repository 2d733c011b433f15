import { createApiKey } from '../../accounts/api-keys.ts'
import { defineCommand, requireUser } from '../command.ts'

export const createKeyCommand = defineCommand({
  name: 'create-key',
  required: ['email'],
  optional: ['name'],
  summary: 'makes a key, which is shown only once',
  async run({ database }, { email, name = 'Made by an administrator' }) {
    const user = await requireUser(database, email)
    const { id, key } = await createApiKey(database, { userId: user.id, name })
    return `Key ${id} of ${user.email}, shown only this once: ${key}\n`
  },
})

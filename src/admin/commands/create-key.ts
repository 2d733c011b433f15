import {
  createApiKey,
  keyNameProblem,
  readKeyName,
  TooManyKeysError,
} from '../../accounts/api-keys.ts'
import { AdminError, defineCommand, requireUser } from '../command.ts'

export const createKeyCommand = defineCommand({
  name: 'create-key',
  required: ['email'],
  optional: ['name'],
  summary: 'makes a key, which is shown only once',
  async run({ database }, { email, name: wanted = 'Made by an administrator' }) {
    const name = readKeyName(wanted)
    if (name === undefined) throw new AdminError(keyNameProblem)
    const user = await requireUser(database, email)
    const { id, key } = await createApiKey(database, { userId: user.id, name }).catch(
      (error: unknown) => {
        throw error instanceof TooManyKeysError ? new AdminError(error.message) : error
      },
    )
    return `Key ${id} of ${user.email}, shown only this once: ${key}\n`
  },
})

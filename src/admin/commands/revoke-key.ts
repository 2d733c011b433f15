import { revokeApiKey } from '../../accounts/api-keys.ts'
import { AdminError, defineCommand } from '../command.ts'

export const revokeKeyCommand = defineCommand({
  name: 'revoke-key',
  required: ['id'],
  summary: 'ends a key; its id is characters 4 to 15 of a key',
  async run({ database }, { id }) {
    if (!(await revokeApiKey(database, id)))
      throw new AdminError(`There is no key ${id}, or it is revoked already.`)
    return `Key ${id} is revoked.\n`
  },
})

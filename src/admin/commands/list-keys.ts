import { listApiKeys } from '../../accounts/list-api-keys.ts'
import { defineCommand, requireUser } from '../command.ts'
import { formatTable } from '../format-table.ts'

export const listKeysCommand = defineCommand({
  name: 'list-keys',
  required: ['email'],
  summary: 'shows the keys of a user that can be used',
  async run({ database }, { email }) {
    const user = await requireUser(database, email)
    const rows = (await listApiKeys(database, user.id)).map((key) => [
      key.id,
      key.name,
      `…${key.lastFour}`,
      key.lastUsedAt?.toISOString() ?? 'never',
    ])
    return formatTable(['ID', 'Name', 'Ends in', 'Last used'], rows)
  },
})

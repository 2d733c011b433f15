import { listUsers } from '../../accounts/users.ts'
import { defineCommand } from '../command.ts'
import { formatTable } from '../format-table.ts'

export const listUsersCommand = defineCommand({
  name: 'list-users',
  summary: 'shows every user, the oldest first',
  async run({ database }) {
    const rows = (await listUsers(database)).map(({ id, email, name, createdAt }) => [
      id,
      email,
      name,
      createdAt.toISOString(),
    ])
    return formatTable(['ID', 'E-mail', 'Name', 'Since'], rows)
  },
})

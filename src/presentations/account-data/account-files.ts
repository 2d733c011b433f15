import type { Storage } from '../../storage/storage.ts'

/** The first segments of the keys of files that belong to a user; the second one is the user's id. */
const directories = ['exports', 'images', 'archives'] as const

/** Where the archive that an operation makes is kept. */
export function archiveKey(ownerId: string, operationId: string): string {
  return `archives/${ownerId}/${operationId}.zip`
}

/** All stored files of a user. */
export async function* filesOfAccount(storage: Storage, userId: string): AsyncGenerator<string> {
  for (const directory of directories)
    for await (const { key } of storage.list(`${directory}/${userId}`)) yield key
}

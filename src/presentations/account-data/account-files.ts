import type { Storage } from '../../storage/storage.ts'

/** The first segments of the keys of files that belong to a user; the second one is the user's id. */
const directories = ['exports', 'images', 'archives'] as const

/** Where an archive of a user's data is kept. @param name of one attempt to make one. @param checksum of its bytes. */
export function archiveKey(ownerId: string, name: string, checksum: string): string {
  return `archives/${ownerId}/${name}-${checksum}.zip`
}

/** The stored archives of a user, those that are kept no more too. */
export async function* archivesOf(storage: Storage, ownerId: string): AsyncGenerator<string> {
  for await (const { key } of storage.list(`archives/${ownerId}`)) yield key
}

/** All stored files of a user. */
export async function* filesOfAccount(storage: Storage, userId: string): AsyncGenerator<string> {
  for (const directory of directories)
    for await (const { key } of storage.list(`${directory}/${userId}`)) yield key
}

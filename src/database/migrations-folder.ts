import { fileURLToPath } from 'node:url'

/** Where the migrations are: the same distance from `src/database` and from `dist/database`. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

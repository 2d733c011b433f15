import { fileURLToPath } from 'node:url'
import { projectFile } from '../program-files.ts'

/** Where the migrations are. */
export const migrationsFolder = fileURLToPath(projectFile('migrations'))

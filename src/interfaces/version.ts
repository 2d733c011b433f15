import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { projectFile } from '../program-files.ts'

const packageSchema = z.object({ version: z.string() })

/** The version of this software. */
export const { version } = packageSchema.parse(
  JSON.parse(readFileSync(projectFile('package.json'), 'utf8')),
)

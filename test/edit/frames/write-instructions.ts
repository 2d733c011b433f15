import { readFileSync, writeFileSync } from 'node:fs'
import { withListOfFrames } from './frame-examples.ts'

// `npm run instructions` writes the list of what frames can be asked for into the guide.

const guide = new URL('../../../docs/instructions.md', import.meta.url)
writeFileSync(guide, withListOfFrames(readFileSync(guide, 'utf8')))

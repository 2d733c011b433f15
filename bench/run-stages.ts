import { resolve } from 'node:path'
import { benchStages, compareStages } from './stages.ts'

// Only what `npm run bench` measures of the stages; `npm run bench:stages -- ../other` compares with another checkout.

const [other] = process.argv.slice(2)
if (other === undefined) await benchStages()
else await compareStages(resolve(other))

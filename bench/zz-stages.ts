import { benchStages } from './stages.ts'
await benchStages()

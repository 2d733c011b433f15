import { takeProcessLock } from '../../src/database/process-lock.ts'

// A process that takes the lock named by its argument, says how that went, and stays until it is killed.
const taken = await takeProcessLock(process.argv[2] ?? '')
process.stdout.write(taken.lock === undefined ? `held by ${taken.heldBy}\n` : 'taken\n')
if (taken.lock === undefined) process.exit(1)
setInterval(() => undefined, 60_000)

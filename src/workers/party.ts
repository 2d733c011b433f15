import { AsyncLocalStorage } from 'node:async_hooks'

const parties = new AsyncLocalStorage<string>()

/** Does work for someone: the tasks that it gives to threads, now and later, take turns with those of others. */
export function forParty<Result>(party: string, work: () => Result): Result {
  return parties.run(party, work)
}

/** For whom this is done; undefined: for nobody in particular. */
export function currentParty(): string | undefined {
  return parties.getStore()
}

import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Connection } from '../../src/database/connection.ts'
import { readSetting, settleSetting } from '../../src/database/settings.ts'
import { describeEachDatabase, emptyDatabase } from '../support/databases.ts'

describeEachDatabase('Settings', (open) => {
  let connection: Connection
  beforeAll(async () => {
    connection = await open()
  })
  beforeEach(() => emptyDatabase(connection))

  it('are unknown until they are settled', async () => {
    expect(await readSetting(connection.database, 'secret')).toBeUndefined()
  })

  it('keep their first value', async () => {
    expect(await settleSetting(connection.database, 'secret', 'first')).toBe('first')
    expect(await settleSetting(connection.database, 'secret', 'second')).toBe('first')
  })

  it('have one value for all that settle them at once', async () => {
    const wishes = ['a', 'b', 'c', 'd']
    const values = await Promise.all(
      wishes.map(async (wish) => settleSetting((await open()).database, 'secret', wish)),
    )
    expect(new Set(values).size).toBe(1)
  })
})

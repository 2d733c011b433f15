import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection } from '../../src/database/connection.ts'
import { vibeList } from '../../src/design/vibes/vibe-list.ts'
import {
  createCustomVibe,
  deleteCustomVibe,
  findOwnVibe,
  listOwnVibes,
  updateCustomVibe,
} from '../../src/presentations/custom-vibes.ts'
import { describeEachDatabase } from '../support/databases.ts'
import { somebody } from '../support/operations.ts'

const base = vibeList[0]?.id ?? ''

describeEachDatabase('custom vibes', (open) => {
  let connection: Connection
  let ownerId: string
  beforeAll(async () => {
    connection = await open()
    ownerId = await somebody(connection)
  })
  afterAll(() => connection.close())

  test('are kept and listed, each owner’s own', async () => {
    const owner = await somebody(connection)
    const definition = { base, mood: 'Fog over the harbour', hue: -40, subject: 'ship' }
    const vibe = await createCustomVibe(connection.database, owner, {
      name: ' Harbour',
      definition,
    })
    const plain = await createCustomVibe(connection.database, owner, {
      name: 'Plain',
      definition: { base },
    })
    expect(vibe).toEqual({ id: expect.any(String), name: 'Harbour', definition })
    expect(await listOwnVibes(connection.database, owner)).toEqual([vibe, plain])
    expect(await findOwnVibe(connection.database, owner, vibe.id)).toEqual(vibe)
    expect(await findOwnVibe(connection.database, ownerId, vibe.id)).toBe(undefined)
  })

  test.each([
    [' ', { base }, 'A name has 1 to 100 characters.'],
    ['A', { base: 'none' }, 'base: There is no such system vibe.'],
    ['A', { base, hue: 200 }, expect.stringMatching(/^hue: /)],
    ['A', { base, mood: '' }, expect.stringMatching(/^mood: /)],
    ['A', null, expect.stringMatching(/^definition: /)],
  ])('named %j as %j are refused with a sentence', async (name, definition, message) => {
    await expect(
      createCustomVibe(connection.database, ownerId, { name, definition }),
    ).rejects.toMatchObject({ name: 'InvalidLookError', message })
  })

  test('are changed and deleted by their owner alone', async () => {
    const { database } = connection
    const other = await somebody(connection)
    const { id } = await createCustomVibe(database, ownerId, { name: 'A', definition: { base } })
    const wish = { name: 'B', definition: { base, hue: 90 } }
    const refusal = 'There is no such vibe.'
    await expect(updateCustomVibe(database, other, id, wish)).rejects.toThrow(refusal)
    await expect(deleteCustomVibe(database, other, id)).rejects.toThrow(refusal)
    expect(await updateCustomVibe(database, ownerId, id, wish)).toEqual({ id, ...wish })
    expect(await findOwnVibe(database, ownerId, id)).toEqual({ id, ...wish })
    await deleteCustomVibe(database, ownerId, id)
    expect(await findOwnVibe(database, ownerId, id)).toBe(undefined)
    await expect(deleteCustomVibe(database, ownerId, id)).rejects.toThrow(refusal)
  })
})

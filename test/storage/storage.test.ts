import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { ConfigurationError } from '../../src/config.ts'
import { openConnection } from '../../src/database/connection.ts'
import { openStorage, storageKey } from '../../src/storage/storage.ts'
import { describeEachDatabase, describePostgres } from '../support/databases.ts'

const bytes = (content: string) => new TextEncoder().encode(content)

describeEachDatabase('Storage', (_open, newPlace) => {
  it('finds its files again at the next start', async () => {
    const place = await newPlace()
    const first = await openConnection(place)
    await (await openStorage(place, first)).put('ada/deck.pdf', bytes('deck'), 'application/pdf')
    await first.close()
    const second = await openConnection(place)
    const file = await (await openStorage(place, second)).read('ada/deck.pdf')
    expect(file && (await text(file.stream))).toBe('deck')
    await second.close()
  })
})

describeEachDatabase('Storage whose marker is lost', (_open, newPlace) => {
  it('is refused on a shared database only, where the files may be elsewhere', async () => {
    const place = await newPlace()
    const connection = await openConnection(place)
    await openStorage(place, connection)
    await rm(join(place.dataDirectory, 'files', '.marker'))
    if (connection.kind === 'embedded') await openStorage(place, connection)
    else await expect(openStorage(place, connection)).rejects.toThrow(ConfigurationError)
    await connection.close()
  })
})

describePostgres('Storage of processes that share a database', (_open, newPlace) => {
  it('is refused with one sentence when they do not share their files', async () => {
    const place = await newPlace()
    const elsewhere = { ...place, dataDirectory: (await newPlace()).dataDirectory }
    const connection = await openConnection(place)
    await openStorage(place, connection)
    await expect(openStorage(elsewhere, connection)).rejects.toThrow(
      new RegExp(
        `^The files of this database are not in DATA_DIR ${elsewhere.dataDirectory}: [^.]+` +
          `\\(if the files are lost for good, write \\S+ into ${elsewhere.dataDirectory}/files/\\.marker\\)\\.$`,
      ),
    )
    await connection.close()
  })

  it('opens for four processes that start together', async () => {
    const place = await newPlace()
    const connections = await Promise.all([1, 2, 3, 4].map(() => openConnection(place)))
    const storages = await Promise.all(connections.map((one) => openStorage(place, one)))
    await storages[0]?.put('ada/deck.pdf', bytes('deck'), 'application/pdf')
    const file = await storages[3]?.read('ada/deck.pdf')
    expect(file && (await text(file.stream))).toBe('deck')
    for (const connection of connections) await connection.close()
  })
})

describe('storageKey', () => {
  it('is the same for the same content of a user, and differs for another', () => {
    const key = storageKey('ada', bytes('deck'), 'pdf')
    expect(key).toMatch(/^ada\/[0-9a-f]{64}\.pdf$/)
    expect(storageKey('ada', bytes('deck'), 'pdf')).toBe(key)
    expect(storageKey('ada', bytes('Deck'), 'pdf')).not.toBe(key)
    expect(storageKey('grace', bytes('deck'), 'pdf')).not.toBe(key)
  })
})

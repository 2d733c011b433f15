import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Connection } from '../../src/database/connection.ts'
import { systemThemes } from '../../src/design/themes/theme-list.ts'
import { TooLongError } from '../../src/presentations/errors.ts'
import { createThemePreviews } from '../../src/presentations/theme-previews.ts'
import { currentParty } from '../../src/workers/party.ts'
import { TaskTimeLimitError } from '../../src/workers/task-time-limit.ts'
import { describeDatabase } from '../support/databases.ts'
import { createFakeWorkers } from '../support/fake-workers.ts'

describeDatabase('the preview of a theme', (open) => {
  let connection: Connection
  beforeAll(async () => {
    connection = await open()
  })
  afterAll(() => connection.close())

  test('is drawn in the turn of whoever wants it, and refused when it takes too long', async () => {
    const workers = createFakeWorkers()
    let party: string | undefined
    workers.onExport = async () => {
      party = currentParty()
      throw new TaskTimeLimitError(120_000)
    }
    const previews = createThemePreviews(connection.database, workers)
    await expect(previews.cover('ada', systemThemes[0]?.id ?? '')).rejects.toThrow(TooLongError)
    expect(party).toBe('ada')
  })
})

import { describe, expect, it } from 'vitest'
import { generationView } from '../../../src/interfaces/v1/generation-view.ts'

type Operation = Parameters<typeof generationView>[0]

const operation = (wish: Partial<Operation>): Operation => ({
  id: 'g1',
  position: 1,
  kind: 'presentation_generation',
  ownerId: 'u1',
  presentationId: 'p1',
  applicationId: null,
  limited: true,
  status: 'pending',
  progress: null,
  result: null,
  error: null,
  warnings: [],
  modelUsage: null,
  worker: null,
  attempt: 0,
  crashes: 0,
  eventCount: 0,
  leaseExpiresAt: null,
  cancelRequested: false,
  creditsUsed: 0,
  createdAt: new Date(0),
  startedAt: null,
  completedAt: null,
  ...wish,
})
const view = (wish: Partial<Operation>) => generationView(operation(wish), (path) => path)

describe('The v1 status of an operation', () => {
  it('is pending, without its presentation, before work begins', () => {
    expect(view({})).toMatchObject({ status: 'pending', presentation_id: null, formats: null })
  })

  it('stays in progress when interrupted work goes back to the queue', () => {
    expect(view({ startedAt: new Date(1) })).toMatchObject({
      status: 'in_progress',
      presentation_id: 'p1',
    })
  })

  it('says why only when it has failed', () => {
    const error = { code: 'presentation_deleted', message: 'The presentation was deleted.' }
    expect(view({ status: 'in_progress', startedAt: new Date(1), error })).toMatchObject({
      error: null,
    })
    expect(view({ status: 'failed', startedAt: new Date(1), error })).toMatchObject({
      error: error.message,
    })
  })

  it('shows cancelled work as failed', () => {
    expect(view({ status: 'canceled' })).toMatchObject({
      status: 'failed',
      error: 'The work was cancelled.',
    })
  })
})

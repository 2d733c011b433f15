import { fastify } from 'fastify'
import { describe, expect, it } from 'vitest'
import { type ReadinessCheck, registerHealth } from '../../../src/interfaces/http/health.ts'

const well = async () => undefined
const ill = async () => {
  throw new Error('Out of order.')
}

async function readiness(database: ReadinessCheck['check'], disk: ReadinessCheck['check']) {
  const app = fastify()
  registerHealth(app, {
    isClosing: () => false,
    checks: [
      { part: 'database', problem: 'No database.', check: database },
      { part: 'disk', problem: 'No disk.', check: disk },
    ],
  })
  return await app.inject('/health/ready')
}

describe('GET /health/ready', () => {
  it('is ready when every part is', async () => {
    const answer = await readiness(well, well)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ status: 'ok' })
  })

  it('names the parts that are not, with a sentence about each', async () => {
    const answer = await readiness(ill, ill)
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('2')
    expect(answer.json()).toEqual({
      detail: 'No database. No disk.',
      unready: ['database', 'disk'],
    })
  })

  it('waits for no part longer than two seconds', async () => {
    const answer = await readiness(() => new Promise(() => undefined), well)
    expect(answer.json()).toMatchObject({ unready: ['database'] })
  })
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renewingLinks } from '../../src/interfaces/renewing-links.ts'
import { urlSigner } from '../../src/storage/signed-urls.ts'

const hour = 60 * 60 * 1000
/** When a link was given that was signed for 24 hours. */
const given = new Date('2026-03-01T00:00:00.000Z').getTime()

const signLink = renewingLinks({
  publicUrl: 'https://slides.test',
  retentionDaysExports: 2,
  signer: urlSigner('a secret of sixteen'),
})

/** The link as an answer shows it some hours after it was given. */
function shownAfter(hours: number, path = '/share/p1'): string {
  vi.setSystemTime(given + hours * hour)
  return signLink(path, new Date(given + 24 * hour))
}

/** How many hours after the first link was given one ends. */
function endOf(link: string): number {
  return (Number(new URL(link).searchParams.get('expires')) * 1000 - given) / hour
}

describe('A link of an answer', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('is the same in every answer for half its life', () => {
    expect(endOf(shownAfter(0))).toBe(24)
    expect(shownAfter(11.9)).toBe(shownAfter(0))
  })

  test('is signed anew past half its life, and is then the same for as long again', () => {
    expect(endOf(shownAfter(12.1))).toBe(36)
    expect(shownAfter(23.9)).toBe(shownAfter(12.1))
    expect(endOf(shownAfter(24.1))).toBe(48)
  })

  test.each([30, 100, 1_000.5])('leaves more than 12 and at most 24 hours after %d', (hours) => {
    const left = endOf(shownAfter(hours)) - hours
    expect(left).toBeGreaterThan(12)
    expect(left).toBeLessThanOrEqual(24)
  })

  test('to a file does not outlive the file', () => {
    expect(endOf(shownAfter(25, '/downloads/f1'))).toBe(48)
    expect(endOf(shownAfter(100, '/downloads/f1'))).toBe(48)
  })
})

import { describe, expect, it } from 'vitest'
import { textLine } from '../../src/scene/text-line.ts'

const line = { x: 0, baseline: 12, width: 40, text: 'Revenue' }

describe('textLine', () => {
  it('makes its runs once, when they are first asked for', () => {
    let made = 0
    const lazy = textLine(line, () => {
      made++
      return []
    })
    expect(made).toBe(0)
    expect(lazy.runs).toBe(lazy.runs)
    expect(made).toBe(1)
  })

  it('is copied with its runs', () => {
    expect({ ...textLine(line, () => []) }).toEqual({ ...line, runs: [] })
    expect(structuredClone(textLine(line, () => []))).toEqual({ ...line, runs: [] })
  })
})

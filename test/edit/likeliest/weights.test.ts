import { expect, it } from 'vitest'
import { frames } from '../../../src/edit/frames/frames.ts'
import { verbConcepts } from '../../../src/edit/lexicons/wish-concepts.ts'
import weights from '../../../src/edit/likeliest/weights.json' with { type: 'json' }

const names = Object.keys(weights)

it('weigh frames that there are: one of another name needs a new fit', () => {
  const known = new Set(frames.map(({ name }) => name))
  const weighed = names.flatMap((name) => /^act frame (\w+)$/.exec(name)?.[1] ?? [])
  expect(weighed.length).toBeGreaterThan(20)
  expect(weighed.filter((name) => !known.has(name))).toEqual([])
})

it('weigh what the commonest verbs say', () => {
  const said = new Set(names.flatMap((name) => / says (\w+)$/.exec(name)?.[1] ?? []))
  for (const verb of ['add', 'delete', 'move', 'swap', 'replace', 'rename'] as const) {
    expect(verbConcepts).toContain(verb)
    expect(said).toContain(verb)
  }
})

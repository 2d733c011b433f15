import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { frames } from '../../../src/edit/frames/frames.ts'
import { frameExamples, framesOwning, slideWishes, withListOfFrames } from './frame-examples.ts'

const all = Object.entries(frameExamples())

it('every frame has examples', () => {
  expect(all.map(([name]) => name).sort()).toEqual(
    [...new Set([...slideWishes, ...frames.map(({ name }) => name)])].sort(),
  )
})

it.each(all)('%s is asked for by each of its examples', (name, { examples, isRefused }) => {
  const others = Object.values(examples).filter(
    (said) => !framesOwning(said, isRefused).includes(name),
  )
  expect(others).toEqual([])
})

it('docs/instructions.md lists what frames can be asked for', () => {
  const guide = readFileSync(new URL('../../../docs/instructions.md', import.meta.url), 'utf8')
  // `npm run instructions` writes it.
  expect(withListOfFrames(guide)).toBe(guide)
})

import { expect, it } from 'vitest'
import { openInTime } from '../../src/database/open-in-time.ts'

const tooLate = new Error('It has not opened in time.')

it('Who opens again after an opening took too long gets what that one gives, and then another', async () => {
  let finish: (opened: string) => void = () => undefined
  const openings = [new Promise<string>((resolve) => (finish = resolve)), Promise.resolve('second')]
  let begun = 0
  const open = openInTime(() => openings[begun++] ?? Promise.reject(tooLate), 1, tooLate)
  await expect(open()).rejects.toThrow('It has not opened in time.')
  await expect(open()).rejects.toThrow('It has not opened in time.')
  expect(begun).toBe(1)
  finish('first')
  expect(await open()).toBe('first')
  expect(await open()).toBe('second')
})

it('An opening that has failed is followed by another', async () => {
  const openings = [Promise.reject(new Error('The disk is full.')), Promise.resolve('opened')]
  const open = openInTime(() => openings.shift() ?? Promise.reject(tooLate), 60_000, tooLate)
  await expect(open()).rejects.toThrow('The disk is full.')
  expect(await open()).toBe('opened')
})

import { expect, it } from 'vitest'
import { introducer } from '../../../../src/author/composer/reading/quotation-speakers.ts'

it.each([
  ['王芳说', '王芳', 0],
  ['王芳来了，王芳说', '王芳', 5],
  ['Comme l’a écrit Simone Weil', 'Simone Weil', 16],
  ['As Simone Weil wrote', 'Simone Weil', 3],
])('names who introduces what is said: %s', (intro, name, from) => {
  const found = introducer(intro)
  expect(found).toEqual({ from, to: from + name.length })
})

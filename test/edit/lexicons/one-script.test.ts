import { expect, test } from 'vitest'
import { fold } from '../../../src/edit/words/fold.ts'

test.each([
  ['請把第5頁標題改成', '请把第5页标题改成'],
  ['複製', '复制'],
  ['恢復', '恢复'],
])('compares %s as %s', (traditional, simplified) => {
  expect(fold(traditional)).toBe(simplified)
})

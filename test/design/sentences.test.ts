import { expect, test } from 'vitest'
import { runningText } from '../../src/design/sentences.ts'

test.each([
  ['en', ['Took three years', 'Nobody was hurt'], 'Took three years. Nobody was hurt'],
  ['en', ['Who knew?', 'Up 5%', 'All good'], 'Who knew? Up 5%. All good'],
  ['en', ['', 'Nobody was hurt'], 'Nobody was hurt'],
  ['de-AT', ['Er sagte „Ja!“', 'Gut'], 'Er sagte „Ja!“ Gut'],
  ['ja', ['三年かかった', '無事だった'], '三年かかった。無事だった'],
  ['th', ['ใช้เวลาสามปี', 'ไม่มีใครเจ็บ'], 'ใช้เวลาสามปี ไม่มีใครเจ็บ'],
  ['hi', ['तीन वर्ष लगे', 'सब ठीक'], 'तीन वर्ष लगे। सब ठीक'],
])('sentences of %s in one paragraph are told apart: %j', (language, texts, joined) => {
  expect(runningText(texts, language)).toBe(joined)
})

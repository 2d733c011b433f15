import { describe, expect, it } from 'vitest'
import { isListLine, withFalseMarks } from '../../../../src/author/composer/reading/list-marks.ts'
import { readLines } from '../../../../src/author/composer/reading/text-lines.ts'

/** Which lines of a text begin an item. */
const items = (text: string) =>
  withFalseMarks(readLines(text, 0, text.length))
    .filter(isListLine)
    .map((line) => line.text)

describe('a number at the start of a line', () => {
  it.each([
    'Das schaffen wir, wenn der Auftrag bis zum\n12. Dezember bei uns ist.',
    'Wij zien elkaar op vrijdag de\n9. mei om negen uur.',
    'It was the team’s\n3. place in a row.',
  ])('goes on with the sentence of the line above: %j', (text) => {
    expect(items(text)).toEqual([])
  })

  it.each([
    'Tasks\n1. call Ana\n2. paint the wall',
    'We do this:\n4. call Ana',
    'All is done.\n4. call Ana',
    'Go on\n7. call Ana\nand then\n8. paint the wall',
  ])('is a mark where it counts: %j', (text) => {
    expect(items(text)).toEqual(text.split('\n').filter((line) => /^\d/.test(line)))
  })
})

it('of a name is no mark, unless a letter near counts on', () => {
  expect(items('P. Wilk asked for more time')).toEqual([])
  expect(items('A. Tea for all\nB. Cake for some')).toHaveLength(2)
})

import { expect, test } from 'vitest'
import { talkOutcomes } from '../../../../src/author/composer/reading/talk-outcomes.ts'
import { turnsOfLines } from '../../../support/turns.ts'

/** What is told of a talk, a line for each stretch of it. */
function told(language: string, ...lines: string[]): string[] {
  return talkOutcomes(turnsOfLines(lines), 2, language).flatMap((block) =>
    block.kind === 'paragraph' ? [block.text.text] : [],
  )
}

const aside = 'My father in law always says that he would do all of it himself in one weekend.'

test('decisions, promises and figures are told, and chat is for the notes', () => {
  expect(
    told(
      'en',
      'Ana: What would three evenings cost us in a year?',
      'Ben: Three evenings are 31,000 pounds in all, with the security contract.',
      `Ana: ${aside} You know what he is like, don’t you?`,
      'Ana: Then we agreed on three evenings from September on.',
      'Ben: I will write to the security firm by Friday.',
    ),
  ).toEqual([
    'What would three evenings cost us in a year? Three evenings are 31,000 pounds in all, with the security contract. Then we agreed on three evenings from September on. Ben: I will write to the security firm by Friday.',
  ])
})

test.each([
  ['en', 'The low shelves are still open until the bank has answered us.'],
  ['de', 'Die Frage nach dem Dach bleibt offen, bis die Bank geantwortet hat.'],
  ['es', 'El tejado queda pendiente hasta el tres de junio.'],
  ['zh', '屋顶的修理下次开会再议，等银行答复。'],
])('what is left open is told: %s', (language, open) => {
  const [only] = told(language, `Ana: ${open}`, 'Ben: Ja.')
  expect(only).toContain(open)
})

test('a talk is told in stretches that end where something is settled', () => {
  const topic = (name: string) => [
    `Ana: The ${name} has been on our list for two years, and nobody of us has done anything about it so far.`,
    `Ben: The cheapest offer for the ${name} is 4,200 euros, and the dearest is almost twice that.`,
    `Ana: Then it is decided that we take the cheapest offer for the ${name} this time.`,
  ]
  expect(told('en', ...topic('roof'), ...topic('boiler'), ...topic('gate'))).toHaveLength(3)
})

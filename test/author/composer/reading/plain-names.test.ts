import { expect, test } from 'vitest'
import { readSource } from '../../../../src/author/composer/reading/read-source.ts'

/** The headings that a text is read with. */
function headingsOf(text: string): string[] {
  return readSource(text).flatMap((block) => (block.kind === 'heading' ? [block.text.text] : []))
}

const report =
  'Night shift report\n\nWhat went wrong\nThe seal was old. Nobody had checked it since May.\n\nWhat we do\nFrom now on we check all seals every month.\n'
const bericht =
  'Bericht der Nachtschicht\n\nWas schiefging\nDie Dichtung war alt. Niemand hatte sie geprüft.\n\nWas wir tun\nWir prüfen jetzt jeden Monat alle Dichtungen.\n'

test.each([
  ['a word in bold', report.replace('seal', '**seal**')],
  ['a quotation', `${report}\n> Old seals leak.\n`],
  ['a link', report.replace('May', '[May](https://example.org)')],
  ['a word in bold (de)', bericht.replace('alt', '**alt**')],
])('headings of plain text stay headings beside %s', (_, text) => {
  const plain = text.startsWith('Night') ? report : bericht
  expect(headingsOf(text)).toEqual(headingsOf(plain))
  expect(headingsOf(text)).toHaveLength(3)
})

test('a title with a colon over key lines is the title beside a quotation', () => {
  const text =
    'Postmortem: checkout outage on 3 March\n\nImpact: 47 minutes of failed payments.\nSeverity: SEV-1\n\nWhat went wrong\nThe client did not retry when the gateway was slow.\n\n> Test the overlap.\n'
  expect(headingsOf(text)[0]).toBe('Postmortem: checkout outage on 3 March')
})

test('where markdown has headings of its own, short lines are none', () => {
  expect(
    headingsOf('# Report\n\nWhat went wrong\nThe seal was old and nobody had checked it.\n'),
  ).toEqual(['Report'])
})

import { expect, test } from 'vitest'
import { chosenVariant } from '../../../../src/deck/slide.ts'
import { composeText } from '../../../support/compose-text.ts'

const body =
  'The ferry sails at nine. It carries forty cars and the mail of the island.\n\n## Winter\n\nNothing sails in January because of the ice. The yard repairs the hull.\n\n## Prices\n\nAdults pay four euros. Children pay two.'

function coverOf(text: string) {
  const { slides } = composeText(text, {
    titleIsDefault: true,
    titleFromSource: true,
    deckTitle: 'Untitled',
  })
  const [first] = slides
  if (first === undefined) throw new Error('There is a slide.')
  return { cover: chosenVariant(first), slides }
}

test('the title, the author and the date in the front matter of a text are its cover', () => {
  const { cover, slides } = coverOf(
    `---\nlayout: post\ntitle: "The old ferry"\nauthor: Marta Klee\ndate: 2026-04-07\ntags: [boats, ice]\n---\n\n${body}`,
  )
  expect(cover.title).toBe('The old ferry')
  expect(JSON.stringify(cover)).toContain('Marta Klee')
  expect(JSON.stringify(slides)).not.toContain('boats')
})

test('a text that has a heading over it is called as that', () => {
  const { cover } = coverOf(`---\ntitle: ferry-2026\n---\n\n# The ferry of Vik\n\n${body}`)
  expect(cover.title).toBe('The ferry of Vik')
})

test('text between two rules is text', () => {
  const { slides } = coverOf(
    `---\n\n# One\n\nThe bridge of Vik is closed until May.\n\n---\n\n# Two\n\n${body}`,
  )
  expect(JSON.stringify(slides)).toContain('closed until May')
})

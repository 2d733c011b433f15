import { expect, it } from 'vitest'
import { fittingForm } from '../../../src/author/model/fitting-form.ts'
import type { SlideForm } from '../../../src/author/model/written-slide.ts'
import { facts } from '../../support/models/facts.ts'

it.each<[SlideForm, string[], SlideForm]>([
  ['chart', ['2024: Visitors 21,900', '2025: Visitors 27,300'], 'chart'],
  ['chart', ['Visitors came in spring', 'and in summer'], 'points'],
  ['figures', ['Nobody came'], 'points'],
  ['figures', ['97% of calls were answered', 'in 20 seconds'], 'figures'],
  ['figures', ['It costs €1,600', 'and brings nothing'], 'points'],
  ['chart', ['It begins at 20:30'], 'points'],
  ['figures', ['Sixty-four percent went by tram', 'and 9 by bus'], 'points'],
  ['code', ['Type the name of the file'], 'points'],
  ['steps', ['Register', 'Choose'], 'steps'],
])('%s of %j is %s', (form, texts, fitting) => {
  expect(fittingForm(form, facts(...texts), true)).toBe(fitting)
})

it('has a closing in the last place alone', () => {
  const asked = facts('We ask for a second year')
  expect(fittingForm('closing', asked, true)).toBe('closing')
  expect(fittingForm('closing', asked, false)).toBe('points')
})

import { expect, test } from 'vitest'
import { slidePlainText } from '../../../../src/deck/slide.ts'
import { composeText } from '../../../support/compose-text.ts'

const orders = (text: string) =>
  composeText(text).warnings.filter((one) => one.startsWith('Some words may be meant'))

test.each([
  [
    'English',
    'The hall is let until May.',
    'Two of the staff want to leave, not for the slides please.',
  ],
  ['English', 'The hall is let until May.', 'Only to you: two of the staff want to leave.'],
  ['English', 'The hall is let until May.', 'Don’t tell her.'],
  ['English', 'The hall is let until May.', 'We need 6–8 slides for Wednesday.'],
  ['English', 'The hall is let until May.', 'Confidential: two of the staff want to leave.'],
  ['German', 'Die Halle ist bis Mai vermietet.', 'Bitte nicht auf die Folien.'],
  ['French', 'La salle est louée jusqu’en mai.', 'Cela reste entre nous.'],
  ['Korean', '홀은 5월까지 임대되어 있습니다.', '슬라이드에는 넣지 말아 주세요.'],
  ['Chinese', '大厅出租到五月。', '不要放到幻灯片里。'],
])('in %s what speaks to whoever makes the slides is said in a warning: %s %s', (_, matter, order) => {
  expect(orders(`${matter}\n\n${order}`)).toEqual([
    expect.stringContaining(`“${order.replaceAll("'", '’')}”`),
  ])
})

test('nothing is left out for it', () => {
  const secret = 'Two of the staff want to leave, not for the slides please.'
  const { slides } = composeText(`The hall is let until May.\n\n${secret}\n\nThe rent is 300.`)
  const told = slides.map((slide) => `${slidePlainText(slide)} ${slide.notes ?? ''}`).join()
  expect(told).toContain('want to leave')
})

test('what is to be left out by its name is an order beside a wish for slides alone', () => {
  const text =
    'We lost 14 bikes this year. Please don’t mention the police report. The insurer pays.'
  expect(orders(text)).toEqual([])
  expect(orders(`Can you make 5 slides of this?\n\n${text}`)).toEqual([
    expect.stringContaining('police report'),
  ])
})

test.each([
  'Salary data is internal only. Managers see their own team.',
  'For internal use only. Not for injection.',
  'Our slides do not show the year. The deck has 40 slides of text.',
  'Please come to the presentation at 6 pm in the barn.',
  '“Don’t tell her,” my uncle said, and we measured the flour in secret.',
  'The information is confidential under clause 4, and so are all reports.',
])('it is none in “%s”', (text) => {
  expect(orders(text)).toEqual([])
})

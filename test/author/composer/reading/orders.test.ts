import { describe, expect, test } from 'vitest'
import { readSource } from '../../../../src/author/composer/reading/read-source.ts'
import { blockOutline } from '../../../support/block-outline.ts'
import { composeText } from '../../../support/compose-text.ts'

/** What speaks to whoever makes the slides, as it was found. */
function ordersOf(input: string): string[] {
  return readSource(input).flatMap((block) =>
    block.kind === 'margin' && block.order === 'followed' ? [block.text.text] : [],
  )
}

function unclearOf(input: string): string[] {
  return readSource(input).flatMap((block) =>
    block.kind === 'margin' && block.order === 'unclear' ? [block.text.text] : [],
  )
}

const orders: [language: string, text: string, order: string][] = [
  [
    'English',
    'The roof leaks over the hall. We need 6-8 slides for Wednesday.',
    'We need 6-8 slides for Wednesday.',
  ],
  [
    'German',
    'Das Dach der Halle ist undicht. Ich brauche dafür 6 Folien bis Mittwoch.',
    'Ich brauche dafür 6 Folien bis Mittwoch.',
  ],
  [
    'French',
    'Le toit de la salle fuit depuis mars. Il me faut 6 diapos pour mercredi.',
    'Il me faut 6 diapos pour mercredi.',
  ],
  [
    'Spanish',
    'El tejado de la sala tiene goteras. Necesito 6 diapositivas para el miércoles.',
    'Necesito 6 diapositivas para el miércoles.',
  ],
  ['Russian', 'Крыша зала протекает с марта. Нужно 6 слайдов к среде.', 'Нужно 6 слайдов к среде.'],
  [
    'Japanese',
    'ホールの屋根は三月から雨漏りしています。スライドは6枚でお願いします。',
    'スライドは6枚でお願いします。',
  ],
  [
    'Turkish',
    'Salonun çatısı marttan beri akıyor. Çarşambaya 6 slayt lazım.',
    'Çarşambaya 6 slayt lazım.',
  ],
]

test.each(orders)('in %s a wish for so many slides is none of the text', (_, text, order) => {
  expect(ordersOf(`${text.replace(order, '').trim()}\n\n${text}`)).toEqual([order])
})

describe('what is not for the slides', () => {
  test.each([
    [
      'English',
      'The hall is let until May.\n\nTwo of the staff have asked to leave. Not for the slides please.\n\nThe rent is 300 a month.',
    ],
    [
      'German',
      'Die Halle ist bis Mai vermietet.\n\nZwei aus dem Team wollen gehen. Bitte nicht auf die Folien.\n\nDie Miete beträgt 300 im Monat.',
    ],
    [
      'French',
      'La salle est louée jusqu’en mai.\n\nDeux personnes veulent partir. Cela reste entre nous.\n\nLe loyer est de 300 par mois.',
    ],
    [
      'Italian',
      'La sala è affittata fino a maggio.\n\nDue persone vogliono andarsene. Che resti tra noi.\n\nL’affitto è di 300 al mese.',
    ],
    [
      'Polish',
      'Sala jest wynajęta do maja.\n\nDwie osoby chcą odejść. Niech to zostanie między nami.\n\nCzynsz wynosi 300 miesięcznie.',
    ],
    [
      'Korean',
      '홀은 5월까지 임대되어 있습니다.\n\n직원 두 명이 그만두고 싶어 합니다. 슬라이드에는 넣지 말아 주세요.\n\n임대료는 월 300입니다.',
    ],
    ['Chinese', '大厅出租到五月。\n\n有两名员工想离职。不要放到幻灯片里。\n\n租金每月300元。'],
  ])('in %s is the paragraph that says so at its end', (_, text) => {
    const paragraph = text.split('\n\n')[1]?.replace(/(?<=。)\s/gu, '')
    expect(ordersOf(text)).toEqual([paragraph])
    expect(blockOutline(text).join('\n')).not.toContain(paragraph)
  })

  test('is the paragraph that says so first', () => {
    const text =
      'The hall is let until May.\n\nOff the record: two of the staff want to leave. They told Ann.\n\nThe rent is 300 a month.'
    expect(ordersOf(text)).toEqual([
      'Off the record: two of the staff want to leave. They told Ann.',
    ])
  })

  test('is the sentence that says so of itself', () => {
    const text =
      'The hall is let until May. The insurer should pay most of it but don’t put that in as if it were certain. The rent is 300 a month.'
    expect(ordersOf(text)).toEqual([
      'The insurer should pay most of it but don’t put that in as if it were certain.',
    ])
  })

  test('is the section below a heading that says so', () => {
    const text =
      '# Hall\n\nThe hall is let until May and the roof is sound.\n\n## Not for the slides\n\nTwo want to leave.\n\n- They told Ann\n\n## Rent\n\nThe rent is 300 a month, paid on the first.'
    expect(ordersOf(text)).toEqual(['Not for the slides', 'Two want to leave.', 'They told Ann'])
  })

  test('is read in quoted mail and in lines that are wrapped', () => {
    const text =
      'From: Ann Roe\nTo: Bob Hill\nSubject: Hall\n\nSee below. The hall is let until May and paid for.\n\n> From: Cem Oz\n> To: Ann Roe\n> Subject: Hall\n>\n> Two of the staff have said that they want to\n> leave in spring. Not for the slides please.\n>\n> The rent is 300 a month.'
    expect(ordersOf(text)).toEqual([
      'Two of the staff have said that they want to leave in spring. Not for the slides please.',
    ])
  })

  test('stays where it is not clear what that is, and only the order goes', () => {
    const text =
      'The hall is let until May.\n\nNot for the slides please.\n\nThe rent is 300 a month.'
    expect(unclearOf(text)).toEqual(['Not for the slides please.'])
    expect(blockOutline(text)).toEqual([
      'paragraph: The hall is let until May.',
      'paragraph: The rent is 300 a month.',
    ])
  })

  test('begins with the initial of a name', () => {
    const text =
      'La porte est ouverte le jour.\n\nM. Diallo a deux mois de retard de charges. Cela reste entre nous.\n\nLe fonds de travaux est de 7 900 euros cette année.'
    expect(ordersOf(text)).toEqual([
      'M. Diallo a deux mois de retard de charges. Cela reste entre nous.',
    ])
  })

  test('is a whole line of notes in small letters', () => {
    const text =
      'notes of tuesday\n\nrent stays at 46 for now, deepak has the figures\n\nAOB: Ann is 40 yrs on plot 11. cake. dont tell her (she left early)\n\nnext: 1 dec in the hut'
    expect(ordersOf(text)).toEqual([
      'AOB: Ann is 40 yrs on plot 11. cake. dont tell her (she left early)',
    ])
  })

  test('is said in a warning and stands neither on slides nor in the notes', () => {
    const { slides, warnings } = composeText(
      'The hall is let until May, and the roof was mended in June.\n\nTwo of the staff have asked to leave. Not for the slides please.\n\nThe rent is 300 a month, and the lights cost 40.',
    )
    expect(JSON.stringify(slides)).not.toContain('asked to leave')
    expect(warnings).toEqual([
      expect.stringMatching(/\(1 passage\): “Two of the staff have asked to leave/u),
    ])
  })
})

describe('what something else may be as well', () => {
  test.each([
    ['a statement', 'Salary data is internal only. Managers see their own team.'],
    ['a warning of its own', 'For internal use only. Not for injection.'],
    ['an order in a guide', 'Don’t mention the price before the guest asks for it.'],
  ])('%s stays', (_, said) => {
    const text = `What everybody here should know.\n\n${said}\n\nThe shop opens at nine.`
    expect([...ordersOf(text), ...unclearOf(text)]).toEqual([])
  })

  test('is an order as a label', () => {
    const text = 'The hall is let.\n\nConfidential: two want to leave in May.\n\nThe rent is 300.'
    expect(ordersOf(text)).toEqual(['Confidential: two want to leave in May.'])
  })

  test('is one beside a wish for slides', () => {
    const matter = 'We lost 14 bikes this year, nine of them at the station and five at the school.'
    const order = 'Please don’t mention the police report.'
    const about = `${matter} ${order} The insurer pays for those that were locked.`
    expect(ordersOf(about)).toEqual([])
    expect(ordersOf(`Can you make 5 slides of this?\n\n${about}`)).toEqual([order])
  })

  test('is one beside a wish that stands behind it', () => {
    const text =
      'Wir haben dieses Jahr 14 Räder verloren, neun davon am Bahnhof. Den Polizeibericht bitte nicht erwähnen.\n\nDie Versicherung zahlt. Ich brauche 5 Folien bis Mittwoch.'
    expect(ordersOf(text)).toEqual([
      'Den Polizeibericht bitte nicht erwähnen.',
      'Ich brauche 5 Folien bis Mittwoch.',
    ])
  })
})

describe('a figure that is taken back', () => {
  test('goes with the sentences that use it', () => {
    const text =
      'We get 340 calls on Mondays. The average wait is 19 minutes.\n\nDon’t use 340, use 286. Half of them hang up.'
    expect(blockOutline(text)).toEqual([
      'paragraph: The average wait is 19 minutes.',
      'paragraph: Half of them hang up.',
    ])
  })

  test('may be named in the sentence before', () => {
    const text =
      'We get 340 calls on Mondays. The average wait is 19 minutes.\n\nThe 340 was the week of the letter. Don’t use that number. Half of them hang up.'
    expect(blockOutline(text)).toEqual([
      'paragraph: The average wait is 19 minutes.',
      'paragraph: Half of them hang up.',
    ])
  })

  test.each([
    'Don’t use 5 ml of it at once. The bottle holds 5 ml.',
    'Our slides do not show the year. The deck has 40 slides of text.',
    'He was told not to mention it to her in the presentation of her life, and he kept his word for years.',
    'What happens between us and the sea is a strip of sand, and it is handled internally.',
    'The information is confidential under clause 4, and so are all reports of the two firms.',
  ])('is none in “%s”', (text) => {
    expect([...ordersOf(text), ...unclearOf(text)]).toEqual([])
  })
})

import { describe, expect, it, test } from 'vitest'
import { blockOutline } from '../../../support/block-outline.ts'

describe('a numbered line that ends in a year with its short word is a heading', () => {
  it.each([
    [
      'PROTOKÓŁ\n\n1. Porządek obrad\nPrzyjęto go bez głosów sprzeciwu na wniosek zarządu.\n\n2. Sprawozdanie za 2024 r.\nZarządca przedstawił wykonanie planu i odpowiedział na pytania.\n\n3. Dach\nInżynier omówił ekspertyzę z lutego i trzy warianty naprawy.',
      'Sprawozdanie za 2024 r.',
    ],
    [
      'ПРОТОКОЛ\n\n1. Повестка дня\nЕё приняли без возражений по предложению правления.\n\n2. Отчёт за 2024 г.\nПредседатель рассказала о выполнении плана и ответила на вопросы.\n\n3. Крыша\nИнженер рассказал об обследовании и трёх вариантах ремонта.',
      'Отчёт за 2024 г.',
    ],
  ])('%s', (text, heading) => {
    const headings = blockOutline(text).filter((block) => block.startsWith('heading'))
    expect(headings.map((block) => block.replace(/^heading \d: /, ''))).toContain(heading)
    expect(headings).toHaveLength(4)
  })
})

const before =
  'Rooms\n\nWe looked at seven places since Easter, and two of them are realistic for us.'

describe('a line alone of some words that ends no sentence names the table or list below it', () => {
  it.each([
    [
      'Comparison, all ex VAT, my own numbers, checked by Noor except where marked',
      'Rent        212,000   148,500\nRates        88,000    55,000\nFit-out           0   186,000',
    ],
    [
      'Notizen vom offenen Treffen, 22. Mai, Kantine, etwa 25 Leute (abgetippt von Lewis)',
      '- Der Hof liegt nach Süden\n- Die Kaffeemaschine wiegt 90 Kilo',
    ],
  ])('%s', (name, below) => {
    expect(blockOutline(`${before}\n\n${name}\n\n${below}`)).toContain(`heading 2: ${name}`)
  })

  it('but a sentence that leads to it does not', () => {
    const leads = 'We have asked all of the landlords about these four things:'
    expect(blockOutline(`${before}\n\n${leads}\n\n- Rent\n- Rates`).join()).not.toContain(
      'heading 2: We have asked all of the landlords about these four things,',
    )
  })
})

describe('what stands over a group as in most groups of a text', () => {
  const entries = [
    [
      'Wat kost meedoen?',
      'Eén aandeel van 250 euro, eenmalig, en daarna een klein bedrag per maand.',
    ],
    [
      'Maakt hij lawaai?',
      'De ventilatoren, op warme dagen, en daarom komt er voor de zomer een scherm.',
    ],
    [
      'Ik ga verhuizen.',
      'Uw aandeel kunt u overdragen aan de nieuwe bewoners of laten terugbetalen.',
    ],
    [
      'Ik heb geen dak. Heeft het dan zin?',
      'Ja, ongeveer een derde van de leden heeft er geen, en het werkt toch.',
    ],
  ]

  test('is its name, whatever it ends with', () => {
    const text = `Vragen\n\n${entries.map((lines) => lines.join('\n')).join('\n\n')}`
    const names = blockOutline(text).filter((one) => one.startsWith('heading 2: '))
    expect(names).toEqual(entries.map(([name]) => `heading 2: ${name}`))
  })

  test('is none where most groups begin otherwise', () => {
    const long = 'The ferry left at nine and came back at noon with the post and the bread.\n'
    const text = `Notes\n\n${long}${long}\n${long}${long}\nIt rained.\n${long}`
    expect(blockOutline(text)).not.toContain('heading 2: It rained.')
  })
})

test('a short line alone is the heading of three short lines below it', () => {
  const text =
    'The dairy buys its cellar\n\nThe farms have voted for it on Saturday, and the bank lends what they do not have themselves.\n\nThe figures\n\n27 farms and 1,190 cows\n19,800 wheels made\n41 people'
  expect(blockOutline(text)).toContain('heading 2: The figures')
})

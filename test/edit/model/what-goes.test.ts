import { describe, expect, it } from 'vitest'
import type { Deck } from '../../../src/deck/deck.ts'
import type { EditStep } from '../../../src/edit/edit-step.ts'
import { saidWords } from '../../../src/edit/model/said-words.ts'
import { whatGoes } from '../../../src/edit/model/what-goes.ts'
import { bulletsSlide, deck, titleSlide } from '../../support/decks.ts'

const trip = 'We will not pay for the trip of the team'
const talk = deck(
  { title: 'Year plan' },
  titleSlide('Year plan'),
  bulletsSlide('City budget', ['The roof of the school costs 4 million', 'A second loan pays it']),
  bulletsSlide('Hiring plan', ['Three nurses are sought', 'Interviews begin in May', trip]),
  bulletsSlide('Heating', ['Gas is dear', 'Pumps are ordered']),
  bulletsSlide('Pitch', ['Buy our pumps', 'Now']),
  bulletsSlide('Outlook', ['All is well', 'See you']),
)

/** What steps would take away that words do not name; the words are read as instructions are. */
function going(instruction: string, steps: EditStep[], on: Deck = talk): string[] {
  const said = saidWords(instruction, {
    deck: on,
    themes: [],
    selectedSlideIds: ['slide-3'],
    newId: () => 'new',
  })
  return whatGoes({ steps, deck: on, said, instruction })
}

const deletion = (...numbers: number[]): EditStep[] =>
  numbers.map((number) => ({ op: 'delete_slide', slideId: `slide-${number}` }))

describe('slides that go where the words say how many stay', () => {
  it.each([
    'Cut it to 5 slides',
    'Cut it down to five slides, you choose',
    'Streiche einiges, komm auf fünf Folien',
    'Corta para cinco slides',
    'スライドを減らして5枚のスライドに、残りは削除',
  ])('are not asked about: %s', (words) => {
    expect(going(words, deletion(3))).toEqual([])
  })

  it.each([
    'Delete slide 5, it is too much like a pitch',
    'Delete slide 5 to get to 5 slides',
    'Cut the 5 worst words',
    'Lösche Folie 5, sie ist zu sehr Werbung',
    'Supprime la diapositive 5',
    '删除第5页',
    'Cut it to four slides',
  ])('are asked about where a number is not that count: %s', (words) => {
    expect(going(words, deletion(3))).toHaveLength(1)
  })
})

describe('slides that are counted from one end', () => {
  it('are those alone', () => {
    expect(going('Delete the first 5 slides', deletion(1, 2))).toEqual([])
    expect(going('Delete the first 5 slides', deletion(6))).toHaveLength(1)
  })
})

describe('a slide that goes whole', () => {
  it.each([
    'Lose the slide with our hiring in it',
    'Please delete the hiring slide',
    'Lösche die Folie mit dem Hiring',
    'Fluff up the rest and drop slide 3',
    'Delete slides 3 and 4',
    'Delete slides 4, 5 and 3 of the deck',
    'Supprime la diapositive 3',
    '删除第3页',
    'スライド3を削除',
    'Bitte Folie 3 löschen',
    'Remove this slide',
    'Remove it',
  ])('is not asked about where it is what shall go: %s', (words) => {
    expect(going(words, deletion(3))).toEqual([])
  })

  it.each([
    'Remove the second point about hiring',
    'Remove the joke on the hiring slide',
    'Remove the second point on slide 3',
    'Delete the last bullet of slide 3',
    'Lösche den zweiten Punkt der Folie Hiring',
    'On slide 3 the joke is bad, get rid of it',
    'Remove the second point of this slide',
    'Remove the hiring slide joke',
    '删除第3页的笑话',
    'スライド3の冗談を削除',
    'Supprime la blague de la diapositive 3',
    'Delete the pitch slide, the hiring is fine',
    'Hiring is weak, delete something',
  ])('is asked about where only something on it shall go: %s', (words) => {
    expect(going(words, deletion(3))).toHaveLength(1)
  })
})

describe('what notes tell instead', () => {
  const lineGoes: EditStep = {
    op: 'delete_items',
    slideId: 'slide-3',
    blockId: talk.slides[2]?.variants[0]?.blocks[0]?.id ?? '',
    items: [2],
  }
  const told = (number: number, notes: string): EditStep[] => [
    lineGoes,
    { op: 'set_notes', slideId: `slide-${number}`, notes },
  ]
  const moved = 'The team pays for its trip.'

  it('is not asked about where its own slide tells it', () => {
    expect(going('Make it calmer', told(3, moved))).toEqual([])
  })

  it('is asked about where another slide does', () => {
    expect(going('Make it calmer', told(4, moved))).toHaveLength(1)
  })

  it('is asked about where only joining words are the same', () => {
    const other =
      'In the second half of the year we will look at how the hall is to pay for heating and not more.'
    expect(going('Make it calmer', told(3, other))).toHaveLength(1)
  })
})

describe('a slide that nobody named and that is written anew', () => {
  const written = (title: string, ...items: string[]): EditStep[] => [
    { op: 'replace_slide', slide: { ...bulletsSlide(title, items), id: 'slide-2' } },
  ]

  it('says the same in other words', () => {
    const steps = written('Our city budget', 'The school roof: 4 million', 'It takes a second loan')
    expect(going('Make it friendlier', steps)).toEqual([])
  })

  it.each<[string, string[]]>([
    [
      'shares joining words alone',
      ['City history', 'The mayor of the town was a friend of it', 'A second time it is a'],
    ],
    ['lacks a figure', ['Our city budget', 'The school roof costs a lot', 'A second loan pays it']],
  ])('is asked about where it %s', (_how, [title = '', ...items]) => {
    expect(going('Make it friendlier', written(title, ...items))).toHaveLength(1)
  })
})

describe('a sentence of what shall stay', () => {
  const contract = deck(
    { title: 'Contract' },
    bulletsSlide('Terms', ['The penalty clause takes 5 percent', 'Signed in May']),
    bulletsSlide('Penalty clause', ['To be discussed']),
    bulletsSlide('Outlook', ['All is well']),
  )
  const drop = (slideId: string): EditStep[] => [{ op: 'delete_slide', slideId }]

  it('holds where what says it stays', () => {
    const words = 'Delete slide 3. Keep the penalty clause.'
    expect(going(words, drop('slide-3'), contract)).toEqual([])
  })

  it('does not where a title elsewhere alone says it', () => {
    const words = 'Delete slide 1. Keep the penalty clause.'
    expect(going(words, drop('slide-1'), contract)).toHaveLength(1)
  })

  it.each([
    ['zh', ['合同', '罚款条款为百分之五', '展望', '一切顺利'], '删除第2页。保留罚款条款。'],
    [
      'ja',
      ['契約', '違約金の条項は五割', '展望', '順調です'],
      'スライド2を削除。違約金の条項は残す。',
    ],
  ])('is read where words are short: %s', (language, texts, words) => {
    const [title = '', clause = '', other = '', line = ''] = texts
    const on = deck(
      { title, language },
      bulletsSlide(title, [clause]),
      bulletsSlide(other, [line]),
      bulletsSlide('A', ['B']),
    )
    expect(going(words, drop('slide-2'), on)).toEqual([])
    expect(going(words.replace('2', '1'), drop('slide-1'), on)).toHaveLength(1)
  })
})

import { describe, expect, it } from 'vitest'
import { interpretEdit } from '../../src/edit/interpret-edit.ts'
import { bulletsSlide, deck, simpleLightId, titleSlide } from '../support/decks.ts'

const review = deck(
  { title: 'Plant review' },
  titleSlide('Plant review'),
  bulletsSlide('Costs', ['Rent rose to €500', 'Food costs €700']),
  bulletsSlide('Outlook', ['We ask for a second line']),
)

const read = (words: string, forModel = true) =>
  interpretEdit(
    words,
    undefined,
    { deck: review, themes: [{ id: simpleLightId, name: 'Simple Light' }], newId: () => 'new' },
    forModel,
  )

describe('what the grammar leaves to a language model', () => {
  it.each([
    'Delete slide 3',
    'Move the outlook slide to the front',
    'Rename slide 2 to What we pay',
    'Change the title of slide 2 to Better prices',
    'Add a point "Call the bank" to slide 2',
    'Translate the deck into German',
  ])('is nothing of words that it owns: %s', (words) => {
    expect(read(words).left).toBeUndefined()
  })

  it.each([
    // Without a frame nobody says which words a question is about, nor what shall be written.
    'Make slide 2 shorter',
    'Make the headline of slide 2 punchier',
    'Make the headline of the costs slide punchier and tell what changes when',
    'Give the costs slide a better headline',
    'Rewrite the costs slide for executives',
    'Order the points on slide 2 by importance',
    'Make the tone friendlier',
    'Tighten it so that only what the board cares about is left',
  ])('is the whole of words that it can only guess at: %s', (words) => {
    expect(read(words).left).toBeDefined()
  })

  const rules = deck(
    { title: 'Rules' },
    titleSlide('Rules'),
    bulletsSlide('Abroad', ['Ask 15 working days before', 'At most 15 days in one go']),
    bulletsSlide('Words', ['“Remote” is the wrong word', 'Remote days are free', 'Pay is €150']),
  )
  const ofRules = (words: string) =>
    interpretEdit(words, undefined, { deck: rules, themes: [], newId: () => 'new' }, true).left

  it.each([
    // A small number counts different things, and a word that is spoken about is no other word.
    'Change the 15 to 20',
    'Replace “remote” with “elsewhere” everywhere',
    // What is made stands before what it becomes.
    'The titles are all topics. Make them statements instead',
    // What no slide says may be no name of one.
    'Bring the flibbertigibbet slide into shape',
  ])('is what may have another sense in the deck: %s', (words) => {
    expect(ofRules(words)).toBeDefined()
  })

  it('is not what has one sense', () => {
    expect(ofRules('Replace 150 with 160')).toBeUndefined()
  })

  it('is not looked for where nobody would ask a model', () => {
    expect(read('Make the tone friendlier', false).left).toBeUndefined()
  })

  it('comes with what the words say of themselves', () => {
    expect(read('Please drop slide 3 and fluff up the rest, in style').left).toEqual({
      language: 'en',
      deletes: true,
      undoes: false,
      speaksOfNotes: false,
      isBound: false,
      kept: [],
      slideIds: ['slide-3'],
      deletedSlideIds: ['slide-3'],
      countsLeft: [],
    })
    expect(read('Bitte nimm Folie 3 heraus und mach den Rest flotter').left).toMatchObject({
      language: 'de',
    })
    expect(read('Drop slide 3, it is fluff. Keep the rent figure, stylish')).toMatchObject({
      left: { isBound: false, kept: ['Keep the rent figure, stylish'] },
    })
    expect(read('Drop slide 3, but the fluff must stay in')).toMatchObject({
      left: { isBound: true, kept: [] },
    })
    expect(read('Drop slide 3 and fluff up the rest, unless finance minds').left).toMatchObject({
      isBound: true,
    })
  })
})

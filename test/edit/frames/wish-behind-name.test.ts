import { describe, expect, it } from 'vitest'
import { interpretInstruction } from '../../../src/edit/interpret-instruction.ts'
import { bulletsSlide, deck, tableSlide } from '../../support/decks.ts'
import { inShort } from '../sample-deck.ts'

/** A deck whose slides are called by the words of a language. */
const library = (costs: string, risks: string, team: string) =>
  deck(
    { title: 'Riverside' },
    tableSlide(costs, ['Part', 'Cost'], [['Lifts', '95']]),
    bulletsSlide(risks, ['Asbestos in the old ceiling', 'Grant comes late']),
    bulletsSlide(team, ['Marta Silva, head librarian', 'John Price, treasurer']),
  )
const steps = (instruction: string, of = library('Costs by part', 'Risks', 'Team')) =>
  inShort(interpretInstruction(instruction, { deck: of, themes: [], newId: () => 'new' }))

describe('what is asked for behind the name of a slide is no title', () => {
  const spanish = library('Los costes', 'Riesgos', 'Equipo')
  it.each([
    ['team: add Bob Ray, intern'],
    ['risks w/o asbestos'],
    ['Risiken: Bürokratie ergänzen', library('Kosten', 'Risiken', 'Team')],
    ['riesgos: añadir falta de dinero', spanish],
    ['los costes en gráfico de tarta porfa', spanish],
    ['le budget en camembert stp', library('Le budget', 'Risques', 'Équipe')],
    ['custos em pizza', library('Custos', 'Riscos', 'Equipe')],
  ])('%s', (instruction, of?) => {
    expect(steps(instruction, of)).toEqual(['decline not_understood'])
  })

  it.each([
    'risks should be called Main worries',
    'rename risks to Main worries',
    'title of slide 2: Main worries',
  ])('while a name is: %s', (instruction) => {
    expect(steps(instruction)).toEqual(['set_slide_title slideId=slide-2 title=Main worries'])
  })
})

describe('behind the name of a slide and a colon', () => {
  it.each([
    'slide 2: title "Worries" and as cards',
    'diapo 2: título "Miedos" y en tarjetas',
    'slajd 2: tytuł "Obawy" i jako karty',
    'Folie 2: Titel "Sorgen" und als Karten',
  ])('no slide is added, and no half is done in silence: %s', (instruction) => {
    const said = steps(instruction)
    const isWhole = said.some((step) => step.startsWith('set_slide_title')) && said.length === 2
    expect(said.some((step) => /^(?:add|insert)_/.test(step))).toBe(false)
    expect(isWhole || /^(?:decline|clarify)/.test(said[0] ?? '')).toBe(true)
  })
})

describe('what stands before what is there', () => {
  it.each([
    'put cost before part in the table',
    'pon cost antes de part en la tabla',
    'metti cost prima di part nella tabella',
    'put grant before asbestos on slide 2',
  ])('is an order, and never words more: %s', (instruction) => {
    expect(steps(instruction).filter((step) => /^(?:add|insert|set)_/.test(step))).toEqual([])
  })

  it.each([
    'put "Neighbours object" before asbestos on slide 2',
    'add Neighbours object before asbestos on slide 2',
  ])('is a text where it is given as one: %s', (instruction) => {
    expect(steps(instruction)).toEqual([expect.stringMatching(/^insert_items .*position=0/)])
  })
})

describe('what shall go from a slide', () => {
  const gone = 'delete_items slideId=slide-3 blockId=bullets'
  it.each([
    ['remove john price from team', `${gone} items=[1]`],
    ['Quita a Marta Silva de team', `${gone} items=[0]`],
    [
      'remove john from team',
      'clarify Shall “John Price, treasurer” be deleted from Slide 3: Team?',
    ],
    ['remove bob from team', 'decline not_understood'],
    ['risks: delete the 2nd one', 'decline not_understood'],
    ['team before risks, and get rid of john', 'decline not_understood'],
  ])('is never the slide: %s', (instruction, expected) => {
    expect(steps(instruction)).toEqual([expected])
  })
})

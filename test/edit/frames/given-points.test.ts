import { describe, expect, it } from 'vitest'
import { bullets, deck, slide } from '../../support/decks.ts'
import { inShort, interpretSample } from '../sample-deck.ts'

const team = ['add_slide title=Team points=["Ann","Bob","Cy"]']

describe('the points of a new slide', () => {
  it.each([
    'Add a slide called Team with the points Ann, Bob and Cy',
    'Add a slide called Team with the following points: Ann, Bob and Cy',
    'Add a slide called Team with these three points: Ann, Bob and Cy',
    'Add a slide called Team with the key points Ann, Bob and Cy',
    'Add a slide with title "Team" and bullets Ann, Bob, Cy',
    'Add a slide with the title Team and the points Ann, Bob and Cy',
    'Add a slide called Team, points: Ann, Bob, Cy',
    'Add a slide called Team. Points: Ann, Bob, Cy',
    'Add a slide Team with the points Ann, Bob, Cy',
    'Add a slide called Team with points Ann; Bob; Cy',
    'Add a slide called Team with the points:\n- Ann\n- Bob\n- Cy',
    'Add a slide called Team:\n1. Ann\n2. Bob\n3. Cy',
  ])('“%s”', (instruction) => {
    expect(inShort(interpretSample(instruction))).toEqual(team)
  })

  it.each([
    [
      'Add a slide with three points: first we hire, then we train, and finally we open',
      ['first we hire', 'then we train', 'finally we open'],
    ],
    ['添加一页，要点：快、准、稳', ['快', '准', '稳']],
    ['添加一页，要点：快速、准确、稳定', ['快速', '准确', '稳定']],
    ['添加一页，要点：准、稳、快', ['准', '稳', '快']],
  ])('are all there, whatever their words mean elsewhere: “%s”', (instruction, points) => {
    expect(interpretSample(instruction)).toMatchObject([{ request: 'add_slide', points }])
  })

  it('end where a wish begins: “then delete …”', () => {
    const steps = inShort(
      interpretSample('Add a slide with points: rent, food, then delete slide 5'),
    )
    expect(steps).toEqual(['add_slide points=["rent","food"]', 'delete_slide slideId=slide-5'])
  })

  it('are read where the presentation says “points” too', () => {
    const about = deck({ title: 'Points' }, slide('bullets', 'Points', [bullets(['Key points'])]))
    const instruction = 'Add a slide called Team with the points Ann, Bob and Cy'
    expect(inShort(interpretSample(instruction, { deck: about }))).toEqual(team)
  })

  it('may be actions, which are done to no slide', () => {
    const instruction = 'Add a slide called Plan with the points:\n- Hire people\n- Move to Kiel'
    expect(inShort(interpretSample(instruction))).toEqual([
      'add_slide title=Plan points=["Hire people","Move to Kiel"]',
    ])
  })

  it('end where another wish begins', () => {
    const instruction = 'Add a slide called Team with points Ann; Bob. Then delete slide 3'
    expect(inShort(interpretSample(instruction))).toEqual([
      'add_slide title=Team points=["Ann","Bob"]',
      'delete_slide slideId=slide-3',
    ])
  })

  const names = (count: number) => Array.from({ length: count }, (_, index) => `name${index}`)

  it('are all kept', () => {
    const [step] = interpretSample(`Add a slide called Team with ${names(40).join(', ')}`)
    expect(step).toMatchObject({ points: names(40) })
  })

  it('are declined when they are more than a slide takes, and none is lost silently', () => {
    const [step] = interpretSample(`Add a slide called Team with ${names(61).join(', ')}`)
    expect(step).toMatchObject({
      request: 'decline',
      sentence: expect.stringContaining('at most 60 points at once, and these are 61'),
    })
  })
})

describe('points that look like wishes', () => {
  it.each([
    ['the points: delete slide 5, remove the agenda', ['delete slide 5', 'remove the agenda']],
    ['the points: hire, delete slide 5 and remove it', ['hire', 'delete slide 5', 'remove it']],
    ['points: hire; remove the agenda', ['hire', 'remove the agenda']],
    ['points:\nhire\ndelete slide 5', ['hire', 'delete slide 5']],
  ])('“Add a slide with %s” are points', (list, points) => {
    expect(inShort(interpretSample(`Add a slide with ${list}`))).toEqual([
      `add_slide points=${JSON.stringify(points)}`,
    ])
  })

  it('take nothing away in other languages', () => {
    const french = 'Ajoute une diapositive avec les points : supprimer la 5, supprimer l’agenda'
    expect(inShort(interpretSample(french))).toEqual([
      'add_slide points=["supprimer la 5","supprimer l’agenda"]',
    ])
  })

  it('keep the verb of the last one where that of the wish stands around them', () => {
    const german = 'Füge eine Folie mit den Punkten: Kosten senken, Agenda entfernen hinzu'
    expect(inShort(interpretSample(german))).toEqual([
      'add_slide points=["Kosten senken","Agenda entfernen"]',
    ])
  })

  it.each([
    'Add a slide with the points hire, delete slide 5',
    'Add a slide with the points: hire, train; delete slide 5',
    'Add to slide 4: rent, remove the agenda',
  ])('“%s” may be a wish too: it is asked', (instruction) => {
    const steps = inShort(interpretSample(instruction))
    expect(steps.at(-1)).toMatch(/^clarify/)
    expect(steps.filter((step) => step.startsWith('delete_'))).toEqual([])
  })

  it.each([
    'Add a slide with the points: hire, train. Delete slide 5',
    'Add a slide with points: hire, train\nDelete slide 5',
    'Add a slide with the points hire and train and delete slide 5',
  ])('“%s” has a wish behind them', (instruction) => {
    expect(inShort(interpretSample(instruction))).toEqual([
      'add_slide points=["hire","train"]',
      'delete_slide slideId=slide-5',
    ])
  })
})

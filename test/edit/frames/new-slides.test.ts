import { describe, expect, it } from 'vitest'
import { inShort, interpretSample } from '../sample-deck.ts'

const read = (instruction: string) => interpretSample(instruction)

/** What is said of each slide that is made. */
const made = (instruction: string) =>
  read(instruction).map((step) =>
    'op' in step && step.op === 'insert_slide'
      ? {
          position: step.position,
          title: step.slide.variants[0]?.title,
          blocks: step.slide.variants[0]?.blocks.map((block) =>
            block.kind === 'comparison'
              ? block.sides.map(({ text, items }) => [
                  text,
                  ...(items ?? []).map((one) => one.text),
                ])
              : block.kind,
          ),
        }
      : inShort([step])[0],
  )

describe('empty slides', () => {
  it.each([
    'make 2 empty slides after slide 3: Travel; Safety',
    'Crea 2 diapositive vuote dopo la diapositiva 3: Travel; Safety',
    'crée 2 diapos vides après la diapo 3 : Travel ; Safety',
    'crea 2 diapositivas vacías después de la diapositiva 3: Travel; Safety',
  ])('have their titles and nothing else: %s', (instruction) => {
    expect(made(instruction)).toEqual([
      { position: 3, title: 'Travel', blocks: [] },
      { position: 4, title: 'Safety', blocks: [] },
    ])
  })
})

describe('what is said of a new slide in the same words', () => {
  it.each([
    ['add a slide called Cost; then centre its title', 'set_style'],
    ['füge eine Folie Cost ein; dann zentriere ihren Titel', 'set_style'],
    ['add a slide called Cost. Make its title bold.', 'set_marks'],
    ['add a slide called Cost, then give it a blue background', 'set_ground'],
  ])('is done to it once it is there: %s', (instruction, op) => {
    const [added, done] = read(instruction)
    expect(added).toMatchObject({ request: 'add_slide', title: 'Cost' })
    const { newSlideId } = added as { newSlideId?: string }
    expect(newSlideId).toMatch(/^[!-~]+$/)
    expect(done).toMatchObject({ op, slideId: newSlideId })
  })

  it('is never done to the slide that was spoken of before', () => {
    const steps = interpretSample('add a slide called Cost; then make its title bold', {
      lastChangedSlideIds: ['slide-3'],
    })
    expect(JSON.stringify(steps)).not.toContain('slide-3')
  })
})

describe('slides that compare what is given', () => {
  const sides = [
    ['Boat', 'slow', 'cheap'],
    ['Plane', 'fast'],
  ]
  it.each([
    'After slide 3 add a slide comparing Boat and Plane, title "By sea or air": Boat: slow, cheap; Plane: fast',
    'after 3 add a slide titled "By sea or air" comparing both:\nBoat: slow; cheap\nPlane: fast',
    'Insert a slide "By sea or air" after slide 3 that compares two options. Boat: slow; cheap. Plane: fast.',
    'Crie depois do slide 3 um slide com o título "By sea or air" comparando Boat e Plane: Boat: slow, cheap; Plane: fast',
  ])('have them as they were typed: %s', (instruction) => {
    expect(made(instruction)).toEqual([{ position: 3, title: 'By sea or air', blocks: [sides] }])
  })
})

describe('the notes of a new slide', () => {
  it.each([
    'add a slide called Budget at the end, with notes: ask Tom',
    'add slide Budget with notes: ask Tom',
    'füge am Ende eine Folie „Budget“ ein, mit Notizen: ask Tom',
    'ajoute une diapo Budget avec les notes : ask Tom',
    'añade una diapositiva Budget con notas: ask Tom',
    'добавь слайд «Budget» с заметками: ask Tom',
  ])('do not stand on it: %s', (instruction) => {
    const [added, notes, ...others] = inShort(read(instruction))
    expect(added).toMatch(/^add_slide (?!.*points).*title=Budget/)
    expect(notes).toMatch(/^set_notes slideId=\S+ notes=ask Tom$/)
    expect(others).toEqual([])
  })
})

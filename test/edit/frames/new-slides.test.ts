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

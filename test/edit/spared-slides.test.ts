import { describe, expect, it } from 'vitest'
import { inShort, interpretSample } from './sample-deck.ts'

const shortened = (...numbers: number[]) =>
  numbers.map((number) => `rewrite_slide slideId=slide-${number} style=shorter`)

describe('slides that a wish leaves out', () => {
  it.each([
    'shorten slide 3, not slide 4',
    'shorten slide 3 but not slide 4',
    'make slide 3, not slide 4, shorter',
    'make slide 3 shorter without touching slide 4',
    'shorten slide 3. Don’t shorten slide 4.',
    'shorten slides 3 and 4, but leave slide 4 as it is',
    'Kürze Folie 3, nicht Folie 4',
    'Kürze Folie 3, aber nicht Folie 4',
    'Raccourcis la diapo 3, pas la 4',
    'Raccourcis la diapositive 3 mais pas la diapositive 4',
    'Acorta la diapositiva 3, no la 4',
    'Acorta la diapositiva 3 pero no la 4',
    'Accorcia la slide 3, non la 4',
    'Encurte o slide 3, não o 4',
    'Maak dia 3 korter, niet dia 4',
    'Skróć slajd 3, nie slajd 4',
    'Сократи слайд 3, а не слайд 4',
    '4枚目ではなく3枚目を短くして',
    '缩短第3页，不是第4页',
    '缩短第3页，不要缩短第4页',
    '缩短第3页，第4页不要动',
  ])('“%s” is slide 3 alone', (wish) => {
    expect(inShort(interpretSample(wish))).toEqual(shortened(3))
  })

  it.each([
    'shorten slides 3 to 6, not slide 4',
    'shorten slides 3 to 6 except slide 4',
    'shorten slides 3 to 6 and don’t touch slide 4',
    'shorten slides 3 to 6. Leave slide 4 alone.',
    'shorten slides 3 to 6, not the pricing slide',
    'Kürze die Folien 3 bis 6 außer Folie 4',
    '缩短第3页到第6页，第4页除外',
  ])('“%s” is 3, 5 and 6', (wish) => {
    expect(inShort(interpretSample(wish))).toEqual(shortened(3, 5, 6))
  })

  it.each([
    ['duplicate slide 3, not slide 4', 'duplicate_slide slideId=slide-3 newSlideId=new-1'],
    ['move slide 3 to the end, not slide 4', 'move_slide slideId=slide-3 position=9'],
    ['move slide 3 to the end, not to the start', 'move_slide slideId=slide-3 position=9'],
    ['rename slide 3 to Regions, not slide 4', 'set_slide_title slideId=slide-3 title=Regions'],
    [
      'rename slide 3 to Regions without changing slide 5',
      'set_slide_title slideId=slide-3 title=Regions',
    ],
    ['split slide 3 but not slide 9', 'split_slide slideId=slide-3 newSlideId=new-1'],
    ['turn slide 3, not slide 4, into cards', 'convert_slide slideId=slide-3 to=cards'],
    ['make slide 5 a line chart, not a pie', 'set_chart_type slideId=slide-5 chartType=line'],
    ['remove the notes of all slides except slide 4', 'set_notes slideId=slide-9 notes=null'],
  ])('“%s” does only what it says', (wish, step) => {
    const [first, ...more] = inShort(interpretSample(wish))
    expect(first).toContain(step.split(' ')[0])
    expect(first).toContain(step.split(' ')[1])
    expect(first).toContain(step.split(' ').slice(2).join(' ').split('=').at(-1))
    expect(more).toEqual([])
  })
})

describe('where words are replaced', () => {
  const without = (...left: number[]) =>
    Array.from({ length: 10 }, (_, index) => `slide-${index + 1}`).filter(
      (id) => !left.includes(Number(id.slice(6))),
    )

  it.each([
    [
      'change the word Acme to Globex on slides 3 and 6 but not in the agenda',
      ['slide-3', 'slide-6'],
    ],
    ['replace Acme with Globex everywhere but not on slide 6', without(6)],
    ['replace Acme with Globex, but not in the table', without(6)],
    ['replace "Acme" with "Globex" everywhere except slide 6', without(6)],
    ['replace Acme with Globex but keep it on slide 6', without(6)],
    ['Ersetze Acme durch Globex überall außer auf Folie 6', without(6)],
    ['Remplace Acme par Globex partout sauf sur la diapositive 6', without(6)],
    ['Reemplaza Acme por Globex en todas menos en la 6', without(6)],
    ['把Acme替换成Globex，第6页除外', without(6)],
  ])('“%s”', (wish, slideIds) => {
    expect(interpretSample(wish)).toMatchObject([
      { op: 'replace_text', find: 'Acme', replace: 'Globex', slideIds },
    ])
  })
})

it.each([
  'make slide 3 shorter but more formal',
  'make all bullets on slide 3 shorter except the last one',
  'translate everything except slide 4 into French',
  'export all slides except slide 4 as PDF',
  'use the Kiln theme except on slide 4',
])('“%s” cannot be done so, and nothing is', (wish) => {
  expect(inShort(interpretSample(wish))).toEqual([expect.stringMatching(/^decline/)])
})

it.each([
  'delete slides 2 to 5, don’t delete slide 4',
  'delete slides 2 to 5. Do not touch slide 4.',
  'delete slides 2 to 5 and leave slide 4 alone',
])('“%s” takes nothing away before it has asked', (wish) => {
  expect(interpretSample(wish)).toMatchObject([{ request: 'clarify', options: { length: 3 } }])
})

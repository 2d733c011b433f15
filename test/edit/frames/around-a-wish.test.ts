import { describe, expect, it } from 'vitest'
import { inShort, interpretSample } from '../sample-deck.ts'

const read = (instruction: string, selectedSlideIds?: string[]) =>
  inShort(interpretSample(instruction, selectedSlideIds ? { selectedSlideIds } : {}))

const bold = (slideId: string, to: number) =>
  `set_marks slideId=${slideId} at={"part":"title"} marks=[{"from":0,"to":${to},"bold":true}]`

describe('a remark asks for nothing', () => {
  it.each([
    'make the title of slide 4 bold, it looks weak',
    'make the title of slide 4 bold because nobody sees it',
    'mach den Titel von Folie 4 fett, wir sehen ihn kaum',
    'mets le titre de la diapo 4 en gras, personne ne le voit',
  ])('“%s”', (instruction) => {
    const done = read(instruction).filter((step) => step !== 'decline nothing_to_do')
    expect(done).toEqual([bold('slide-4', 7)])
  })

  it('lets nothing go that it may take back', () => {
    expect(
      read('delete the last step on slide 7, we want to keep the others').join(),
    ).not.toContain('delete_items')
  })

  it('says what “it” is', () => {
    expect(read('the Price column is too wide, make it narrower')).toEqual([
      'set_column slideId=slide-6 blockId=table column=2 width=0.67',
    ])
  })
})

describe('several wishes', () => {
  it.each([
    'On slide 4: make the title bold; delete the last bullet',
    'slide 4: bold the title, then delete the last bullet',
  ])('are for the slides before a colon: “%s”', (instruction) => {
    expect(read(instruction)).toEqual([
      bold('slide-4', 7),
      'delete_items slideId=slide-4 blockId=bullets items=[2]',
    ])
  })

  it('go on with what one was about', () => {
    expect(read('On slide 4, change the title to Costs, make it bold')).toEqual([
      'set_slide_title slideId=slide-4 title=Costs',
      bold('slide-4', 5),
    ])
  })

  it('find what one has moved', () => {
    expect(
      read('slide 3: put the Rents rise bullet first, and in that bullet change Rents to Prices'),
    ).toEqual([
      'arrange slideId=slide-3 blockId=bullets axis=items order=[2,0,1,3]',
      'set_item slideId=slide-3 blockId=bullets item=0 part=text value=Prices rise',
    ])
  })
})

describe('words that are replaced', () => {
  it('stand on the chosen slides', () => {
    expect(read('replace Rain with Snow', ['slide-9'])).toEqual([
      'replace_text find=Rain replace=Snow slideIds=["slide-9"]',
    ])
    expect(read('replace Rain with Snow', ['slide-3'])).toEqual(['decline nothing_to_do'])
  })

  it.each([
    'in the notes change loyalty to bonus',
    'replace loyalty by bonus in the notes only',
  ])('stand in notes: “%s”', (instruction) => {
    expect(read(instruction)).toEqual(['set_notes slideId=slide-4 notes=Mention the bonus card.'])
  })
})

describe('a font', () => {
  it('is that of a title', () => {
    expect(read('the title of slide 4 in Inter please')).toEqual([
      'set_style slideId=slide-4 at={"part":"title"} style={"font":"Inter"}',
    ])
  })

  it.each([
    'set everything in Comic Sans',
    'Zmień czcionkę w całej prezentacji na Inter',
  ])('is no title, and told of: “%s”', (instruction) => {
    expect(read(instruction)).toEqual(['decline unsupported'])
  })
})

it('has a case', () => {
  expect(read('title case for the title of slide 7')).toEqual([
    'set_slide_title slideId=slide-7 title=How We Open',
  ])
})

it('has its text in the content part', () => {
  expect(
    read('Add a slide Loose ends after 5 and in the content part put: Who pays?; When?'),
  ).toEqual(['add_slide position=5 title=Loose ends points=["Who pays?","When?"]'])
})

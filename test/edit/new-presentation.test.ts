import { describe, expect, it } from 'vitest'
import { inShort, interpretSample } from './sample-deck.ts'

const declined = [
  {
    request: 'decline',
    reason: 'unsupported',
    sentence: 'This edits the presentation at hand; it does not make new ones.',
  },
]

describe('a wish for another presentation', () => {
  it.each([
    'Make me a deck about dogs with 10 slides',
    'make me a 10 slide presentation about dogs',
    'Produce a slide show about cycling',
    'Can you create a new powerpoint about cats?',
    "I'd like a presentation about cats",
    'create a deck',
    'Draft a pitch deck',
    'New presentation about cats',
    'Create a powerpoint on cats',
    'Design a presentation about cats',
    'Could you prepare a short deck on AI for beginners',
    'Mach mir eine Präsentation über Hunde mit 10 Folien',
    'Erstelle eine neue Präsentation',
    'Fais une présentation sur les chiens',
    'Haz una presentación de 5 diapositivas sobre perros',
    'Fammi una presentazione di 10 slide sui cani',
    'Faça uma apresentação com 5 slides sobre gatos',
    'Maak een presentatie over honden',
    'Stwórz prezentację o psach',
    'Создай презентацию о собаках',
    '犬についてのプレゼンテーションを作成してください',
    '做一个关于狗的PPT',
    '请创建一个关于猫的演示文稿',
    '制作一份关于气候变化的演示文稿',
  ])('“%s” is declined', (instruction) => {
    expect(interpretSample(instruction)).toEqual(declined)
  })

  it.each([
    'Copy slide 2 into a new presentation',
    'Duplicate this presentation',
    'Make a copy of the deck',
    'Save a copy of the deck',
    'Save a copy of this presentation',
    'Save a copy',
    'Save slide 3 as a new presentation',
    'スライド2を新しいプレゼンテーションにコピーして',
    'Dupliziere die Präsentation',
    'Copie la présentation',
    '复制这个演示文稿',
  ])('“%s” is one too', (instruction) => {
    expect(interpretSample(instruction)).toEqual(declined)
  })

  it.each([
    'Please create a new deck called Cats and export it as PDF',
    'Write a presentation on climate change and export it as PDF',
    'Make a presentation about dogs. Delete slide 3.',
    'Maak een nieuwe presentatie over katten en exporteer die als pdf',
  ])('“%s” does nothing to the one at hand', (instruction) => {
    expect(interpretSample(instruction)).toEqual(declined)
  })
})

describe('a wish about this presentation', () => {
  it.each([
    ['add slides to the deck', ['add_slide']],
    ['make a pdf of the presentation', ['export formats=["pdf"]']],
    ['create a powerpoint', ['export formats=["ppt"]']],
    ['Add a presentation agenda', ['add_slide layout=agenda']],
    [
      'add a slide about how we make a presentation',
      ['add_slide topic=how we make a presentation'],
    ],
    ['添加一张关于演示文稿的幻灯片', ['add_slide topic=演示文稿']],
    ['generate the presentation as pptx', ['export formats=["ppt"]']],
    ['export the presentation', ['clarify As which kind of file?']],
  ])('“%s” is done', (instruction, steps) => {
    expect(inShort(interpretSample(instruction))).toEqual(steps)
  })
})

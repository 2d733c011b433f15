import { describe, expect, it } from 'vitest'
import { inShort, interpretSample } from '../sample-deck.ts'

const done = (instruction: string, selected?: readonly number[]) =>
  inShort(
    interpretSample(
      instruction,
      selected ? { selectedSlideIds: selected.map((number) => `slide-${number}`) } : {},
    ),
  ).map((one) => one.replace(/ at=.*? style=/u, ' ').replace(/ at=.*? marks=/u, ' '))

const titles = (style: string, ...slides: number[]) =>
  slides.map((number) => `set_style slideId=slide-${number} ${style}`)

const centred = '{"align":"center"}'
const smaller = '{"size":-1}'

describe('slides of which the looks change', () => {
  it.each([
    'titles 3 to 5 centred',
    'from 3 to 5 titles centred',
    'do 3 ao 5 título centralizado',
  ])('are numbers beside what a slide has one of: %s', (instruction) => {
    expect(done(instruction)).toEqual(titles(centred, 3, 4, 5))
  })

  it.each([
    'グラフのあるスライドのタイトルを中央揃えに',
    '带图表的幻灯片标题居中',
  ])('are what holds something, said before the noun: %s', (instruction) => {
    expect(done(instruction)).toEqual(titles(centred, 5))
  })

  it('are asked about where what is said before the noun fits several, and they shall go', () => {
    expect(done('箇条書きのあるスライドを削除')[0]).toMatch(/^clarify Several slides/)
  })

  it.each([
    '選んだ2枚のタイトルだけ中央揃えで',
    '選んだスライドのタイトルを中央揃えに',
    'only the titles here centred',
  ])('are those that are selected: %s', (instruction) => {
    expect(done(instruction, [3, 9])).toEqual(titles(centred, 3, 9))
  })
})

describe('how much larger or smaller', () => {
  it.each([
    'titles on slides 3 and 9 a notch smaller',
    'titles on slides 3 and 9 smaller by one size',
    '第3页和第9页的标题字号都调小一级',
  ])('may be said before or after: %s', (instruction) => {
    expect(done(instruction)).toEqual(titles(smaller, 3, 9))
  })

  it('is no title', () => {
    expect(done('заголовок слайда 9 на размер меньше')).toEqual(titles(smaller, 9))
    expect(done('tytuł slajdu 9 na środek')).toEqual(titles(centred, 9))
  })
})

describe('colours', () => {
  it('stand right before the next word in a script without spaces', () => {
    expect(done('5枚目の背景を#fff8e7に')).toEqual([
      'set_ground slideId=slide-5 ground={"hex":"#FFF8E7"}',
    ])
  })

  it('that no letters have are those of the ground', () => {
    expect(done('slides 3 and 9 on surface')).toEqual(
      [3, 9].map((number) => `set_ground slideId=slide-${number} ground={"role":"surface"}`),
    )
  })

  it('may be joined to other marks by a sign', () => {
    expect(done('9枚目の「Rain」を太字＋アクセントカラーで')).toEqual([
      'set_marks slideId=slide-9 [{"from":0,"to":4,"bold":true,"color":{"role":"accent"}}]',
    ])
  })
})

describe('words of which the looks change', () => {
  it.each([
    'make the word Rain bold',
    'das Wort Rain fett',
    'Rain on slide 9 bold',
  ])('may be called words: %s', (instruction) => {
    expect(done(instruction)).toEqual(['set_marks slideId=slide-9 [{"from":0,"to":4,"bold":true}]'])
  })

  it.each([
    ['make the word Acme bold on slides 3 and 6', [3, 6]],
    ['make Rain bold on slides 3 to 9', [9]],
  ])('are set on each slide that is named and says them: %s', (instruction, slides) => {
    expect(done(instruction).map((step) => Number(/slide-(\d+)/.exec(step)?.[1]))).toEqual(slides)
  })

  it('stand on a title slide only where no number follows', () => {
    expect(done('Titel Folie 9: „Risks“ fett')).toEqual([
      'set_marks slideId=slide-9 [{"from":0,"to":5,"bold":true}]',
    ])
  })
})

describe('words for looks that mean something else', () => {
  it.each([
    [
      'Setze den Titel von Folie 3 auf In der Mitte',
      'set_slide_title slideId=slide-3 title=In der Mitte',
    ],
    ['把第3页标题改成底线', 'set_slide_title slideId=slide-3 title=底线'],
    [
      'Füge auf Folie 9 hinzu: Lage in der Mitte der Stadt',
      'insert_items slideId=slide-9 blockId=bullets items=["Lage in der Mitte der Stadt"]',
    ],
  ])('are given words: %s', (instruction, step) => {
    expect(done(instruction)).toEqual([step])
  })

  it('count points', () => {
    expect(done('Меньше пунктов на слайде 9')).toEqual(['decline not_understood'])
  })
})

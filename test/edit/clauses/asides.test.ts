import { describe, expect, it } from 'vitest'
import { inShort, interpretSample } from '../sample-deck.ts'

const read = (instruction: string) => inShort(interpretSample(instruction))

describe('what is said beside a deletion', () => {
  it.each([
    'we only have 30 min - delete 4 and 5',
    'wir haben nur 30 Minuten - lösche 4 und 5',
    "on n'a que 30 min, supprime la 4 et la 5",
    'solo tenemos 30 min, borra la 4 y la 5',
    '我们只有30分钟，删掉第4、5页',
    'у нас только 30 минут, удали слайды 4 и 5',
  ])('changes nothing of it: %s', (instruction) => {
    expect(read(instruction)).toEqual([
      'delete_slide slideId=slide-4',
      'delete_slide slideId=slide-5',
    ])
  })

  it.each([
    'delete 4, we keep 5',
    'delete 4 and 5, everyone needs slide 5',
    'delete 4, or we drop 5',
    'delete 4 and 5, if they agree',
    'delete the last step on slide 7, we want to keep the others',
    'delete 4 and 5, the residents have no say',
    'delete 4 and 5, they have to approve first',
    'delete 4 and 5, everyone must agree first',
    'delete 4 and 5, they stay hidden',
    'delete the last bullet on slide 4, they reject it',
    'lösche den letzten Punkt auf Folie 4, sie lehnen ihn ab',
    'delete 4 and 5, we would like these hidden instead',
    'delete 4 and 5, we mean the first bullets',
    'delete 4 and 5, nobody wants that',
    'delete 4 and 5, we only put 5 back',
    'we never agreed to this - delete 4',
    '4、5两页删了吧，居民意见这次不讲',
  ])('is none where it bounds it: %s', (instruction) => {
    expect(read(instruction).filter((step) => step.startsWith('delete_'))).toEqual([])
  })
})

describe('what is said beside other wishes', () => {
  it.each([
    'replace March by April everywhere, sorry',
  ])('changes nothing of it: %s', (instruction) => {
    expect(read(instruction)).toEqual(read('replace March by April everywhere'))
  })

  it('changes nothing of where something goes', () => {
    expect(read('move slide 4 to the end, they start a week later')).toEqual(
      read('move slide 4 to the end'),
    )
  })

  it.each([
    ['On slide 4 add the point: Rain, we need umbrellas', 'umbrellas'],
    ['change the title of 4 to Costs, they rise fast', 'Costs, they rise fast'],
    ['set the title of slide 4 to Prices rise, everyone pays', 'Prices rise, everyone pays'],
    ['make the title of slide 4 Rain falls, we stay', 'Rain falls, we stay'],
    ['ändere den Titel von Folie 4 in Preise, wir zahlen', 'Preise, wir zahlen'],
    [
      'change the first bullet on 4 to Tea at 3.00 – they pay later',
      'Tea at 3.00 – they pay later',
    ],
  ])('is none in words that are given: %s', (instruction, words) => {
    expect(read(instruction).join()).toContain(words)
  })
})

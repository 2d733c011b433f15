import { describe, expect, it } from 'vitest'
import { inShort, interpretSample } from '../sample-deck.ts'

const read = (instruction: string) => inShort(interpretSample(instruction))

describe('what is said beside a deletion', () => {
  it.each([
    'we only have 30 min - delete 4 and 5',
    'delete 4 and 5, they start a week later',
    'wir haben nur 30 Minuten - lösche 4 und 5',
    "on n'a que 30 min, supprime la 4 et la 5",
    'solo tenemos 30 min, borra la 4 y la 5',
    '我们只有30分钟，删掉第4、5页',
    '4、5两页删了吧，居民意见这次不讲',
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
  ])('is none where it bounds it: %s', (instruction) => {
    expect(read(instruction).filter((step) => step.startsWith('delete_'))).toEqual([])
  })
})

describe('what is said beside other wishes', () => {
  it.each([
    'replace March by April everywhere pls, they start a week later',
    'replace March by April everywhere, sorry',
    'ersetze March überall durch April, wir fangen später an',
  ])('changes nothing of it: %s', (instruction) => {
    expect(read(instruction)).toEqual(read('replace March by April everywhere'))
  })

  it('is none in words that are given', () => {
    expect(read('On slide 4 add the point: Rain, we need umbrellas').join()).toContain('umbrellas')
  })
})

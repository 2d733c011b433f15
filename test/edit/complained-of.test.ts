import { describe, expect, it } from 'vitest'
import { inShort, interpretSample } from './sample-deck.ts'

const read = (instruction: string) => inShort(interpretSample(instruction))

describe('what a text shall be, after what is wrong with it', () => {
  it.each([
    'title of slide 3 is too long, make it Market',
    'The title of 3 is way too long, change it to “Market”',
    'slide 3 title is too long. Make it "Market"',
    'Der Titel von Folie 3 ist zu lang, mach daraus „Market“',
    'le titre de la 3 est trop long, mets « Market »',
    'el título de la 3 es demasiado largo, cámbialo a "Market"',
    'il titolo della 3 è troppo lungo, metti "Market"',
    'o título do 3 está longo demais, muda para "Market"',
    'de titel van dia 3 is te lang, maak er "Market" van',
    'tytuł slajdu 3 jest za długi, zmień na "Market"',
    'заголовок слайда 3 слишком длинный, замени на «Market»',
    '第3页标题太长，改成“Market”',
  ])('is that text: %s', (instruction) => {
    expect(read(instruction)).toEqual(['set_slide_title slideId=slide-3 title=Market'])
  })

  it('is each of several', () => {
    expect(read('titles of 3 and 4 are too long, make them Market and Prices')).toEqual([
      'set_slide_title slideId=slide-3 title=Market',
      'set_slide_title slideId=slide-4 title=Prices',
    ])
  })

  it('may be a point of a list', () => {
    expect(read('the second bullet on 9 is wrong, make it Too few people')).toEqual([
      'set_item slideId=slide-9 blockId=bullets item=1 part=text value=Too few people',
    ])
  })

  it('ends before another wish', () => {
    expect(read('The title of 3 is too long, make it Market. Delete slide 8.')).toEqual([
      'set_slide_title slideId=slide-3 title=Market',
      'delete_slide slideId=slide-8',
    ])
  })

  it.each([
    'the title of 3 is too long, make it shorter',
    'the title of 3 is too small, make it bigger',
    'the title of 3 is too long, put it on two lines',
    'the title of 3 is too long, move it down',
  ])('is not how it shall look or be: %s', (instruction) => {
    expect(read(instruction).join()).not.toMatch(/set_slide_title/)
  })
})

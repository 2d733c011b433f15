import { describe, expect, it } from 'vitest'
import { inShort, interpretSample } from '../sample-deck.ts'

describe('words that open and close a message', () => {
  it.each([
    'Hi Anna, rename slide 3 to Town. Cheers, Tom',
    'Hello dear team,\nrename slide 3 to Town\nBest regards\nTom Miller',
    'rename slide 3 to Town.\nThank you!',
    'Thanks! Now rename slide 3 to Town',
    'Hallo zusammen, benenne Folie 3 in Town um. Viele Grüße, Anke',
    'Bonjour Anne, renomme la diapo 3 en Town. Cordialement, Luc',
    'Hola Ana:\nrenombra la diapositiva 3 a Town\nSaludos, Luis',
    'Ciao Anna, rinomina la slide 3 in Town. Grazie mille, Luca',
    'Привет, переименуй слайд 3 в Town. Спасибо, Иван',
    '你好，把第3页改名为Town。谢谢！',
  ])('are no part of a title: %s', (instruction) => {
    expect(inShort(interpretSample(instruction))).toEqual([
      'set_slide_title slideId=slide-3 title=Town',
    ])
  })

  it.each([
    ['Delete the thank you slide', 'delete_slide slideId=slide-10'],
    ['Move slide 3 before the thank you slide', 'move_slide slideId=slide-3 position=8'],
    ['Rename slide 3 to "Hello"', 'set_slide_title slideId=slide-3 title=Hello'],
    ['Add a slide called Best regards', 'add_slide title=Best regards'],
  ])('may be what is spoken of: %s', (instruction, step) => {
    expect(inShort(interpretSample(instruction))).toEqual([step])
  })
})

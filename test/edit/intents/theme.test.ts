import { describe, expect, it } from 'vitest'
import { interpretSample, sampleThemes } from '../sample-deck.ts'

describe('a theme that does not exist', () => {
  it.each([
    'Use the Foobar theme',
    'Nimm das Thema Foobar',
    'Verwende das Design Foobar',
    'Utilise le thème Foobar',
    'Usa el tema Foobar',
    'Gebruik het thema Foobar',
    '使用Foobar主题',
  ])('“%s” says so, and which there are', (instruction) => {
    expect(interpretSample(instruction)).toEqual([
      {
        request: 'clarify',
        question: 'There is no theme “foobar”. Which theme shall be used?',
        options: sampleThemes.map((theme) => theme.name),
      },
    ])
  })

  it('“das Thema” of a slide is what it is about', () => {
    expect(interpretSample('Füge eine Folie über das Thema Personal hinzu')).toMatchObject([
      { request: 'add_slide' },
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { bulletsSlide, deck } from '../../support/decks.ts'
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
    expect(interpretSample(instruction)).toMatchObject([
      {
        request: 'clarify',
        question: 'There is no theme “Foobar”. Which theme shall be used?',
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

describe('a theme for single slides', () => {
  it.each([
    'Apply the Observatory theme to slide 3 only',
    'Use the Kiln theme on slide 3',
    'apply kiln to the last slide',
  ])('“%s” changes nothing', (instruction) => {
    expect(interpretSample(instruction)).toEqual([
      {
        request: 'decline',
        reason: 'unsupported',
        sentence:
          'A theme is that of the whole presentation; single slides have none of their own.',
      },
    ])
  })

  it.each([
    'use the kiln theme on every slide',
    'apply the kiln theme to my slides',
  ])('“%s” is for all of them', (instruction) => {
    expect(interpretSample(instruction)).toEqual([{ op: 'set_theme', themeId: 'kiln' }])
  })
})

describe('a theme in a deck that says “theme” itself', () => {
  it.each([
    ['Change the theme to Kiln', 'set_theme'],
    ['Cambia el tema a Kiln', 'set_theme'],
    ['Change the background to black', 'set_color'],
  ])('“%s” changes how it looks, not its words', (instruction, done) => {
    const texts = ['The theme of the year', 'El tema del año', 'The background is clear']
    const about = deck({ title: 'Themes' }, bulletsSlide('Theme, tema, background', texts))
    expect(JSON.stringify(interpretSample(instruction, { deck: about }))).toContain(done)
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { loadTypography, type Typography } from '../../src/typography/typography.ts'
import { Conversation } from '../quality/turns/conversation.ts'
import { deckOf } from '../quality/ways/play-ways.ts'

// Wishes as anybody says them that no set of turns holds: when readers that no set needs were deleted for a trial, these were what broke.

let typography: Typography
beforeAll(async () => {
  typography = await loadTypography()
})

/** What the last of some messages did, in the words of its answer. */
async function done(deck: string, ...messages: string[]): Promise<string> {
  const conversation = new Conversation(deckOf(deck), typography)
  let summary = ''
  for (const words of messages) {
    const { result } = await conversation.say(words)
    summary = result.summaries.join(' ')
  }
  return summary
}

const english = 'en-01-pitch-memo.written'
const german = 'de-memo-zweischicht.written'
const french = 'fr-communique-solaire.extract'
const spanish = 'es-guia-portatil.written'

describe('slides to the end', () => {
  it.each([
    [english, 'Delete slides 9 to the end', 'Deleted slides 9 to 12.'],
    [english, 'Delete slides 9 till the end', 'Deleted slides 9 to 12.'],
    [english, 'Remove all slides from 9 to the end', 'Deleted slides 9 to 12.'],
    [english, 'Drop all slides from slide 10 until the end', 'Deleted slides 10 to 12.'],
    [english, 'Delete everything from 9 to the end', 'Deleted slides 9 to 12.'],
    [english, 'Delete slides 3 to 5 and 9 to the end', 'Deleted slides 3 to 5 and 9 to 12.'],
    [
      english,
      'Delete everything from slide 9 through the end except slide 11',
      'Deleted slides 9, 10, and 12.',
    ],
    [german, 'Lösche die Folien 7 bis zum Ende', 'Deleted slides 7 to 9.'],
    [german, 'Lösche alles ab Folie 7 bis zum Ende', 'Deleted slides 7 to 9.'],
    [german, 'Folien 7 bis Ende löschen', 'Deleted slides 7 to 9.'],
    [french, 'Supprime les diapositives 7 à la fin', 'Deleted slides 7 to 9.'],
    [spanish, 'Elimina las diapositivas 5 hasta el final', 'Deleted slides 5 to 7.'],
    [spanish, 'Elimina todo desde la diapositiva 5 hasta el final', 'Deleted slides 5 to 7.'],
  ])('%s: “%s”', async (deck, words, summary) => {
    expect(await done(deck, words)).toBe(summary)
  })
})

describe('two new slides in one wish', () => {
  it.each([
    [english, 'Add a slide about hiring and another about costs', ['Hiring', 'Costs']],
    [english, 'Add two slides: one about hiring and one about training', ['Hiring', 'Training']],
    [english, 'Add a slide about pricing and one about hiring', ['Pricing', 'Hiring']],
    [
      english,
      'Add a new slide about our customers and another about competitors at the end',
      ['Our customers', 'Competitors'],
    ],
    [
      english,
      'Add an agenda slide and a closing slide',
      ['What this covers', 'Thank you for your attention'],
    ],
    [english, 'Add a recap and a closing slide', ['Key points', 'Thank you for your attention']],
    [
      german,
      'Füge eine Folie über Kosten und noch eine über Personal hinzu',
      ['Kosten', 'Personal'],
    ],
    [
      german,
      'Füge eine Agenda und eine Schlussfolie hinzu',
      ['Worum es geht', 'Vielen Dank für Ihre Aufmerksamkeit'],
    ],
    [
      french,
      'Ajoute une diapositive sur les coûts et une autre sur le personnel',
      ['Coûts', 'Personnel'],
    ],
    [spanish, 'Añade una diapositiva sobre costes y otra sobre personal', ['Costes', 'Personal']],
    [spanish, 'Añade una agenda y un cierre', ['Qué veremos', 'Gracias por su atención']],
  ])('%s: “%s”', async (deck, words, titles) => {
    const added = [...(await done(deck, words)).matchAll(/Added slide \d+, “(.+?)”/g)]
    expect(added.map(([, title]) => title)).toEqual(titles)
  })
})

describe('a German wish whose verb stands last', () => {
  it.each([
    ['den Titel von Folie 5 in Mehr Getriebe ändern', 'Renamed slide 5 to “Mehr Getriebe”.'],
    ['Überschrift von Folie 5 in Mehr Getriebe ändern', 'Renamed slide 5 to “Mehr Getriebe”.'],
    ['Den Titel von Folie 5 durch Mehr Getriebe ersetzen', 'Renamed slide 5 to “Mehr Getriebe”.'],
    ['Endmontage durch Montage ersetzen', 'Replaced “Endmontage” with “Montage” in 8 places.'],
    [
      'Bitte Personal in Mitarbeiter ändern',
      'Replaced “Personal” with “Mitarbeiter” in one place.',
    ],
    ['Im Diagramm 0,8 durch 0,9 ersetzen', 'Changed a value of the chart of slide 4.'],
    ['Im Diagramm 3,9 auf 4,1 ändern', 'Changed a value of the chart of slide 4.'],
  ])('“%s”', async (words, summary) => {
    expect(await done(german, words)).toBe(summary)
  })
})

describe('points that look like wishes', () => {
  it.each([
    'Add a slide Tasks with the points: send the deck, undo the changes, delete slide 5',
    'Add a slide Tasks with the points:\n- undo the changes\n- send the deck\n- delete slide 5',
  ])('stay points: “%s”', async (words) => {
    expect(await done(english, words)).toBe('Added slide 13, “Tasks”.')
  })
})

describe('other plain wishes', () => {
  it.each([
    [english, 'Change the title of the second to Gas', 'Renamed slide 2 to “Gas”.'],
    [
      english,
      'Put the point Learn between Look ahead and Let cool',
      'Put the items of a block of slide 3 in another order.',
    ],
    [
      english,
      'Delete the words “without advertising” from the title of slide 6',
      'Renamed slide 6 to “From 6 hotels to 41 in a year”.',
    ],
    [
      english,
      'Replace “hotel” with “inn” (everywhere)',
      'Replaced “hotel” with “inn” in 13 places.',
    ],
    [english, 'Sorry for the mess, but swap slides 2 and 3', 'Swapped slides 2 and 3.'],
    [
      spanish,
      'Llama a la diapositiva 4 Hoy y a la diapositiva 5 Pasos',
      'Renamed slide 4 to “Hoy”. Renamed slide 5 to “Pasos”.',
    ],
    [
      'en-02-postmortem.extract',
      'Add a row Alert on locks, Joost, 7 Nov, open',
      'Added a row to the table of slide 10.',
    ],
  ])('%s: “%s”', async (deck, words, summary) => {
    expect(await done(deck, words)).toBe(summary)
  })

  it('a value is set on the point that a message before has added', async () => {
    const added = 'Add the point “Members 40 before the summer” to slide 12'
    expect(await done(english, added, 'Set members to 45')).toBe('Changed an item of slide 12.')
  })

  // "2" of "2億3,000万円" is no amount: 2 would stand in the chart in place of 22,000.
  it('an amount in several scales is not written in part', async () => {
    const deck = 'ja-press-kessan.written'
    expect(await done(deck, 'スライド3の2億2,000万円を2億3,000万円に変更して')).toBe('')
  })

  it('what stands below a point stays where only the point could go', async () => {
    const words = 'Move the first point of slide 6 to the first side of slide 4'
    expect(await done('ko-minutes-bus.extract', words)).toBe('')
  })
})

describe('a colour of some slides', () => {
  it.each([
    'Make everything from slide 9 to the end dark',
    'Mach alles ab Folie 9 blau',
  ])('is asked, since colours are those of all: “%s”', async (words) => {
    expect(await done(english, words)).toBe('')
  })

  it('is done where all are meant', async () => {
    expect(await done(english, 'Make everything blue')).toBe('Made the accent blue.')
  })
})

import { expect, test } from 'vitest'
import { chosenVariant, type Slide } from '../../../../src/deck/slide.ts'
import { composeText, linesOf, titlesOf } from '../../../support/compose-text.ts'

/** The last slide of a text whose other slides have names. */
function lastSlide(...paragraphs: string[]): Slide {
  const { slides } = composeText(paragraphs.join('\n\n'), {
    titleIsDefault: true,
    titleFromSource: true,
  })
  const slide = slides.at(-1)
  if (slide === undefined) throw new Error('There is a slide.')
  return slide
}

const mill =
  'The mill grinds flour from four farms. Each farm brings the mill twelve tonnes of rye a year, and the mill pays within a week of the harvest. Rye from the hills is darker and makes the heavy loaf that the hotels order on Fridays.'

test('a list that nothing else names is called by a whole clause that leads to it', () => {
  const slide = lastSlide(
    'Le four du village',
    'Le moulin broie la farine de quatre fermes. Chaque ferme apporte au moulin douze tonnes de seigle par an, et le moulin paie une semaine après la récolte. Le seigle des collines est plus sombre et donne le pain lourd que les hôtels commandent le vendredi.',
    'Rappel du calendrier sur lequel les voisins se sont mis d’accord :',
    '- envoi des convocations le 11 mars\n- réunion d’information dans le hall\n- travaux du 18 août au 5 septembre',
  )
  expect(chosenVariant(slide).title).toBe(
    'Rappel du calendrier sur lequel les voisins se sont mis d’accord',
  )
  expect(linesOf(slide)[0]).toBe('Envoi des convocations le 11 mars')
})

test('a table that nothing else names is called by the line that leads to it', () => {
  const line = 'Prices of the boats on offer'
  const { slides } = composeText(
    `# Ferry\n\nWe need a ferry, as all of us who live on the other side of the river have known for years.\n\n${line}\n\n| Boat | Price | Seats |\n|---|---|---|\n| Otter | 2.4 | 80 |\n| Heron | 3.9 | 120 |\n\nWhat comes next:\n\n\`\`\`\nnpm run lint\n\`\`\``,
  )
  const named = slides.map((slide) => chosenVariant(slide)).filter(({ title }) => title === line)
  expect(named.map(({ blocks }) => blocks.map(({ kind }) => kind))).toEqual([['table']])
})

test('a word that only joins is no name of the list below it', () => {
  const { slides } = composeText(
    `The village bakery\n\n${mill}\n\nWe do not want to close it, as anybody knows who has seen how many people stand there in a line on Fridays. But:\n\n- The roof lets in the rain\n- The oven eats more wood each year\n- Nobody wants to learn the trade`,
  )
  expect(titlesOf(slides)).not.toContain('But')
})

test('a list behind other matter of its section is called by what leads to it', () => {
  const { slides } = composeText(
    `# The village bakery\n\n## The oven\n\n${mill}\n\nThe committee has looked at four new ovens this year:\n\n- one long oven of brick\n- two short ovens of steel\n- the oven of the old school\n\n## The mill\n\n${mill}`,
  )
  expect(titlesOf(slides)).toContain('The committee has looked at four new ovens this year')
})

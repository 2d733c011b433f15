import { describe, expect, test } from 'vitest'
import { chosenVariant } from '../../../../src/deck/slide.ts'
import { composeText, titlesOf } from '../../../support/compose-text.ts'

/** The layouts of the slides of a text, its cover apart. */
const layoutsOf = (text: string) =>
  composeText(text)
    .slides.map((slide) => chosenVariant(slide).layout)
    .filter((layout) => layout !== 'title')

describe('a numbered list right below the title', () => {
  test.each([
    'How to change a bike tube\n\n1. Turn the bike over and open the brake\n2. Lever the tyre off on one side. Start opposite the valve\n3. Pull the tube out and check the tyre for glass\n4. Pump to 4 bar',
    'Byta däck själv\n\n1) Lossa muttrarna ett halvt varv. Korsnyckeln ligger i lådan.\n2) Lyft bilen med domkraften. Släpet står kopplat till bilen.\n3) Byt hjulet och dra muttrarna i kryss.\n4) Sänk bilen och efterdra med momentnyckel.',
    'Renovar el abono\n\n1º Entra en la web con tu clave.\n2º Elige la zona y paga 12 €.\n3º Espera el correo de confirmación.\n4º Recógelo en la taquilla.',
  ])('is a process where its items are acts: %s', (text) => {
    expect(layoutsOf(text)).toEqual(['steps'])
  })

  test.each([
    'Ten reasons to stay\n\n1. The rent is low.\n2. The school is near.\n3. Nobody locks the door.\n4. There are no cars.',
    'Our demands\n\n1. The decision of 11 February is stopped.\n2. The report of 2021 must be published.\n3. A meeting is held before the end of April.',
    'Team of the year\n\n1. Anna leads the kitchen. She trained three apprentices.\n2. Tom drives the van. He never missed a day.\n3. Ida keeps the books.\n4. Omar answers the phone.',
    'What our rivals do\n\n1. Northstar cut its prices by 20 percent. It lost money.\n2. Bluewave opened twelve shops.\n3. Kestrel bought a factory in Poland.',
  ])('is a list where they say how something is or must be, or what others do: %s', (text) => {
    expect(layoutsOf(text)).not.toContain('steps')
  })
})

test('steps that nothing names go on under one name', () => {
  const steps = Array.from(
    { length: 8 },
    (_, at) =>
      `${at + 1}. Pour ${at + 2} litres of water into the tank and wait until the lamp blinks. Close it.`,
  )
  const text = `How to descale the machine\n\nIt takes about 50 minutes and is done every six weeks, or when the lamp blinks.\n\n${steps.join('\n')}\n\n## Afterwards\n\nWrite date and name on the list on the door, and make two coffees.`
  const titles = titlesOf(composeText(text).slides)
  expect(titles).toContain('The process')
  expect(titles).toContain('The process (2/2)')
})

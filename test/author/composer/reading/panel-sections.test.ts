import { describe, expect, test } from 'vitest'
import { isPanel, panelSections } from '../../../../src/author/composer/reading/panel-sections.ts'
import { outlineOf } from '../../../support/source-outline.ts'
import { turnsOfLines } from '../../../support/turns.ts'

const told = (...lines: string[]) => outlineOf(panelSections(turnsOfLines(lines), 2, 'en'))

const atLength = (name: string, thing: string) =>
  `${name}: What worked for us was the ${thing}. ${`The ${thing} was mended by four people in one winter, and nobody had to be paid for any of it. `.repeat(4).trim()}`
const floors = ['roof', 'boiler', 'gate'].map((thing, at) =>
  atLength(['Ana', 'Ben', 'Ida'][at] ?? '', thing),
)
const talk = [
  'Host: Welcome. Each of you has five minutes, and there is cake at four o’clock. Ana, off you go.',
  floors[0] ?? '',
  'Host: Thank you, Ana. Ben.',
  floors[1] ?? '',
  'Host: Ida, the floor is yours.',
  floors[2] ?? '',
]

test('people who speak at length are a panel, those who talk in short turns are not', () => {
  expect(isPanel(turnsOfLines(talk), 'en')).toBe(true)
  expect(isPanel(turnsOfLines(talk.map((line) => line.slice(0, 90))), 'en')).toBe(false)
})

test('who has the floor stands over what that one says, and who only hands it on is in the notes', () => {
  const blocks = told(...talk)
  expect(blocks.filter((one) => /^heading 2/.test(one))).toEqual([
    'heading 2: Ana',
    'heading 2: Ben',
    'heading 2: Ida',
  ])
  expect(blocks).toContain('notes: Host: Thank you, Ana. Ben.')
})

describe('a question', () => {
  test('is the heading of all that answer it, without whom it is asked of, with what was said of it first', () => {
    const blocks = told(
      ...talk,
      'Guest: Hello, I am new here. The county has left us ten thousand pounds. Ana, what would you do with that money? One sentence each.',
      'Ana: I would buy a camera.',
      'Ben: Pay a student for one summer.',
      'Host: That is a good place to stop.',
    )
    const at = blocks.indexOf('heading 2: What would you do with that money?')
    expect(blocks.slice(at)).toEqual([
      'heading 2: What would you do with that money?',
      'paragraph: The county has left us ten thousand pounds.',
      'paragraph: Ana: I would buy a camera.',
      'paragraph: Ben: Pay a student for one summer.',
      'notes: Guest: Hello, I am new here.',
      'notes: One sentence each.',
      'notes: Host: That is a good place to stop.',
    ])
  })

  test('of a few words stays with what it goes on from', () => {
    const blocks = told(...talk, 'Host: Did you stop?', 'Ida: I went down to one a week.')
    expect(blocks.at(-1)).toMatch(/^paragraph: What worked .* Did you stop\? I went down to one/)
  })
})

test('who leads is told where that one sums up', () => {
  const blocks = told(
    ...talk,
    'Host: Thank you all. In favour we have: the roof; the boiler; the gate. Now there is cake.',
  )
  expect(blocks.slice(-5)).toEqual([
    'heading 2: Host',
    'heading 3: ',
    'paragraph: In favour we have: the roof; the boiler; the gate.',
    'notes: Thank you all.',
    'notes: Now there is cake.',
  ])
})

import { describe, expect, it } from 'vitest'
import { loadTypography } from '../../../src/typography/typography.ts'
import { playWays, readWays } from './play-ways.ts'

const deck = 'en-08-faq.extract'
const plain = 'On slide 6, insert the step "Log in" before step 3.'

describe('the ways to ask for an edit', () => {
  it('are counted by what comes of them beside what comes of the plain words', async () => {
    const ways = [
      'slide 6: new step "Log in" before "Confirm"',
      'On slide 6, add the step "Log in" at the end.',
      'I like slide 6',
    ]
    const played = await playWays('one', { deck, plain, ways }, await loadTypography())
    expect(played.map(({ outcome }) => outcome)).toEqual(['same', 'other', 'nothing'])
  })

  it('are offered where an option of a question leads to the change', async () => {
    const ways = ['let "Log in" be one of the steps on slide 6, ahead of the third']
    const [played] = await playWays('one', { deck, plain, ways }, await loadTypography())
    expect(played?.outcome).toBe('offered')
  })

  it('count for nothing where the plain words are not done', async () => {
    const edit = { deck, plain: 'On slide 60, delete step 3.', ways: ['slide 60: step 3 out'] }
    const [played] = await playWays('one', edit, await loadTypography())
    expect(played?.outcome).toBe('no plain')
  })

  it('are none for what asks for nothing, and then must change nothing', async () => {
    const typography = await loadTypography()
    const [played] = await playWays('one', { deck, say: 'Why is step 3 last?' }, typography)
    expect(played?.outcome).toBe('same')
  })
})

it('the files have edits, each in some ways, and messages without a wish', () => {
  const all = readWays().flatMap(({ edits }) => edits)
  expect(all.length).toBeGreaterThan(600)
  expect(all.every((one) => ('say' in one ? one.say !== '' : one.ways.length >= 5))).toBe(true)
})

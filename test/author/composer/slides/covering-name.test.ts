import { expect, test } from 'vitest'
import { coveringName } from '../../../../src/author/composer/slides/covering-name.ts'
import { proseAtoms } from '../../../support/prose-atoms.ts'

const even = () => 1

/** The name of sentences, a line each. */
function nameOf(...sentences: string[]): string | undefined {
  const lines = proseAtoms(sentences).map((atom) => [atom])
  return coveringName(lines, even, 'en')?.text
}

test('sentences are called by the one that the others share most words with', () => {
  expect(
    nameOf(
      'Pete found a tray of plates there this morning, which he says he had not seen the day before.',
      'The insurer pays for the kiln and its shelves.',
      'A new kiln costs 1,740 pounds, and the insurer has been asked twice for the shelves that sagged.',
    ),
  ).toBe('The insurer pays for the kiln and its shelves')
})

test('a sentence that goes on with another clause is a name without that, and is no less said', () => {
  const lines = proseAtoms([
    'The new depot at Langley Cross has chargers for ninety buses, and it has showers with hot water in them.',
    'Buses of that kind are lovely to drive on a morning in the middle of winter, says everybody who does.',
  ]).map((atom) => [atom])
  expect(coveringName(lines, even, 'en')).toMatchObject({
    text: 'The new depot at Langley Cross has chargers for ninety buses',
    isWhole: false,
  })
})

test('a word that joins a sentence to the one before is no part of a name', () => {
  expect(
    nameOf(
      'Nobody had asked any of the four of them before the meeting was over and the hall was shut.',
      'So the lemon trees must be gone from the terrace.',
      'All of the trees on the terrace belong to the doctor on the second floor, who is away until May.',
    ),
  ).toBe('The lemon trees must be gone from the terrace')
})

test.each([
  ['what only would be', 'If the trees stay the terrace leaks.'],
  ['what points at something else', 'The trees on the terrace are why this leaks.'],
  ['notes without an end', 'lemon trees gone from terrace by march'],
])('%s is no name', (_, remark) => {
  expect(
    nameOf(
      'They had asked none of those who own the trees before the meeting was over and the hall was shut.',
      remark,
      'They belong, all of the trees on the terrace, to the doctor on the second floor, who is away until May.',
    ),
  ).toBeUndefined()
})

test('what the next sentence goes on from in their midst is no name: it would stand there twice', () => {
  const lines = proseAtoms([
    'They say that a wireless was built for longer than what stands in the shops of today.',
    'The toaster of today is no more complicated than a wireless.',
    'It is a good deal simpler, and somebody glued it on an ordinary afternoon.',
  ]).map((atom) => [atom])
  expect(coveringName(lines, even, 'en')).toBeUndefined()
})

test('the sentence that they begin with is a name as far as a title has room, and leaves them', () => {
  const lines = proseAtoms([
    'The old men by the harbour built thirty-four boats in the sheds of the island, unasked.',
    'Twelve of them are still at sea, and the others lie behind the church.',
  ]).map((atom) => [atom])
  expect(coveringName(lines, even, 'en')).toMatchObject({ isWhole: true })
})

test.each([
  ['what they ask themselves', 'What would a new one cost?', true],
  ['what is asked of others', 'Can you hear me?', false],
])('sentences that begin with %s', (_, question, isName) => {
  const answer = 'Forty euros, if we are lucky, and twice as much where the roof has to go as well.'
  expect(nameOf(question, answer) === question).toBe(isName)
})

test.each([
  ['of something that readers have', 'The program sits between your mail and your jobs.', true],
  ['to somebody', 'You can walk from the mail to all of the jobs.', false],
])('a sentence %s is a name or not', (_, sentence, isName) => {
  const name = nameOf(
    sentence,
    'It runs a command, keeps quiet while that succeeds, and writes a mail when a new error stops the jobs.',
  )
  expect(name !== undefined).toBe(isName)
})

test('a sentence that opens a paragraph may hold a pointer, though not at its ends', () => {
  const name = (first: string) => {
    const atoms = proseAtoms(
      ['Before.'],
      [first, 'It was no different anywhere else in all these years.'],
    )
    return coveringName([atoms.slice(1)], even, 'en')?.text
  }
  expect(name('The last bus of the night comes in through that gate.')).toBe(
    'The last bus of the night comes in through that gate',
  )
  expect(name('This is the gate of the last bus of the night.')).toBeUndefined()
  expect(name('The last bus of the night was why we liked this.')).toBeUndefined()
})

test('what somebody denies is no name of what they speak of', () => {
  expect(
    nameOf(
      'I am not here to complain about the books.',
      'The books that we have lent since March were read by the whole street.',
    ),
  ).not.toContain('complain')
})

test('two sentences are no name, also where no capital begins the second', () => {
  expect(
    nameOf(
      'So we talked about the shop move. the new rooms are bigger but the rent is 1200 a month.',
      'The rooms that we have seen in the old shop are dark and the rent is due in May.',
    ) ?? '',
  ).not.toContain('. the')
})

test('a clause before a semicolon is a name, whatever its last word is in another language', () => {
  const lines = proseAtoms([
    'A câmara municipal paga este ano metade da conta; o resto cabe aos moradores da margem norte, que pediram a obra há vinte anos e nunca deixaram de insistir.',
    'O empreiteiro manda a conta à câmara em maio e trabalha com madeira da serra.',
  ]).map((atom) => [atom])
  expect(coveringName(lines, even, 'pt')?.text).toBe(
    'A câmara municipal paga este ano metade da conta',
  )
})

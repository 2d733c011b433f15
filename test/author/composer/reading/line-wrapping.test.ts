import { expect, test } from 'vitest'
import { blockOutline } from '../../../support/block-outline.ts'
import { composeText } from '../../../support/compose-text.ts'

const head = 'Minutes of the club\n\nThe chair opens the meeting at seven.\n\n'

test.each([
  [
    'in a text that breaks no line, each says something of its own',
    'The sealing machine was too cold, or the bags were too thin, and nobody in the unit can tell which of the two it was\nAnil suggests a bag of fifty grams for the market, where nobody buys a hundred grams at once any more\nThe stall at the fair costs nothing',
    3,
  ],
  [
    'in a text that is wrapped, lines go on where they are full',
    'The sealing machine was too cold, or the bags were too thin. Nobody\ncan tell. Anil suggests a bag of fifty grams for the market, where\nPeter never sells a hundred. The stall at the fair costs nothing\nand is ours again. We go there in two cars on the second of May in\nthe morning.',
    1,
  ],
])('%s', (_, text, paragraphs) => {
  expect(blockOutline(head + text).filter((one) => one.startsWith('paragraph'))).toHaveLength(
    paragraphs + 1,
  )
})

const log = '2024-11-07 14:02:11 INFO item 31704009927741 went to the holds\n'.repeat(4)

test.each([
  ['a log', `${log}\n`],
  ['a table with commas', `${'2024-10-28,4588,724,41,0\n'.repeat(6)}\n`],
  ['short lines', 'bins\nholds\nmill\nlakeside\nbookmobile\nexceptions\n\n'],
])('running text is wrapped beside %s', (_, beside) => {
  const text =
    'Overtime came to 214 hours, and extra runs of the couriers to nine.\nReplacement of items given up is not in that, and if it were used\nin full the sum would be twenty thousand, which those with a head\nfor figures will compare with the number in section one. The fines\nthat were waived are in it, and so are the fees of October for the\nbranches.'
  const blocks = blockOutline(`${head}${beside}${text}\n\n${text}`)
  expect(blocks.filter((one) => one.startsWith('paragraph: Overtime'))).toHaveLength(2)
  expect(blocks.filter((one) => one.includes('branches'))).toHaveLength(2)
})

test('lines of about one length are one paragraph in a text of unbroken ones', () => {
  const long = `${'The carrier registers with us and uploads the certificate of its insurance. '.repeat(3)}\n\n`
  const text =
    'We have two people for each of the shifts, and the second light\nbarrier comes in May, so that nobody has to stand beside the belt\nwhile it runs.'
  const blocks = blockOutline(head + long + long + text)
  expect(blocks.filter((one) => one.includes('light barrier comes'))).toHaveLength(1)
})

test('small letters tell nothing where sentences begin with them', () => {
  const text =
    'there are forty classes by now and room for sixty, at nine and eleven\naudio guide at the opening only in three languages\nstill nobody for the workshops on sunday, so bianca has to ask again\nwrong blue came for room two and three\nthe budget is committed but for forty and all else has to wait till may'
  const blocks = blockOutline(
    `${head}budget is tight but fine.\n\nlong talk about the cases.\n\n${text}`,
  )
  expect(blocks.join()).not.toContain('eleven audio')
})

test('a line of several labels is about none of them alone', () => {
  expect(blockOutline(`${head}Yes: 27   No: 2   Abstained: 2 -> carried`)).toContain(
    'paragraph: Yes: 27 No: 2 Abstained: 2 -> carried',
  )
})

test('a line that breaks off early before a long word goes on in that', () => {
  const text =
    'Overtime came to 214 hours, and extra runs of the couriers to nine.\nThe vote was 33 to 5 for the repair of both, with three\nextraordinarily long speeches, which those with a head for figures\nwill compare with the number in section one, where the fines that\nwere waived are in it, and so are the fees of the month before for\nthe branches.'
  const blocks = blockOutline(`${head}${text}\n\n${text}`)
  expect(blocks.filter((one) => one.includes('three extraordinarily long'))).toHaveLength(2)
})

test('lines that are broken by hand go on where one ends in mid-sentence', () => {
  const text =
    'Present were Mrs Brandt of the house, Mr Ozdemir and from the board\nS. Keller, M. Hoffmann and J. Nwosu, who had asked for a longer day in\nspring. The proposal to close earlier was met with a long debate, and\nnobody wanted it. Who cannot come sends a friend: the\nform is on the wall of the big room, and it has to be signed before\nthe vote begins. A letter goes out to the office of the town, which\nhas been waiting for it since the new year, and so have many\nof the parents.'
  const blocks = blockOutline(`${head}${text}\n\n${text}`)
  expect(blocks.filter((one) => one.includes('from the board S. Keller'))).toHaveLength(2)
  expect(blocks.filter((one) => one.includes('a friend: the form is'))).toHaveLength(2)
})

const pasted = `ok, all of it below, need slides for wed and the board reads only the first two, so put what we ask for right up at the front where they see it
need: six slides. the numbers of the memo are old, so take the ones of the table that Tomasz has sent on Tuesday, and say where they are from

If you have pain in the chest, trouble breathing, or signs of a stroke, don't
wait for us and don't use the form: ring the emergency number.

You can help by ringing after half past ten for results, sick notes and
questions about letters.

One more thing, of those who ring about seventy ring again within ten
minutes so some of this is the same people. A call back would take out
most of that.

budget: our share is 4,760 if the grant comes

staff: two want no more mondays, the rest is ill

rooms: none of them has heating before december

- older members do not want to be told to go online
- call back is fine but not from a withheld number`

test('each run of lines tells for itself whether it is wrapped, in a text that is set in several ways', () => {
  const blocks = blockOutline(pasted)
  expect(blocks.filter((one) => one.includes("don't wait for us and don't"))).toHaveLength(1)
  expect(blocks.filter((one) => one.includes('notes and questions'))).toHaveLength(1)
  expect(blocks.join()).not.toContain('online call')
})

test('lines of turns are not wrapped however alike they are', () => {
  const turn =
    'Ann: The school paid 135 of the gardens, and the van was late for it.\nDee: The river took 859 of the trees in June, and nobody knows when.\n'
  expect(blockOutline(head + turn.repeat(3)).join()).not.toContain('for it. Dee')
})

test('in a wrapped paragraph a small letter goes on however short the line above is', () => {
  const text =
    'We are sorry. The lift will be closed until the brake has been tested. If\nyou cannot climb stairs, please do not\nwait in the hall: ring the desk and we bring the objects down to you.'
  expect(blockOutline(head + text).at(-1)).toContain('please do not wait in the hall')
})

test('what several people say, a line each, stays apart', () => {
  const text =
    'Best breakfast we have had in any hotel\nso far this year\nWe will come back with the children when it is warmer\nThe bed was hard\nthe window did not close and it rained on the carpet\nNobody answered the phone'
  expect(JSON.stringify(composeText(`What guests wrote\n\n${text}`).slides)).not.toMatch(
    /warmer The|carpet Nobody/,
  )
})

test('a figure that a line ends before goes on in the next', () => {
  const text =
    'The town sold the harbour with all its sheds and cranes for\n12 million euros. The buyer, a firm from Hull, will keep\n3 of the cranes. Work begins in 2027 and ends in\n2031. Nobody lives there now.'
  expect(JSON.stringify(composeText(text).slides)).toContain('ends in 2031')
})

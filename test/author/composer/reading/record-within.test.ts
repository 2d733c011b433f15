import { expect, test } from 'vitest'
import { blockOutline } from '../../../support/block-outline.ts'

const told = 'The sorter sent all that was returned to wrong bins for ten days in a row.'
const around = (record: string) =>
  blockOutline(
    `1. What happened\n\n${told}\n\n2. What was said\n\n${record}\n\n${told}\n\n3. Next\n\n${told}`,
  )

test.each([
  [
    'English',
    ['WEATHERBEE', 'OKORO', 'WEATHERBEE', 'OKORO', 'COYLE'],
    'Thirteen hundred were lost in all.',
  ],
  [
    'Spanish',
    ['Remedios', 'Julián', 'Remedios', 'Julián', 'Amparo'],
    'El pueblo consume mil metros al día.',
  ],
  ['Japanese', ['大槻', '三浦', '大槻', '三浦', '栗本'], '工事の費用は一億円になる見込みです。'],
])('a recording within a document is what people say: %s', (_, names, said) => {
  const lines = names.map((name, at) => `00:41:1${at}  ${name}: ${said}\n          ${said}`)
  const blocks = around(lines.join('\n'))
  expect(blocks.filter((one) => one.startsWith('heading 2'))).toHaveLength(3)
  expect(blocks.join('\n')).not.toContain('00:41')
})

test.each([
  [
    'a log',
    '00:41:11 INFO: belt started\n00:41:12 WARN: no map\n00:41:13 INFO: belt ok\n00:41:14 ERROR: no chute\n00:41:15 INFO: released',
  ],
  ['a plan', '9:30 Ana: opening words.\n10:00 Ben: the belts.\n10:30 Ana: the bins.'],
])('%s stays as it is', (_, lines) => {
  expect(around(lines).join('\n')).toContain(lines.slice(0, 5))
})

test.each([
  ['counted', (name: string, at: number) => `${at}. ${name}`],
  ['with signs', (name: string) => `## ${name}`],
  ['underlined', (name: string) => `${name}\n${'-'.repeat(name.length)}`],
])('a document is one around recordings whatever its headings are: %s', (_, heading) => {
  const said = (hour: number) =>
    ['Ana', 'Ben', 'Ana', 'Ben', 'Ana']
      .map((name, at) => `[0${hour}:41:1${at}] ${name}: The crane ${at} arrives on Tuesday.`)
      .join('\n')
  const sections = [told, `${told}\n\n${said(0)}`, told, `${told}\n\n${said(1)}`, told].map(
    (text, at) => `${heading(`Part ${'ABCDE'[at]}x`, at + 1)}\n\n${text}`,
  )
  const blocks = blockOutline(`Site report\n\n${sections.join('\n\n')}`)
  expect(blocks.filter((one) => /^heading \d: Part/u.test(one))).toHaveLength(5)
  expect(blocks.join('\n')).not.toMatch(/0[01]:41/u)
  expect(blocks.filter((one) => one === `paragraph: ${told}`)).toHaveLength(5)
})

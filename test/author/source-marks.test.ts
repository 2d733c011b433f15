import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { mapBlockTexts } from '../../src/deck/blocks/block.ts'
import type { PrintedText } from '../../src/deck/blocks/printed-text.ts'
import { chosenVariant, type Slide } from '../../src/deck/slide.ts'
import { composeText } from '../support/compose-text.ts'

/** A text with its marks written out: "the <bold>whole</bold> truth". */
function written({ text, marks = [] }: PrintedText): string {
  let out = ''
  let at = 0
  for (const { from, to, link, ...style } of marks) {
    const names = [...Object.keys(style), ...(link && 'url' in link ? [link.url] : [])].join(' ')
    out += `${text.slice(at, from)}<${names}>${text.slice(from, to)}</>`
    at = to
  }
  return out + text.slice(at)
}

/** Every text that slides print, titles first. */
function textsOf(slides: readonly Slide[]): string[] {
  return slides.flatMap((slide) => {
    const { title, titleMarks, blocks } = chosenVariant(slide)
    const texts = [written({ text: title, marks: titleMarks })]
    for (const block of blocks)
      mapBlockTexts(block, (printed) => {
        texts.push(written(printed))
        return printed
      })
    return texts
  })
}

const textsUnder = (heading: string, ...lines: string[]) =>
  textsOf(
    composeText(`# ${heading}\n\n${lines.join('\n')}`, { slideRange: '1', appending: true }).slides,
  )

describe('what markdown sets apart', () => {
  test.each([
    [
      'bold',
      'Freight costs **twice as much** as last year',
      'Freight costs <bold>twice as much</> as last year',
    ],
    ['what multiplies', 'A box of 2*3*4 cm holds 12 marbles', 'A box of 2*3*4 cm holds 12 marbles'],
    [
      'italic in a word',
      'The date un*believ*able as of now',
      'The date un<italic>believ</>able as of now',
    ],
    [
      'italic',
      'We describe *what a date looks like* now',
      'We describe <italic>what a date looks like</> now',
    ],
    [
      'struck through',
      'It opens on ~~Monday~~ Tuesday morning',
      'It opens on <strike>Monday</> Tuesday morning',
    ],
    [
      'bold and a link',
      'Write to [the **help** desk](https://help.example/de) first',
      'Write to <https://help.example/de>the </><bold https://help.example/de>help</><https://help.example/de> desk</> first',
    ],
    [
      'Arabic',
      'ترتفع تكلفة الشحن **مرتين** هذا العام',
      'ترتفع تكلفة الشحن <bold>مرتين</> هذا العام',
    ],
    ['Japanese', '運賃は昨年の**約二倍**になりました', '運賃は昨年の<bold>約二倍</>になりました'],
  ])('is marked in points: %s', (_, line, shown) => {
    expect(textsUnder('Costs', `- ${line}`, '- The second point is plain')).toContain(shown)
  })

  test('is a link to the first of two definitions, wherever that stands', () => {
    const first = ['> [plan]: https://plan.example/new', '', '[plan]: https://plan.example/old', '']
    expect(
      textsUnder('Costs', ...first, '- See [the plan][plan] for it', '- The second point is plain'),
    ).toContain('See <https://plan.example/new>the plan</> for it')
  })

  test('is no link where a slide could not open it', () => {
    expect(textsUnder('Costs', '- See [the plan](docs/plan.md) for it', '- Plain')).toContain(
      'See the plan for it',
    )
  })

  test('stays on its words in a point that is made shorter', () => {
    const long =
      '- However, the **second depot** (which is the old one by the river) opens on Monday, because the lease of the *first depot* ends then and nobody wants to pay for two of them at once'
    expect(textsUnder('Depots', long, '- The third point is plain').join('\n')).toMatch(
      /^The <bold>second depot<\/> .*opens on Monday/m,
    )
  })

  test('is marked in titles, but not where all of a title is bold', () => {
    expect(textsUnder('How `git stash` works', '- One point', '- Another')).toContain(
      'How <code>git stash</> works',
    )
    expect(textsUnder('**How it works**', '- One point', '- Another')).toContain('How it works')
  })

  test('is marked in the cells of tables, each in its own', () => {
    const texts = textsUnder(
      'Patterns',
      '| Pattern | Matches | Note |',
      '|---|---|---|',
      '| `.` | any `a` or `.` | **slow** |',
      '| `\\d` | a digit | slow |',
      '| `**` | two stars | `a \\| b; c` |',
    )
    expect(texts.slice(-9)).toEqual([
      '<code>.</>',
      'any <code>a</> or <code>.</>',
      '<bold>slow</>',
      '<code>\\d</>',
      'a digit',
      'slow',
      '<code>**</>',
      'two stars',
      '<code>a | b; c</>',
    ])
  })
})

describe('code within a line', () => {
  test.each([
    [
      'begins a point in lower case',
      '`npm install` fetches everything',
      '<code>npm install</> fetches everything',
    ],
    [
      'has signs at which a sentence could be cut',
      'Run `a(b); c: "d", --e` before you leave',
      'Run <code>a(b); c: "d", --e</> before you leave',
    ],
    [
      'has marks of its own',
      'Pass `f(**options)` and `:x:` on',
      'Pass <code>f(**options)</> and <code>:x:</> on',
    ],
    ['is one letter long', '`x` is the width of it', '<code>x</> is the width of it'],
  ])('is shown byte for byte: it %s', (_, line, shown) => {
    expect(textsUnder('Rules', `- ${line}`, '- The second point is plain')).toContain(shown)
  })

  test('is in the notes as the text has it', () => {
    const sentences = Array.from(
      { length: 30 },
      (_, at) => `Step ${at} calls \`go(${at}); stop\` in the end.`,
    )
    const { slides } = composeText(`# Calls\n\n${sentences.join(' ')}`, {
      slideRange: '1',
      appending: true,
    })
    expect(slides[0]?.notes).toContain('go(29); stop')
  })

  test.each([
    'life-of-a-task.en.md',
    'system-design.ja.md',
  ])('of %s is code of the text', (name) => {
    const source = readFileSync(`test/samples/${name}`, 'utf8')
    const codes = textsOf(composeText(source).slides).flatMap((text) =>
      Array.from(text.matchAll(/<(?:\w+ )?code>(.*?)<\/>/g), ([, code = '']) => code),
    )
    expect(codes.length).toBeGreaterThan(0)
    expect(codes.filter((code) => !source.includes(`\`${code}\``))).toEqual([])
  })
})

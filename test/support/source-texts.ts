import fc from 'fast-check'

/** A text whose lines have every shape that the composer knows: lists, tables, dates, figures, quotations, code, … */
export function textOfEveryShape(words: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const number = fc.integer({ min: 1, max: 98 })
  const items = (mark: (index: number) => string) =>
    fc
      .array(words, { minLength: 2, maxLength: 7 })
      .map((lines) => lines.map((line, index) => `${mark(index)}${line}`).join('\n'))
  const pairs = fc.array(fc.tuple(words, words), { minLength: 2, maxLength: 5 })
  const table = fc
    .array(fc.tuple(words, number, number), { minLength: 2, maxLength: 6 })
    .map((rows) =>
      [
        '| What | 2024 | 2025 |',
        '|---|---|---|',
        ...rows.map((row) => `| ${row.join(' | ')} |`),
      ].join('\n'),
    )
  const shape = fc.oneof(
    words,
    words.map((title) => `## ${title}`),
    items(() => '- '),
    items((index) => `${index + 1}. `),
    items((index) => `- ${2010 + index}: `),
    items((index) => `- ${12 + index} % `),
    pairs.map((all) => all.map(([head, text]) => `- **${head}**: ${text}`).join('\n')),
    pairs.map((all) =>
      ['| A | B |', '|---|---|', ...all.map(([a, b]) => `| ${a} | ${b} |`)].join('\n'),
    ),
    table,
    fc.tuple(words, words).map(([quote, who]) => `> “${quote}”\n> — ${who}`),
    words.map((code) => `\`\`\`\n${code}\n\`\`\``),
    words.map((alt) => `![${alt}](data:image/png;base64,iVBORw0KGgo=)`),
  )
  return fc
    .tuple(words, fc.array(shape, { minLength: 1, maxLength: 8 }))
    .map(([title, shapes]) => [`# ${title}`, ...shapes].join('\n\n'))
}

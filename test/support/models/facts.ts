import type { Fact } from '../../../src/author/model/source-facts.ts'

/** Facts with these texts, one after the other in one text, without headings. */
export function facts(...texts: string[]): Fact[] {
  let end = 0
  return texts.map((text, index) => {
    const start = end
    end += text.length + 1
    return {
      number: index + 1,
      text,
      start,
      end: end - 1,
      heading: '',
      isCode: text.includes('\n'),
    }
  })
}

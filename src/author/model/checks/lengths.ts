import { wordCount } from '../../composer/language/script.ts'
import { slideTexts } from '../slide-texts.ts'
import type { WrittenSlide } from '../written-slide.ts'

/** Words above which a slide goes back; prompts ask for less, and layout splits what is left over. */
const mostTitleWords = 16
const mostLineWords = 32
const mostSlideWords = 100
/** Lines of a list, rows of a table, things beside each other. */
const mostLines = 8
const mostRows = 10
const mostSides = 4

/** What of a slide is too long or too much, a sentence each. */
export function lengthProblems(written: WrittenSlide): string[] {
  const problems: string[] = []
  const texts = slideTexts(written)
  const words = (text: string) => wordCount(text)
  const title = texts.find(({ place }) => place === 'title')
  if (title === undefined) problems.push('The title is empty.')
  else if (words(title.text) > mostTitleWords)
    problems.push(`The title has ${words(title.text)} words: at most 12.`)
  const content = texts.filter(({ place }) => place === 'content')
  const long = content.find(({ text }) => words(text) > mostLineWords)
  if (long) problems.push(`A line has ${words(long.text)} words, at most 14: "${long.text}"`)
  const shown = content.reduce((sum, { text }) => sum + words(text), 0)
  if (written.form !== 'table' && shown > mostSlideWords)
    problems.push(`The slide has ${shown} words: at most 45.`)
  return [...problems, ...countProblems(written)]
}

function countProblems(written: WrittenSlide): string[] {
  const between = (count: number, least: number, most: number, what: string) =>
    count < least
      ? [`The slide has too few ${what}: ${count}.`]
      : count > most
        ? [`The slide has ${count} ${what}: at most ${most}.`]
        : []
  switch (written.form) {
    case 'points':
    case 'statement':
    case 'closing':
      return between(written.lines.length, 1, mostLines, 'lines')
    case 'comparison':
      return [
        ...between(written.sides.length, 2, mostSides, 'sides'),
        ...written.sides.flatMap(({ lines }) => between(lines.length, 1, mostLines, 'lines')),
      ]
    case 'table':
      return [
        ...between(written.columns.length, 2, 7, 'columns'),
        ...between(written.rows.length, 1, mostRows, 'rows'),
      ]
    case 'chart':
      return [
        ...between(written.categories.length, 2, 12, 'categories'),
        ...between(written.series.length, 1, 4, 'series'),
        ...(written.series.every(({ values }) => values.length === written.categories.length)
          ? []
          : ['Every series needs one value for each category.']),
      ]
    case 'quote':
      return written.quote.trim() === '' ? ['The quotation is empty.'] : []
    case 'code':
      return written.code.trim() === '' ? ['The listing is empty.'] : []
    default:
      return between(written.items.length, 1, mostLines, 'items')
  }
}

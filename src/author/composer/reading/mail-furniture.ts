import { boilerplateWords } from '../language/mail-words.ts'
import { lineGroups } from './line-groups.ts'
import type { Mail, MailLine } from './mail.ts'
import { greetingLines, pleasantriesAt } from './mail-greeting.ts'
import {
  closingAt,
  isNameOf,
  isSignatureLine,
  isSignatureMark,
  longestPhrase,
  madeLine,
  mostSignatureLines,
  signatureOf,
  writerNames,
} from './mail-signature.ts'
import type { Span } from './mapped-text.ts'

/** The lines of a mail that are no content. */
export function furnitureOf(mail: Mail, language: string): Span[] {
  const lines = mail.lines.filter((line) => line.text.trim() !== '')
  const gone = new Set<MailLine>()
  const names = writerNames(mail)
  const greeting = greetingLines(lines, names)
  for (const line of lines.slice(0, greeting)) gone.add(line)
  const mark = lines.findIndex(isSignatureMark)
  const body = mark < 0 ? lines : lines.slice(0, mark)
  if (mark >= 0) for (const line of lines.slice(mark)) gone.add(line)
  const closing = closingAt(body)
  if (closing > 0) {
    const signature = body.slice(closing + 1, closing + 1 + mostSignatureLines)
    const end = signature.findIndex((line) => !isSignatureLine(line.text.trim(), language))
    for (const line of [body[closing], ...signature.slice(0, end < 0 ? undefined : end)])
      if (line !== undefined) gone.add(line)
  }
  for (const line of signatureOf(mail.lines, language)) gone.add(line)
  // Behind the mails that one quotes stands what its office sets under it.
  if (mail.answers === true)
    for (const group of lineGroups(mail.lines))
      if (group.some(({ text }) => boilerplateWords.test(text)))
        for (const line of group) gone.add(line)
  const isOwn = isNameOf(names, language)
  // What stands under a name or closing words is set there by programs; elsewhere "confidential" is a word of the mail.
  const signed = body.findIndex((line, index) => (gone.has(line) ? index >= greeting : isOwn(line)))
  const [first, last] = [body[signed], body.at(-1)]
  if (first !== undefined && last !== undefined) {
    const below = mail.lines.slice(mail.lines.indexOf(first) + 1, mail.lines.indexOf(last) + 1)
    for (const line of setUnder(below, language)) gone.add(line)
  }
  for (const [index, line] of [...body.entries()].reverse()) {
    if (gone.has(line)) continue
    const text = line.text.trim()
    const made = text.length <= longestPhrase && madeLine.test(text)
    if (!isOwn(line) && !made && index !== signed) break
    gone.add(line)
  }
  const polite = pleasantriesAt(body[greeting])
  return [...[...gone].map(({ start, end }): Span => ({ start, end })), ...polite]
}

/**
 * The lines under the one with which a mail is signed that offices and programs set there: groups in which one says so, or
 * that are all names, places and numbers. What somebody adds to the mail stays.
 */
function setUnder(below: readonly MailLine[], language: string): MailLine[] {
  return lineGroups(below)
    .filter((group) => {
      const texts = group.map(({ text }) => text.trim())
      return (
        texts.some((text) => boilerplateWords.test(text)) ||
        texts.every((text) => isSignatureLine(text, language))
      )
    })
    .flat()
}

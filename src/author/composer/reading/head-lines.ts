import { isPersonName } from './attribution.ts'
import { leadTermLength } from './lead-term.ts'
import { joinMapped, type MappedText, sliceMapped, splitMapped } from './mapped-text.ts'

/** A legal form, and a name in capitals with what its bearer is in brackets. */
const legalForm = /(?<!\p{L})\p{L}{1,2}\.\s?\p{Lu}\.(?=\s*(?:,|$))/u
const explainedName = /^[^\p{Ll}()]*\p{Lu}{2}[^\p{Ll}()]*\([^()]*\s[^()]*\)$/u

/** Whether a line over the name of a document is the name of a body that issues it. */
export function isBody(line: string): boolean {
  const text = line.trim()
  return legalForm.test(text) || explainedName.test(text)
}

/** A word whose letters are set apart, as one: "P R O T O C O L", "이 력 서". */
export function withoutGaps(text: MappedText): MappedText {
  return /^\S(?:[ \u00a0\u3000]\S){2,}$/u.test(text.text)
    ? joinMapped(splitMapped(text, /[ \u00a0\u3000]/gu), '')
    : text
}

/** Whether fields stand in a row, far apart ("Place: Hall   Begins 7 p.m."). */
export function isRowOfFields(text: string): boolean {
  const [first = '', ...others] = text.trim().split(/\t+| {3,}/u)
  return others.length > 0 && leadTermLength(first) > 0
}

/** Whether a line begins with a number that no list does, which counts what the line is called ("33. hafta durum notu"). */
export function beginsWithOrdinal(text: string): boolean {
  return /^\s*(?:[2-9]|\d{2,3})\.\s\p{L}/u.test(text)
}

/** Whether words end with the full stop of a sentence. */
export function isStopped({ text }: MappedText): boolean {
  return /\p{L}{3}\.$/u.test(text)
}

/** Words without the full stop at their end. */
export function withoutStop(text: MappedText): MappedText {
  return sliceMapped(text, 0, text.text.replace(/[.。]\s*$/u, '').length)
}

/** Words of somebody who is greeted in a title. */
const mostGreetedWords = 2

/** Whether a line that greets goes on with no more than a name, as the title of a text may ("Good morning, Vietnam"). */
export function greetsByName(line: string): boolean {
  const [, name = ''] = /^[^,，]+[,，]\s+(\S.*)$/u.exec(line.trim()) ?? []
  return (
    name.split(/\s+/u).length <= mostGreetedWords && /^\p{Lu}/u.test(name) && isPersonName(name)
  )
}

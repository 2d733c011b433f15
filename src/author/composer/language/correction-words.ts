import { caselessPattern } from '../../../text/caseless-pattern.ts'
import { wordSource } from './word-pattern.ts'

/** How people begin to correct what they have just said, in all languages: a comma, a colon or a dash follows. */
const words =
  'no|nope|sorry|wait|correction|scratch that|make that|i mean|nein|korrektur|quatsch|moment|non|pardon|rectification|erratum|perdón|corrijo|mejor dicho|anzi|scusate|correggo|não|perdão|corrigindo|aliás|nee|correctie|nej|rättelse|nei|rettelse|ei|korjaus|nie|poprawka|ne|oprava|nem|javítás|nu|corectură|нет|точнее|вернее|поправка|ні|точніше|не|όχι|διόρθωση|hayır|düzeltme|không|bukan|ralat|नहीं|لا|تصحيح|לא|תיקון|いや|訂正|아니|정정|不对|不對|更正'.split(
    '|',
  )

const correcting = caselessPattern(`^\\s*(?:${wordSource(words)})\\s*[,，、:：–—-]`, 'u')

/** Whether a sentence corrects a figure of the one before it ("No, 400, I misread it"). */
export function corrects(sentence: string): boolean {
  return correcting.test(sentence) && /\p{N}/u.test(sentence)
}

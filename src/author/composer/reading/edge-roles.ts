import { isInterjection } from '../language/address-words.ts'
import { saysWhen } from '../language/dates.ts'
import { namesDocument } from '../language/document-words.ts'
import { asksDraftReaders, beginsWithDraft, saysDraft } from '../language/draft-words.ts'
import { mailHeader } from '../language/mail-words.ts'
import { wordCount } from '../language/script.ts'
import { isKindOfDocument, isUpdateLine } from '../language/upkeep-words.ts'
import { isBracketed } from './bracketed.ts'
import { isContact, isTelephone } from './contact.ts'
import { isDay } from './edges/datelines.ts'
import { leadTermLength } from './lead-term.ts'

/** What a short line at the head of a document is there for. */
export type EdgeRole =
  /** What the document is called, who wrote it, what for: what its words do not tell. */
  | 'name'
  /** What it is about, with the label for that. */
  | 'subject'
  /** What kind of document it is ("PRESS RELEASE – for immediate release"). */
  | 'kind'
  /** What somebody asks or tells of those who finish or print it. */
  | 'remark'
  /** When and where it is said ("For the annual dinner, Friday, the Old Hall, after the soup"). */
  | 'occasion'
  | 'day'
  /** Whom to ask. */
  | 'contact'
  | 'greeting'

/** Words of a subject. */
const fewestSubjectWords = 2

/** Between what a line says and what it adds to that. */
const parting = /\s[–—|·-]\s|[,，،、;；(（]/u

/**
 * The role of a line at the head of a document, by its shape first.
 * @param language tells the document's language, which is asked only where the shape lets it matter.
 */
export function edgeRole(text: string, language: () => string): EdgeRole {
  if (isContact(text) || isTelephone(text)) return 'contact'
  const label = leadTermLength(text)
  if (label > 0) {
    const name = text.slice(0, label).replace(/\s*[:：]$/u, '')
    const isSubject = mailHeader(name) === 'subject'
    return isSubject && wordCount(text.slice(label)) >= fewestSubjectWords ? 'subject' : 'name'
  }
  if (isKindOfDocument(text)) return 'kind'
  if (isBracketed(text)) return isUpdateLine(text.slice(1)) ? 'name' : 'remark'
  if (isInterjection(text)) return 'greeting'
  // Which document it is may be told by its day ("Minutes of 5 October").
  if (/\p{Nd}/u.test(text) && isDay(text, language()) && !namesDocument(text)) return 'day'
  const pieces = text.split(parting).map((piece) => piece.trim())
  // "CONFIDENTIAL – for internal use only": how it is to be treated and no more.
  const isStamp = (piece: string) => beginsWithDraft(piece, language) || isDay(piece, language())
  if (beginsWithDraft(text, language) && pieces.every(isStamp)) return 'remark'
  if (pieces.length < 2) return 'name'
  // What it is with how it is to be treated: "PRESS RELEASE – For immediate release".
  const [first = '', ...added] = pieces
  const isKind = isKindOfDocument(first) && pieces.length === 2 && pieces[1] !== ''
  const isStamped = isKind || beginsWithDraft(first, language)
  if (isStamped && added.some((piece) => saysDraft(piece, language()))) return 'remark'
  if (isKind) return 'kind'
  if (added.some((piece) => asksDraftReaders(piece, language()))) return 'remark'
  const isWhen = (piece: string) => wordCount(piece) <= 2 && saysWhen(piece, language())
  return pieces.length > occasionPieces && added.some(isWhen) ? 'occasion' : 'name'
}

/** Fewer pieces are a name with a place or a day ("Board meeting, Friday, Town Hall"). */
const occasionPieces = 3

import { detectLanguage } from '../../language-detection.ts'
import { isCredit } from '../language/credit-words.ts'
import { loneYear } from '../language/date-parts.ts'
import { wordCount } from '../language/script.ts'
import { rightsWords } from '../language/upkeep-words.ts'
import { isPersonName } from './attribution.ts'
import { fieldSeparator, holdsContact, isContact, isTelephone } from './contact.ts'
import { dayOf } from './edges/datelines.ts'
import { type MappedText, sliceMapped, splitMapped, trimMapped } from './mapped-text.ts'
import { isLine, marginOf, type SourceBlock } from './source-block.ts'

/** Words of a line about rights; a longer one is a clause of a licence that the text may be about. */
const rightsLength = 30
/** Words of a line that stands with an address: a name, an office, a street. */
const mostCompanionWords = 6
/** Lines on either side of an address that stand with it. */
const mostCompanions = 2
/** Words that run on into an address ("Questions to info@…") say what it is for, whatever stands around it. */
const saysWhatFor = /\p{L}{2,}\s+\p{L}{2,}\s+[^\s@]+@/u
/** Small words of names and streets. */
const betweenNames =
  /^(?:&|[vV]on|van|der|den|de|del|della|di|da|do|dos|du|des|la|le|rue|avenue|place|via|calle|ul\.|ул\.|г\.|д\.)$/u
/**
 * Blocks without what is said by the way: whom to ask goes to the notes, unless a section of its own is made of that, who
 * owns the rights is left out, and the place and the day before a text's first words stand on its cover.
 */
export function withAsides(blocks: readonly SourceBlock[]): SourceBlock[] {
  const sections = sectionsOf(blocks)
  return withDateline(
    sections.flatMap((section, index) => sectionWithAsides(section, sections[index + 1]?.[0])),
  )
}

function sectionsOf(blocks: readonly SourceBlock[]): SourceBlock[][] {
  const sections: SourceBlock[][] = [[]]
  for (const block of blocks) {
    if (block.kind === 'heading') sections.push([])
    sections.at(-1)?.push(block)
  }
  return sections
}

function sectionWithAsides(
  section: readonly SourceBlock[],
  next: SourceBlock | undefined,
): SourceBlock[] {
  const contacts = contactsIn(section)
  const said = section.filter((block) => block.kind !== 'heading' && block.kind !== 'margin')
  const [name] = section
  const own = name?.kind === 'heading' && name.level > 1 && contacts.size === said.length
  // Right below somebody's name it is that person's card.
  const isCard = name?.kind === 'heading' && name.level === 1 && isPersonName(name.text.text)
  const told = section.flatMap((block): SourceBlock[] => {
    if (contacts.has(block) && isCard && block === section[1])
      return linesOf(block)
        .flatMap((text) => splitMapped(text, fieldSeparator))
        .map((text) => marginOf(text, 'cover'))
    if (contacts.has(block))
      return own ? [block] : linesOf(block).map((text) => marginOf(text, 'notes'))
    if (block.kind === 'paragraph')
      return isRights(block.text) ? [marginOf(block.text, 'nowhere')] : [block]
    if (block.kind !== 'list') return [block]
    const asides = new Set(
      block.items.filter(
        (item) => isLine(item) && (isContact(item.text.text) || isRights(item.text)),
      ),
    )
    // Where most items say how somebody is reached, the list is about that.
    const reached = block.items.filter((item) => holdsContact(item.text.text))
    const isDirectory = reached.length > 1 && reached.length * 2 > block.items.length
    if (asides.size === 0 || isDirectory) return [block]
    return [
      { ...block, items: block.items.filter((item) => !asides.has(item)) },
      ...[...asides].map(({ text }) => marginOf(text, isRights(text) ? 'nowhere' : 'notes')),
    ]
  })
  // The name of what is left out goes with it, unless it is the name of what follows as well.
  const [heading, ...rest] = told
  const bare = rest.length > 0 && rest.every(isLeftOut)
  if (heading?.kind !== 'heading' || heading.level === 1 || !bare) return told
  const leads = next?.kind === 'heading' && next.level > heading.level
  return leads ? told : [marginOf(heading.text, 'nowhere'), ...rest]
}

function isLeftOut(block: SourceBlock): boolean {
  return block.kind === 'margin' && block.place === 'nowhere'
}

function linesOf(block: SourceBlock): MappedText[] {
  if (block.kind === 'list') return block.items.map(({ text }) => text)
  return 'text' in block ? [block.text] : []
}

function isRights({ text }: MappedText): boolean {
  return isCredit(text) || (rightsWords.test(text) && wordCount(text) <= rightsLength)
}

/**
 * Lines and lists of addresses, with the lines directly around them that say whose they are, unless those are all that a
 * section without a name of its own tells.
 */
function contactsIn(section: readonly SourceBlock[]): ReadonlySet<SourceBlock> {
  const addresses = new Set(section.filter(isAddress))
  const found = new Set<SourceBlock>(addresses)
  for (const [index, block] of section.entries()) {
    if (!addresses.has(block) || linesOf(block).some(({ text }) => saysWhatFor.test(text))) continue
    for (const step of [-1, 1])
      for (let away = 1; away <= mostCompanions; away++) {
        const one = section[index + step * away]
        if (one?.kind !== 'paragraph' || found.has(one)) break
        if (!isCompanion(one.text.text, step < 0)) break
        found.add(one)
      }
  }
  const [name] = section
  const named = name?.kind === 'heading' && name.level > 1
  const told = section.some(
    (block) => block.kind !== 'heading' && block.kind !== 'margin' && !found.has(block),
  )
  return named || told ? found : addresses
}

function isAddress(block: SourceBlock): boolean {
  if (block.kind === 'paragraph') return isContact(block.text.text)
  if (block.kind !== 'list' || block.items.length === 0) return false
  return block.items.every((item) => isLine(item) && isContact(item.text.text))
}

const year = new RegExp(`\\b${loneYear}\\b`)

/** Whether a line beside an address is a number, a street, a name with or without an office, or over it a label. */
function isCompanion(text: string, over: boolean): boolean {
  if (isTelephone(text)) return true
  if (wordCount(text) > mostCompanionWords || /[.!?。！？]$/u.test(text)) return false
  if (/[:：]$/u.test(text)) return over
  if (/^\S+\.\p{L}{2,}(?:\/\S*)?$/u.test(text)) return true
  const street = text.replace(/,/g, ' ')
  if (/\d/.test(text)) return !year.test(text) && isNamed(street)
  return isNamed(text.split(',')[0] ?? '')
}

/** Whether words are two names and more, a street's number being one, but for the small words between names. */
function isNamed(text: string): boolean {
  const words = text.split(/\s+/u).filter((word) => word !== '' && !betweenNames.test(word))
  return (
    words.length > 1 &&
    words.some((word) => /^\p{Lu}/u.test(word)) &&
    words.every((word) => /^(?:\p{Lu}|\d)[\p{L}\p{M}\p{N}.'’/-]*$/u.test(word))
  )
}

/** "TARBERT, 3 March 2026 – The Trust will …": a text's first paragraph without where and when it was written. */
function withDateline(blocks: readonly SourceBlock[]): SourceBlock[] {
  const at = blocks.findIndex((block) => block.kind === 'paragraph')
  const first = blocks[at]
  const over = blocks.slice(0, at)
  if (first?.kind !== 'paragraph' || !over.every(isAboveDateline)) return [...blocks]
  const line =
    /^(\p{L}[^.!?:;–—\n]{2,60}[,(/][^!?:;–—\n]{0,40}\d[^!?:;–—\n]{0,12}?)\s+(?:--?|–|—)\s+(?=[\p{Lu}\p{Lo}])/u.exec(
      first.text.text,
    )
  const language = () => detectLanguage(first.text.text).tag
  if (line?.[1] === undefined || dayOf(line[1], language)?.isPlaced !== true) return [...blocks]
  const text = trimMapped(sliceMapped(first.text, line[0].length))
  return [
    ...over,
    marginOf(sliceMapped(first.text, 0, line[1].length), 'cover'),
    { ...first, text, lead: 0 },
    ...blocks.slice(at + 1),
  ]
}

/** Whether a block may stand over a text's first words; what stands below the name of a section is told in that. */
function isAboveDateline(block: SourceBlock): boolean {
  if (block.kind === 'heading') return block.level === 1
  return block.kind === 'margin' || block.kind === 'image'
}

import type { ParagraphBlock } from '../../deck/blocks/paragraph/schema.ts'
import { chosenVariant, type Slide } from '../../deck/slide.ts'
import type { Clause } from '../clauses/clause.ts'
import { findReferences } from '../references/find-references.ts'
import { Declined, type Session } from '../session.ts'
import { means } from '../words/token.ts'
import type { Intent } from './intent.ts'
import { asTitle, titleVerbs } from './title-words.ts'

/** "Change the subtitle to 'Third quarter'", "Subtitle: Third quarter": the line below the title of the title slide. */
export const subtitle: Intent = (clause, session) => {
  const at = clause.find(['subtitle'])
  if (
    at === -1 ||
    clause.has('slides', ...(clause.has('delete') ? [] : (['merge', 'split'] as const)))
  )
    return false
  const text = subtitleText(clause, at, session)
  const deletes = clause.has('delete') && text === ''
  if (!deletes && text === '' && !clause.has(...titleVerbs, 'add')) return false
  const cover = coverFor(clause, session)
  const block = chosenVariant(cover).blocks.find((one) => one.kind === 'paragraph')
  const slideId = cover.id
  if (deletes) {
    if (block === undefined) throw new Declined('nothing_to_do', 'The title slide has no subtitle.')
    session.operate({ op: 'delete_block', slideId, blockId: block.id })
  } else {
    const wanted = text === '' ? askForSubtitle(session) : text
    const line = { text: wanted, sources: [], added: true }
    if (block === undefined) {
      const added: ParagraphBlock = {
        kind: 'paragraph',
        id: session.context.newId(),
        paragraphs: [line],
      }
      session.operate({ op: 'add_block', slideId, block: added })
    } else {
      const paragraphs = block.paragraphs.with(0, line)
      session.operate({ op: 'update_block', slideId, block: { ...block, paragraphs } })
    }
  }
  session.remember([slideId])
  return true
}

/** @throws {Unclear} unless that was answered. */
function askForSubtitle(session: Session): string {
  return session.ask(
    'subtitle',
    'What shall the subtitle be?',
    [],
    (answer) => asTitle(answer) || undefined,
  )
}

/** The new subtitle that a clause says; empty where it says none. */
function subtitleText(clause: Clause, at: number, { grammar }: Session): string {
  const quote = clause.quotes().at(-1)
  if (quote !== undefined) return quote.text
  const there = clause.findLast(['toThere'])
  const particle = clause.token(at + 1)?.text === grammar.objectParticle ? 1 : 0
  if (there > at) return asTitle(clause.text(at + 1 + particle, there))
  const link = clause.tokens.findIndex(
    (token, index) =>
      index > at && (token.text === ':' || means(token, 'to', 'as', 'into', 'shall', 'toThere')),
  )
  if (link === -1) return ''
  let begin = link + 1
  while (clause.token(begin)?.text === ':' || clause.is(begin, 'is', 'say')) begin += 1
  return asTitle(clause.text(begin))
}

/** The title slide. @throws {Declined} when another slide is named, or there is none. */
function coverFor(clause: Clause, session: Session): Slide {
  const isCover = (slide: Slide | undefined) =>
    slide !== undefined && chosenVariant(slide).layout === 'title'
  const [named] = findReferences(clause, session, {}).filter((one) => one.slideSaid)
  const ids = named?.ids() ?? session.idsNow().filter((id) => isCover(session.slide(id)))
  const slide = session.slide(ids[0] ?? '')
  if (slide !== undefined && isCover(slide)) return slide
  throw new Declined(
    'nothing_to_do',
    named === undefined
      ? 'This presentation has no title slide, and only that has a subtitle.'
      : 'Only the title slide has a subtitle.',
  )
}

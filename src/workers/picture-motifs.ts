import { chosenVariant, type Slide, slidePlainText } from '../deck/slide.ts'
import type { ArtView } from '../images/art/art-request.ts'
import type { SubjectName } from '../images/art/subjects/subject-list.ts'
import { subjectNamed, subjectsOf } from '../images/art/subjects/subject-words.ts'
import type { CreativeWish } from './tasks.ts'

/** What the first picture of a slide shows. */
export interface Motif {
  /** Absent: a scene that fits any thought. */
  subject?: SubjectName
  view: ArtView
}

/** A subject is not shown again on this many slides after it where the words allow another. */
const restOfSubject = 2

/**
 * What to draw for each slide: what the wish names, else the best subject of the slide's own words that was not shown
 * just before; where they name none, a scene that fits anything, and never a thing that they do not speak of. Of two
 * neighbours that show the same, one shows it from close by.
 *
 * @param language of the deck, a BCP 47 tag.
 */
export function motifsOf(
  slides: readonly Slide[],
  wish: Pick<CreativeWish, 'subject'>,
  language: string,
): Motif[] {
  const named = wish.subject === undefined ? undefined : subjectNamed(wish.subject)
  const motifs: Motif[] = []
  for (const slide of slides) {
    const told = subjectsOf(chosenVariant(slide).title, slidePlainText(slide), language)
    const recent = motifs.slice(-restOfSubject).map(({ subject }) => subject)
    const before = motifs.at(-1)
    const subject = named ?? told.find((name) => !recent.includes(name)) ?? told[0]
    const repeated = before !== undefined && before.subject === subject && before.view === 'wide'
    motifs.push({ ...(subject && { subject }), view: repeated ? 'close' : 'wide' })
  }
  return motifs
}

import { chosenVariant } from '../../deck/slide.ts'
import { sayInstead } from '../frames/change-text.ts'
import type { Thing, ThingKind } from '../frames/thing.ts'
import { means } from '../words/token.ts'
import type { Candidate } from './candidate.ts'
import type { Evidence, Extent, Mention } from './evidence.ts'

/** What prints words that can be others. */
const textual: readonly ThingKind[] = [
  ...([
    'title',
    'eyebrow',
    'subtitle',
    'caption',
    'notes',
    'item',
    'side',
    'column',
    'cell',
  ] as const),
  ...(['category', 'series', 'value', 'quote', 'name', 'row'] as const),
]

/** What may be written on a slide in place of what stands there, or where nothing stands. */
export function textCandidates(evidence: Evidence, slideId: string): Candidate[] {
  const mentions = evidence.mentionsOn(slideId)
  return [
    ...mentions.flatMap((mention) => writtenAnew(mention, evidence)),
    ...inCells(mentions, evidence, slideId),
    ...besideContent(evidence, slideId),
  ]
}

/** Whether two stretches of an instruction share no word; what stands nowhere shares none. */
const isApart = (one: Partial<Extent>, other: Extent) =>
  one.from === undefined || one.to === undefined || one.to <= other.from || other.to <= one.from

function writtenAnew(mention: Mention, { text, texts }: Evidence): Candidate[] {
  const { thing, by, from } = mention
  const isLiteral = (by === 'quote' || by === 'number') && from !== undefined
  const said = isLiteral ? text.tokens[from]?.text : undefined
  const whole = thing.texts.find((one) => said !== undefined && one.text.includes(said))
  const [, second, third] = thing.texts
  return texts.flatMap((given): Candidate[] => {
    if (!isApart(mention, given) || given.text === said) return []
    const write = (act: string, what: string, part?: string): Candidate => ({
      ...{ act, thing: mention, given },
      deed: (world) => sayInstead(world, thing, what, part),
    })
    return [
      ...(textual.includes(thing.kind) && (by !== 'number' || mention.share === 1)
        ? [write('replace', given.text)]
        : []),
      ...(second && !third && thing.kind === 'item'
        ? [write('replace text', given.text, second.part)]
        : []),
      ...(said !== undefined && whole !== undefined && whole.text !== said
        ? [
            write(
              'replace words',
              whole.text.replace(said, () => given.text),
              whole.part,
            ),
          ]
        : []),
    ]
  })
}

/** The cell in a row and a column that are said, or the only one in the row that is no name. */
function inCells(
  mentions: readonly Mention[],
  { world, texts }: Evidence,
  slideId: string,
): Candidate[] {
  const things = world.things([slideId])
  return mentions.flatMap((row) => {
    const { kind, block, index } = row.thing
    if (kind !== 'row' && kind !== 'category') return []
    const isIn = (thing: Thing) => thing.block?.id === block?.id
    const cells = things.filter(
      (one) => (one.kind === 'cell' || one.kind === 'value') && isIn(one) && one.index === index,
    )
    const heads = mentions.filter(
      ({ thing }) => ['column', 'side', 'series'].includes(thing.kind) && isIn(thing),
    )
    const [only, ...others] = cells.filter((one) => one.kind === 'value' || one.column !== 0)
    const places = [
      ...heads.flatMap((other) =>
        cells
          .filter(({ column }) => column === other.thing.index)
          .map((thing) => ({ thing, other })),
      ),
      ...(only !== undefined && others.length === 0 ? [{ thing: only, other: undefined }] : []),
    ]
    return places.flatMap(({ thing, other }) =>
      texts.map(
        (given): Candidate => ({
          ...{ act: 'replace', thing: { ...row, thing }, given },
          ...(other === undefined ? {} : { other }),
          deed: (world) => sayInstead(world, thing, given.text),
        }),
      ),
    )
  })
}

/** Notes, the line over a title, the one below the content: also where none stands yet, if a word says so. */
function besideContent({ text, world, texts }: Evidence, slideId: string): Candidate[] {
  const slide = world.session.slide(slideId)
  if (slide === undefined) return []
  const { title, caption, eyebrow } = chosenVariant(slide)
  const says = (...concepts: Parameters<typeof means>[1][]) =>
    text.tokens.some((token) => means(token, ...concepts))
  const { notes } = slide
  return texts.flatMap((given): Candidate[] =>
    [
      ...(says('notes') ? [candidate('notes', (world) => notesOf(world, given.text))] : []),
      ...(says('notes') && notes
        ? [candidate('append notes', (world) => notesOf(world, `${notes} ${given.text}`))]
        : []),
      ...(says('caption') && caption === undefined
        ? [
            candidate('caption', (world) =>
              world.session.operate({ op: 'set_caption', slideId, caption: given.text }),
            ),
          ]
        : []),
      ...(says('eyebrow') && eyebrow === undefined
        ? [
            candidate('eyebrow', (world) =>
              world.session.operate({ op: 'set_slide_title', slideId, title, eyebrow: given.text }),
            ),
          ]
        : []),
      ...(says('title')
        ? [
            candidate('title', (world) =>
              world.session.operate({ op: 'set_slide_title', slideId, title: given.text }),
            ),
          ]
        : []),
    ].map((one) => ({ ...one, given })),
  )

  function candidate(act: string, deed: Candidate['deed']): Candidate {
    return { act, deed }
  }

  function notesOf(world: Evidence['world'], said: string): void {
    world.session.operate({ op: 'set_notes', slideId, notes: said })
  }
}

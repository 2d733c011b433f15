import { rightsWords } from '../language/upkeep-words.ts'
import { holdsContact } from './contact.ts'
import type { HtmlTag, HtmlToken } from './html-tokens.ts'
import { collapseSpace, joinMapped, type MappedText, trimMapped } from './mapped-text.ts'
import type { MarginSource } from './source-block.ts'

/** Elements that hold no text of a page's own, or that lead elsewhere. */
const elements = new Set(
  'head script style noscript template svg math canvas iframe object embed audio video map nav aside footer form button select textarea dialog menu noembed noframes'.split(
    ' ',
  ),
)

/** ARIA landmarks that are not the content (WAI-ARIA 1.2, 5.3.4). */
const roles = new Set(
  'navigation contentinfo complementary search dialog alertdialog menu menubar toolbar'.split(' '),
)

/** What page authors call such parts in classes and ids; a list like that of reader views (Mozilla's Readability). */
const names =
  /(?:^|[\s_-])(?:cookies?|consent|gdpr|newsletter|breadcrumbs?|sidebar|navbar|nav|menu|share|sharing|social|advert(?:isement)?|ads?|sponsor(?:ed|s)?|popup|modal|skip-link|pagination|pager|related|comments)(?=$|[\s_-])/i

/** Elements that a class or an id can make furniture. */
const boxes = new Set('div section ul ol p span header table details'.split(' '))

/** Whether an element serves the reader of the page and is no content: navigation, cookie lines, forms, scripts. */
export function isFurniture({ name, attributes }: HtmlTag, inQuotation: boolean): boolean {
  if (name === 'footer' && inQuotation) return false
  if (elements.has(name) || attributes.has('hidden')) return true
  if (attributes.get('aria-hidden') === 'true' || roles.has(attributes.get('role') ?? ''))
    return true
  const called = `${attributes.get('class') ?? ''} ${attributes.get('id') ?? ''}`
  return boxes.has(name) && names.test(called)
}

/** Elements whose text nobody sees. */
const unseen = new Set(
  'head script style template svg math canvas iframe object audio video noembed noframes textarea'.split(
    ' ',
  ),
)

/** Elements within a line. */
const inLine = new Set(
  'a abbr b bdi bdo button cite code em font i img input label mark q s small span strong sub sup time u'.split(
    ' ',
  ),
)

/**
 * The lines that a reader of the page sees between two tokens and that say something: where somebody is reached is for the
 * notes, all else no content.
 */
export function marginsWithin(
  tokens: readonly HtmlToken[],
  closings: ReadonlyMap<number, number>,
  from: number,
  to: number,
): MarginSource[] {
  const lines: MappedText[][] = [[]]
  for (let at = from; at < to; at++) {
    const token = tokens[at]
    if (token?.kind === 'start' && unseen.has(token.name)) at = closings.get(at) ?? at
    if (token?.kind === 'text') lines.at(-1)?.push(token.text)
    else if (token !== undefined && !inLine.has(token.name)) lines.push([])
  }
  return lines
    .map((pieces) => trimMapped(collapseSpace(joinMapped(pieces, ''))))
    .filter(({ text }) => /\p{L}/u.test(text))
    .map((text) => {
      const isReach = holdsContact(text.text) && !rightsWords.test(text.text)
      return { kind: 'margin', place: isReach ? 'notes' : 'nowhere', text }
    })
}

import { megabyte } from '../../config.ts'
import { svgCost } from './svg-cost.ts'
import { type SvgTag, svgTags } from './svg-tags.ts'
import { UnusableImageError } from './unusable-image-error.ts'
import { xmlText } from './xml-text.ts'

/** Bytes of a drawing, and of a picture written into one. */
const mostBytes = 5 * megabyte
/** Elements that drawing it may come to, copies counted, and steps of filters by their weight. */
const mostDrawn = 200_000

/**
 * The document types that drawing programs write; they name a file that nobody needs to read. Everything else that a
 * document type can say (entities, files of its own) is refused.
 */
const plainDoctype =
  /<!DOCTYPE\s+svg\s+PUBLIC\s+(["'])-\/\/W3C\/\/DTD SVG [\w. ]{1,20}\/\/EN\1\s+(["'])https?:\/\/www\.w3\.org\/[\w./-]{1,80}\2\s*>/i

/** Elements whose `href` is an address to go to, which drawing does not follow. */
const linkElements = new Set(['a'])

const embeddedPicture = /^data:image\/(?:png|jpe?g|gif|webp);base64,([A-Za-z0-9+/=\s]*)$/i

/** A drawing that refers to nothing outside itself, as text, and the pictures written into it. */
interface SafeSvg {
  text: string
  embedded: Buffer[]
}

/**
 * Reads an SVG that may be drawn: UTF-8 or UTF-16, no entities, no reference to anything but itself, and not made of
 * so many copies of copies that drawing it never ends. The program that draws it (librsvg) opens no files by itself;
 * this refuses what would make it try.
 *
 * @throws UnusableImageError
 */
export function readSvg(data: Uint8Array): SafeSvg {
  if (data.length > mostBytes)
    throw new UnusableImageError(
      `is an SVG larger than ${mostBytes / megabyte} MB; save it as a PNG`,
    )
  const whole = xmlText(data)
  if (whole === undefined)
    throw new UnusableImageError('is an SVG in another encoding than UTF-8 or UTF-16')
  // Without the declaration nothing reads the text in another encoding than was checked here.
  const text = whole.replace(/^\s*<\?xml\s[^>]*\?>/, '').replace(plainDoctype, '')
  if (/<!(?:DOCTYPE|ENTITY|ELEMENT|ATTLIST|NOTATION)/i.test(text))
    throw new UnusableImageError(
      'is an SVG with entities or a document type of its own, which are not accepted: save it as a plain SVG',
    )
  if (/<\?(?!xml\s)[\w:-]*stylesheet/i.test(text))
    throw new UnusableImageError('is an SVG that refers to other files')

  const tags = svgTags(text)
  if (tags === undefined) throw new UnusableImageError('is an SVG that is not well-formed')
  const embedded = tags.flatMap(embeddedPictures)
  // Style sheets stand between tags; a reference in running text is none, but no drawing needs one.
  refuseOutside(text.replace(/<[^>]*>/g, (tag) => (/^<!\[CDATA\[/.test(tag) ? tag : ' ')))
  if (tags.length > mostDrawn || svgCost(tags) > mostDrawn)
    throw new UnusableImageError(
      'is an SVG too complex to draw, for its filters or copies of its parts: save it as a PNG',
    )
  return { text, embedded }
}

/** The pictures written into a tag's attributes, none of which refers to anything else outside the drawing. */
function embeddedPictures({ name, attributes }: SvgTag): Buffer[] {
  const pictures: Buffer[] = []
  for (const [attribute, value] of attributes) {
    if (attribute === 'base') throw new UnusableImageError('is an SVG that refers to other files')
    if (attribute !== 'href' && attribute !== 'src') refuseOutside(value)
    else if (!linkElements.has(name) || !/^(?:https?:|mailto:)/i.test(value.trim())) {
      const picture = readReference(value.trim())
      if (picture) pictures.push(picture)
    }
  }
  return pictures
}

/** The picture in a reference; undefined for one to a part of the drawing. */
function readReference(value: string): Buffer | undefined {
  if (value === '' || value.startsWith('#')) return undefined
  const base64 = embeddedPicture.exec(value)?.[1]
  if (base64 === undefined) throw new UnusableImageError('is an SVG that refers to other files')
  return Buffer.from(base64, 'base64')
}

/** `url(…)` and `@import` in style sheets and in the attributes that take what styles take. */
function refuseOutside(text: string): void {
  if (!/url\s*\(|@import|image-set/i.test(text)) return
  const outside = /url\s*\(\s*["']?\s*(?!#|data:|&quot;#|&apos;#|&#3[49];#)/i.test(text)
  if (outside || /@import|image-set/i.test(text))
    throw new UnusableImageError('is an SVG that refers to other files')
}

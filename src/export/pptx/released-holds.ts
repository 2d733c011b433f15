import type { Points } from '../../scene/geometry.ts'
import type { LaidParagraph, TextLayout } from '../../scene/text.ts'
import { indentOf, substituteWidthIn } from '../../typography/slide-software.ts'

const noBreakSpace = '\u00a0'
const held = /[^\s\u00a0]+(?:\u00a0[^\s\u00a0]+)+/gu

/**
 * A text whose lines are held by no-break spaces, for slide software with a room of some points: words that a wider face in
 * the place of ours sets wider than the room are held no longer where most of them fit on one line, since software breaks
 * within a word what it may break nowhere else. In our face they still begin their line: what is still held is nearly a line.
 */
export function releasedHolds(layout: TextLayout, room: Points): TextLayout {
  return { ...layout, paragraphs: layout.paragraphs.map((one) => releasedParagraph(one, room)) }
}

function releasedParagraph(paragraph: LaidParagraph, room: Points): LaidParagraph {
  const text = paragraph.segments.map((segment) => segment.text).join('')
  if (!text.includes(noBreakSpace)) return paragraph
  const width = room - indentOf(paragraph.specification)
  const places = [...text.matchAll(held)].flatMap(({ 0: words, index }) => {
    const end = index + words.length
    const released: number[] = []
    for (let start = index; widthBetween(paragraph, start, end) > width; ) {
      const from = start
      const place = lastThatFits(
        text.slice(0, end),
        start,
        (to) => widthBetween(paragraph, from, to) <= width,
      )
      if (place === undefined) break
      released.push(place)
      start = place + 1
    }
    return released
  })
  if (places.length === 0) return paragraph
  let offset = 0
  const segments = paragraph.segments.map((segment) => {
    const start = offset
    offset += segment.text.length
    const signs = Array.from({ length: segment.text.length }, (_, index) =>
      places.includes(start + index) ? ' ' : segment.text[index],
    )
    return { ...segment, text: signs.join('') }
  })
  return { ...paragraph, segments }
}

/** The last no-break space before which the words fit; one after a digit, which holds a quantity, only if there is no other. */
function lastThatFits(
  text: string,
  start: number,
  fits: (to: number) => boolean,
): number | undefined {
  const spaces = Array.from({ length: text.length - start }, (_, index) => start + index)
  const fitting = spaces.filter((at) => text[at] === noBreakSpace && fits(at))
  const others = fitting.filter((at) => !/\p{Nd}/u.test(text[at - 1] ?? ''))
  return others.at(-1) ?? fitting.at(-1)
}

function widthBetween({ segments }: LaidParagraph, start: number, end: number): Points {
  let offset = 0
  return segments.reduce((sum, { text, style }) => {
    const own = text.slice(Math.max(0, start - offset), Math.max(0, end - offset))
    offset += text.length
    return sum + substituteWidthIn(own, style)
  }, 0)
}

import { describe, expect, it } from 'vitest'
import type { Box } from '../../src/scene/geometry.ts'
import { allRuns, glyphIds, inkBoxes } from '../support/laid-text.ts'
import { bodyStyle } from '../support/scenes.ts'
import { setText } from '../support/set-text.ts'
import { testTypography } from '../support/typography.ts'

const typography = await testTypography()

const set = (text: string, language = 'en') => setText(typography, text, { language })
const ids = (text: string, language = 'en') => glyphIds(set(text, language))
const ink = (text: string, language = 'en') => inkBoxes(typography, set(text, language))
const bottom = (box: Box) => box.y + box.height
const middle = (box: Box) => box.x + box.width / 2

describe('shaping', () => {
  it('stacks the marks of Thai น้ำ: the ring over the letter, the tone over the ring', () => {
    const [letter, ring, tone, vowel] = ink('น้ำ', 'th') as [Box, Box, Box, Box]
    expect(bottom(ring)).toBeLessThan(letter.y)
    expect(bottom(tone)).toBeLessThanOrEqual(ring.y)
    expect(Math.abs(middle(tone) - middle(ring))).toBeLessThan(ring.width)
    expect(vowel.x).toBeGreaterThan(middle(letter))
  })

  it('moves Thai marks aside of a tall letter', () => {
    const [tall, mark] = ink('ปี', 'th') as [Box, Box]
    // The stem of ป rises at its right: the mark keeps to the left of it.
    expect(mark.x + mark.width).toBeLessThan(tall.x + tall.width)
  })

  it('joins Arabic letters from right to left', () => {
    const joined = ids('سلام', 'ar')
    const alone = [...'سلام'].reverse().flatMap((letter) => ids(letter, 'ar'))
    expect(joined).toHaveLength(4)
    // The last letter, at the left, follows an alef, which joins nothing after it: it stays as it is alone.
    expect(joined[0]).toBe(alone[0])
    expect(joined.slice(1)).not.toContain(alone[1])
    expect(joined[3]).not.toBe(alone[3])
    expect(allRuns(set('سلام', 'ar')).map((run) => run.rightToLeft)).toEqual([true])
  })

  it('joins Arabic lam and alef', () => {
    const [alef, lam] = [ids('ا', 'ar')[0], ids('ل', 'ar')[0]]
    expect(ids('لا', 'ar')).not.toContain(alef)
    expect(ids('لا', 'ar')).not.toContain(lam)
  })

  it('joins no signs of program text', () => {
    const style = {
      ...bodyStyle,
      font: { family: 'JetBrains Mono', weight: 400, italic: false },
    } as const
    const idsOf = (text: string) => glyphIds(setText(typography, text, { style }))
    expect(idsOf('</=>!=')).toEqual([...'</=>!='].flatMap(idsOf))
  })

  it('places Hebrew points under and over their letters', () => {
    const boxes = ink('בָּ', 'he')
    const letter = boxes.reduce((a, b) => (b.width * b.height > a.width * a.height ? b : a))
    const points = boxes.filter((box) => box !== letter)
    expect(points.length).toBeGreaterThan(0)
    for (const point of points) {
      expect(middle(point)).toBeGreaterThan(letter.x)
      expect(middle(point)).toBeLessThan(letter.x + letter.width)
    }
    expect(points.some((point) => point.y >= bottom(letter))).toBe(true)
  })

  it('makes one sign of a Devanagari conjunct', () => {
    expect(ids('क्ष', 'hi')).toHaveLength(1)
    expect(ids('त्र', 'hi')).toHaveLength(1)
  })

  it('draws the Devanagari sign i before its consonant', () => {
    const together = ids('कि', 'hi')
    expect(together).toHaveLength(2)
    expect(together[1]).toBe(ids('क', 'hi')[0])
  })

  it('draws one picture for an emoji of several parts', () => {
    const whole = ids('👩‍👩‍👧')
    expect(whole).toHaveLength(1)
    expect(whole).not.toEqual(ids('👩').slice(0, 1))
  })

  it('composes a letter and its accents as the precomposed letter', () => {
    for (const word of ['Tiếng Việt', 'Ελληνικά', 'й'])
      expect(ids(word.normalize('NFD'), 'vi'), word).toEqual(ids(word.normalize('NFC'), 'vi'))
  })

  it('gives all figures one width on request', () => {
    const width = (text: string, tabularFigures: boolean) =>
      typography.measureText(text, { ...bodyStyle, tabularFigures }, 'en')
    expect(width('1111', true)).toBeCloseTo(width('8888', true), 5)
    expect(width('1111', false)).toBeLessThan(width('8888', false) - 1)
  })

  it('shapes short and long stretches alike', () => {
    const word = 'Größenordnung '
    const [one] = allRuns(set(word.trim()))
    const long = typography.measureText(word.repeat(400).trim(), bodyStyle, 'de')
    const space =
      typography.measureText('a a', bodyStyle, 'de') -
      2 * typography.measureText('a', bodyStyle, 'de')
    expect(long).toBeCloseTo(400 * (one?.width ?? 0) + 399 * space, 0)
  })
})

describe('outlines', () => {
  it('has the outline of a glyph, y upwards', () => {
    const [id] = ids('H') as [number]
    const outline = typography.glyphOutline(bodyStyle.font, id)
    expect(outline[0]?.type).toBe('M')
    expect(outline.at(-1)?.type).toBe('Z')
    const heights = outline.flatMap(({ values }) => values.filter((_, index) => index % 2 === 1))
    expect(Math.min(...heights)).toBe(0)
    expect(Math.max(...heights)).toBe(typography.face(bodyStyle.font).capHeight)
  })

  it('is empty for a space and for a glyph that the font does not have', () => {
    const [space] = ids('\u00A0') as [number]
    expect(typography.glyphOutline(bodyStyle.font, space)).toEqual([])
    expect(typography.glyphOutline(bodyStyle.font, 65_000)).toEqual([])
  })
})

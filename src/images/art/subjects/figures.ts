import type { XY } from '../svg.ts'
import { Parts, type Role, type Subject } from './subject.ts'

interface Person {
  x: number
  /** From the ground to the top of the head. */
  height: number
  top: Role
  bottom: Role
  /** A skirt instead of trousers. */
  skirt?: boolean
  /** Where the hand at the left and at the right is, in tenths of the height from the shoulder. */
  left: XY
  right: XY
}

/** Three people who stand side by side; one of them raises an arm. */
export function people(): Subject {
  const parts = new Parts()
  person(parts, {
    x: -84,
    height: 168,
    top: 'cool',
    bottom: 'body',
    left: [-1, 3.4],
    right: [1, 3.4],
  })
  person(parts, {
    x: 84,
    height: 172,
    top: 'second',
    bottom: 'body',
    left: [-0.8, 3.5],
    right: [2.4, -2.2],
  })
  person(parts, {
    x: 0,
    height: 184,
    top: 'first',
    bottom: 'first',
    skirt: true,
    left: [-1.4, 3],
    right: [1.2, 3.2],
  })
  return { parts: parts.list, width: 270, height: 190, place: 'land' }
}

/** Someone on foot: legs, arms, a body, a head with hair. */
function person(
  parts: Parts,
  { x, height, top, bottom, skirt = false, left, right }: Person,
): void {
  const unit = height / 10
  const at = (across: number, up: number): XY => [x + across * unit, -up * unit]
  const legs: Role = skirt ? 'skin' : bottom
  for (const side of [-1, 1]) {
    parts.polygon(
      legs,
      at(side * 0.12, 4.8),
      at(side * 0.98, 4.8),
      at(side * 0.78, 0.2),
      at(side * 0.22, 0.2),
    )
    parts.path(
      'body',
      `M${x + side * 0.16 * unit} 0h${side * 1.05 * unit}q${-side * 0.1 * unit} ${-0.42 * unit} ${-side * 0.6 * unit} ${-0.42 * unit}h${-side * 0.42 * unit}Z`,
    )
  }
  for (const [side, hand] of [
    [-1, left],
    [1, right],
  ] as const) {
    const shoulder = at(side * 1.12, 7.7)
    const end: XY = [shoulder[0] + hand[0] * unit, shoulder[1] + hand[1] * unit]
    parts.bar(top, shoulder, end, 0.62 * unit).disc(top, shoulder[0], shoulder[1], 0.34 * unit)
    parts.disc('skin', end[0], end[1], 0.38 * unit)
  }
  parts.rectangle('skin', x - 0.3 * unit, -8.4 * unit, 0.6 * unit, 0.6 * unit)
  const corners = [at(-1.36, 7.5), at(-0.8, 8), at(0.8, 8), at(1.36, 7.5)]
  const waist = skirt
    ? [at(0.82, 5.4), at(1.75, 3), at(-1.75, 3), at(-0.82, 5.4)]
    : [at(1.02, 4.5), at(-1.02, 4.5)]
  parts.polygon(top, ...corners, ...waist)
  const [headX, headY] = at(0, 9.1)
  parts.disc('body', headX, headY - 0.12 * unit, 0.98 * unit)
  if (skirt)
    parts.rounded('body', x - 0.98 * unit, -9.2 * unit, 1.96 * unit, 1.5 * unit, 0.4 * unit)
  parts.path(
    'skin',
    `M${headX - 0.74 * unit} ${headY - 0.1 * unit}C${headX - 0.4 * unit} ${headY - 0.16 * unit} ${headX + 0.2 * unit} ${headY - 0.3 * unit} ${headX + 0.5 * unit} ${headY - 0.6 * unit}L${headX + 0.76 * unit} ${headY - 0.1 * unit}A${0.75 * unit} ${0.8 * unit} 0 0 1 ${headX - 0.74 * unit} ${headY - 0.1 * unit}Z`,
  )
}

/** Two speech bubbles: a talk, a question and its answer. */
export function talk(): Subject {
  const parts = new Parts()
    .rounded('first', -128, -190, 168, 104, 26)
    .polygon('first', [-92, -90], [-44, -90], [-96, -52])
    .rounded('cool', -20, -112, 150, 86, 24)
    .polygon('cool', [60, -30], [102, -30], [110, 4])
    .rounded('light', -102, -164, 116, 10, 5)
    .rounded('light', -102, -142, 116, 10, 5)
    .rounded('light', -102, -120, 66, 10, 5)
  for (const x of [22, 55, 88]) parts.disc('light', x, -69, 9)
  return { parts: parts.list, width: 260, height: 194, place: 'air' }
}

/** A friendly robot. */
export function robot(): Subject {
  const parts = new Parts()
    .bar('body', [0, -196], [0, -222], 5)
    .disc('first', 0, -224, 9)
    .rounded('second', -62, -198, 124, 86, 22)
    .rounded('body', -48, -182, 96, 52, 18)
    .disc('warm', -22, -156, 11)
    .disc('warm', 22, -156, 11)
    .rounded('cool', -76, -172, 14, 36, 6)
    .rounded('cool', 62, -172, 14, 36, 6)
    .rectangle('body', -14, -114, 28, 12)
    .rounded('second', -54, -106, 108, 78, 18)
    .rounded('light', -30, -90, 60, 34, 8)
    .rounded('first', -22, -82, 30, 7, 3)
    .rounded('cool', -22, -70, 44, 7, 3)
    .bar('second', [-58, -90], [-88, -44], 17)
    .bar('second', [58, -90], [88, -44], 17)
    .disc('first', -90, -40, 13)
    .disc('first', 90, -40, 13)
    .rectangle('body', -36, -30, 22, 24)
    .rectangle('body', 14, -30, 22, 24)
    .rounded('first', -46, -12, 40, 12, 5)
    .rounded('first', 6, -12, 40, 12, 5)
  return { parts: parts.list, width: 210, height: 232, place: 'land' }
}

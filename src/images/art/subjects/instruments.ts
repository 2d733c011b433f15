import type { XY } from '../svg.ts'
import { Parts, type Subject } from './subject.ts'

/** A point about a centre; 0° is up, degrees go clockwise. */
function about(x: number, y: number, radius: number, degrees: number): XY {
  const angle = ((degrees - 90) * Math.PI) / 180
  return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
}

/** A large round clock on two feet. */
export function clock(random: () => number): Subject {
  const centre: XY = [0, -108]
  const parts = new Parts()
    .bar('body', [-52, -44], [-70, 0], 12)
    .bar('body', [52, -44], [70, 0], 12)
    .disc('first', -52, -190, 24)
    .disc('first', 52, -190, 24)
    .disc('body', ...centre, 94)
    .disc('warm', ...centre, 86)
    .disc('light', ...centre, 72)
  for (let hour = 0; hour < 12; hour++)
    parts.bar(
      'body',
      about(...centre, hour % 3 === 0 ? 52 : 58, hour * 30),
      about(...centre, 65, hour * 30),
      hour % 3 === 0 ? 6 : 3,
    )
  const minute = 330 + Math.floor(random() * 5) * 12
  parts
    .bar('body', centre, about(...centre, 40, 300), 8)
    .bar('body', centre, about(...centre, 56, minute), 6)
    .disc('first', ...centre, 8)
  return { parts: parts.list, width: 190, height: 216, place: 'land' }
}

/** A wall calendar with one day marked. */
export function calendar(random: () => number): Subject {
  const parts = new Parts()
    .rounded('body', -98, -178, 196, 176, 14)
    .rounded('light', -90, -130, 180, 120, 8)
    .path('first', 'M-98 -138 V-164 A14 14 0 0 1 -84 -178 H84 A14 14 0 0 1 98 -164 V-138 Z')
  for (const x of [-50, 50]) parts.rounded('body', x - 6, -194, 12, 32, 6)
  const marked = 6 + Math.floor(random() * 7)
  for (let day = 0; day < 18; day++) {
    const x = -78 + (day % 6) * 27
    const y = -118 + Math.floor(day / 6) * 34
    if (day === marked) parts.disc('first', x + 10, y + 11, 17)
    parts.rounded(day === marked ? 'light' : day > marked ? 'cool' : 'second', x, y, 20, 21, 4)
  }
  return { parts: parts.list, width: 200, height: 196, place: 'land' }
}

/** A compass with its needle. */
export function compass(random: () => number): Subject {
  const centre: XY = [0, -100]
  const turn = 20 + random() * 40
  const parts = new Parts()
    .ring('body', 0, -206, 15, 8)
    .disc('body', ...centre, 98)
    .disc('warm', ...centre, 89)
    .disc('light', ...centre, 74)
  for (let step = 0; step < 16; step++)
    parts.bar(
      'second',
      about(...centre, step % 4 === 0 ? 54 : 62, step * 22.5),
      about(...centre, 68, step * 22.5),
      step % 4 === 0 ? 6 : 3,
    )
  parts
    .polygon(
      'first',
      about(...centre, 60, turn),
      about(...centre, 13, turn + 90),
      about(...centre, 13, turn - 90),
    )
    .polygon(
      'cool',
      about(...centre, 60, turn + 180),
      about(...centre, 13, turn + 90),
      about(...centre, 13, turn - 90),
    )
    .disc('body', ...centre, 7)
  return { parts: parts.list, width: 200, height: 222, place: 'land' }
}

/** A pair of scales. */
export function scales(): Subject {
  const parts = new Parts()
    .polygon('body', [-58, 0], [58, 0], [30, -18], [-30, -18])
    .bar('body', [0, -10], [0, -190], 10)
    .disc('first', 0, -196, 13)
    .bar('first', [-112, -176], [112, -176], 10)
  for (const x of [-104, 104]) {
    parts
      .bar('body', [x, -174], [x - 40, -92], 2.6)
      .bar('body', [x, -174], [x + 40, -92], 2.6)
      .path(
        x < 0 ? 'warm' : 'cool',
        `M${x - 48} -94H${x + 48}C${x + 40} -58 ${x - 40} -58 ${x - 48} -94Z`,
      )
      .disc('body', x, -176, 6)
  }
  return { parts: parts.list, width: 304, height: 210, place: 'land' }
}

/** A laptop that shows a small chart. */
export function laptop(random: () => number): Subject {
  const parts = new Parts()
    .rounded('body', -112, -168, 224, 150, 12)
    .rectangle('light', -100, -156, 200, 122)
    .rectangle('cool', -100, -156, 200, 20)
    .path('second', 'M-150 -18 H150 L138 0 H-138 Z')
    .rectangle('body', -26, -18, 52, 6)
  for (let bar = 0; bar < 5; bar++) {
    const height = 18 + bar * 9 + random() * 14
    parts.rectangle(bar === 4 ? 'first' : 'second', -80 + bar * 24, -42 - height, 16, height)
  }
  parts.disc('warm', 68, -84, 22).path('first', 'M68 -84 V-106 A22 22 0 0 1 88 -75 Z')
  for (const x of [-90, -80, -70]) parts.disc('first', x, -146, 3)
  return { parts: parts.list, width: 302, height: 168, place: 'land' }
}

/** A magnifying glass. */
export function magnifier(): Subject {
  const parts = new Parts()
    .bar('body', [34, -84], [92, -12], 26)
    .bar('first', [46, -70], [90, -14], 16)
    .disc('body', -22, -142, 82)
    .disc('cool', -22, -142, 66)
    .path(
      'light',
      'M-76 -148 A56 56 0 0 1 -32 -198 A62 62 0 0 0 -60 -142 A62 62 0 0 0 -58 -118 A56 56 0 0 1 -76 -148 Z',
    )
    .rectangle('light', -40, -136, 14, 28)
    .rectangle('light', -20, -154, 14, 46)
    .rectangle('warm', 0, -170, 14, 62)
  return { parts: parts.list, width: 210, height: 224, place: 'air' }
}

/** A flask in which something is brewing. */
export function flask(): Subject {
  const parts = new Parts()
    .path(
      'light',
      'M-26 -196 H26 V-128 L86 -24 C 92 -8 84 0 70 0 H-70 C -84 0 -92 -8 -86 -24 L-26 -128 Z',
    )
    .path(
      'cool',
      'M-56 -76 C -30 -88 20 -62 55 -78 L86 -24 C 92 -8 84 0 70 0 H-70 C -84 0 -92 -8 -86 -24 Z',
    )
    .rounded('body', -34, -206, 68, 15, 6)
    .disc('first', -24, -38, 13)
    .disc('warm', 18, -54, 9)
    .disc('light', 34, -26, 11)
    .disc('first', 6, -100, 8)
    .disc('warm', -8, -134, 6)
    .disc('first', 10, -226, 8)
    .disc('warm', -10, -248, 6)
  return { parts: parts.list, width: 180, height: 256, place: 'land' }
}

/** A trophy on its base. */
export function trophy(): Subject {
  const parts = new Parts()
    .path(
      'body',
      'M-52 -184 H-98 C -98 -120 -74 -96 -40 -92 L-44 -106 C -66 -110 -82 -132 -84 -170 H-52 Z',
    )
    .path('body', 'M52 -184 H98 C 98 -120 74 -96 40 -92 L44 -106 C 66 -110 82 -132 84 -170 H52 Z')
    .path(
      'warm',
      'M-62 -206 H62 C 62 -126 46 -88 12 -78 L16 -40 H-16 L-12 -78 C -46 -88 -62 -126 -62 -206 Z',
    )
    .path('light', 'M-46 -196 C -46 -150 -40 -120 -26 -102 C -34 -130 -36 -160 -34 -196 Z')
    .rounded('first', -40, -42, 80, 18, 4)
    .rounded('body', -58, -26, 116, 26, 4)
    .rectangle('warm', -24, -18, 48, 10)
    .polygon(
      'first',
      [0, -178],
      [7, -162],
      [24, -160],
      [11, -149],
      [15, -132],
      [0, -141],
      [-15, -132],
      [-11, -149],
      [-24, -160],
      [-7, -162],
    )
  return { parts: parts.list, width: 200, height: 206, place: 'land' }
}

/** A target with an arrow in its middle. */
export function target(): Subject {
  const parts = new Parts()
    .bar('body', [-30, -40], [-58, 0], 11)
    .bar('body', [30, -40], [58, 0], 11)
  const roles = ['first', 'light', 'first', 'light', 'first'] as const
  roles.forEach((role, index) => {
    parts.disc(role, 0, -110, 94 - index * 19)
  })
  parts
    .bar('body', [4, -114], [96, -190], 7)
    .polygon('warm', [80, -190], [112, -216], [112, -190], [134, -186], [102, -164])
    .polygon('body', [-4, -106], [14, -136], [24, -112])
  return { parts: parts.list, width: 230, height: 216, place: 'land' }
}

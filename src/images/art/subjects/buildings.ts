import { Parts, type Role, type Subject } from './subject.ts'

/** A single tall tower in steps, with lit windows and a mast. */
export function tower(random: () => number): Subject {
  const parts = new Parts()
  const steps = [
    [44, 96, 'second'],
    [34, 168, 'body'],
    [24, 214, 'second'],
  ] as const
  parts.bar('body', [0, -214], [0, -272], 3).polygon('first', [-11, -214], [11, -214], [0, -240])
  for (const [half, top, role] of [...steps].reverse())
    parts.rectangle(role, -half, -top, half * 2, top)
  for (let row = 0; row < 10; row++) {
    const y = -206 + row * 19
    const half = y < -168 ? 18 : y < -96 ? 28 : 38
    for (let x = -half + 2; x < half - 5; x += 13)
      if (random() < 0.62) parts.rectangle(random() < 0.75 ? 'warm' : 'light', x, y, 7, 11)
  }
  parts.rectangle('first', -12, -16, 24, 16).rectangle('cool', -56, -8, 112, 8)
  return { parts: parts.list, width: 130, height: 272, place: 'land' }
}

/** A factory: saw-tooth roofs, two chimneys. */
export function factory(): Subject {
  const parts = new Parts()
    .polygon('body', [66, 0], [70, -176], [90, -176], [94, 0])
    .polygon('body', [102, 0], [105, -146], [123, -146], [126, 0])
    .rectangle('first', 69.5, -168, 21, 10)
    .rectangle('first', 105, -138, 18.4, 9)
    .path(
      'light',
      'M80 -184 C 70 -196 84 -206 98 -204 C 106 -220 132 -218 134 -204 C 148 -202 146 -186 132 -186 L 92 -184 Z',
    )
  for (let x = -140; x < 60; x += 50)
    parts
      .polygon('second', [x, -80], [x, -118], [x + 50, -80])
      .rectangle('light', x + 3, -102, 9, 20)
  parts.rectangle('second', -140, -82, 280, 82).rectangle('first', -140, -82, 280, 8)
  for (let x = -124; x < 40; x += 36) parts.rectangle('warm', x, -58, 22, 22)
  parts.rectangle('cool', 62, -50, 44, 50).rectangle('body', -140, -8, 202, 8)
  return { parts: parts.list, width: 290, height: 218, place: 'land' }
}

/** A shop with a striped awning and a lit window. */
export function shop(): Subject {
  const parts = new Parts()
    .rectangle('second', -104, -168, 208, 168)
    .rectangle('body', -112, -178, 224, 14)
    .rounded('body', -70, -160, 140, 24, 4)
    .rounded('warm', -62, -155, 124, 14, 3)
    .rectangle('light', -88, -84, 104, 58)
    .bar('body', [-36, -84], [-36, -26], 4)
    .rectangle('body', 36, -90, 48, 90)
    .rectangle('cool', 42, -84, 36, 46)
    .disc('warm', 74, -34, 3.5)
  const stripes: Role[] = ['first', 'light', 'first', 'light', 'first', 'light', 'first']
  stripes.forEach((role, index) => {
    const x = -112 + index * 32
    parts.path(role, `M${x + 4} -126H${x + 28}L${x + 32} -94A16 12 0 0 1 ${x} -94Z`)
  })
  parts.rectangle('body', -112, -8, 146, 8)
  return { parts: parts.list, width: 224, height: 178, place: 'land' }
}

/** A port crane over stacked containers. */
export function crane(random: () => number): Subject {
  const parts = new Parts()
  const load: Role[] = ['first', 'warm', 'cool', 'second', 'light']
  for (let column = 0; column < 3; column++)
    for (let row = 0; row < (column === 1 ? 3 : 2); row++) {
      const role = load[Math.floor(random() * load.length)] ?? 'warm'
      parts.rectangle(role, -146 + column * 47, -24 - row * 25, 45, 23)
    }
  parts
    .bar('body', [26, 0], [44, -150], 9)
    .bar('body', [118, 0], [100, -150], 9)
    .bar('body', [33, -62], [111, -62], 6)
    .bar('body', [33, -62], [104, -128], 4)
    .bar('body', [111, -62], [40, -128], 4)
    .bar('first', [-150, -152], [140, -152], 13)
    .bar('body', [72, -212], [-120, -157], 4)
    .bar('body', [72, -212], [132, -157], 4)
    .bar('body', [58, -152], [72, -216], 7)
    .bar('body', [86, -152], [72, -216], 7)
    .rectangle('warm', 10, -146, 24, 22)
    .rectangle('body', -92, -148, 30, 10)
    .bar('body', [-84, -140], [-84, -108], 2.4)
    .bar('body', [-70, -140], [-70, -108], 2.4)
    .rectangle('cool', -100, -110, 46, 23)
  return { parts: parts.list, width: 300, height: 216, place: 'land' }
}

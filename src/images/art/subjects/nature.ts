import { Parts, type Subject } from './subject.ts'

/** A peak with snow on it and a flag on its top. */
export function mountain(): Subject {
  const parts = new Parts()
    .polygon('cool', [30, 0], [112, -112], [188, 0])
    .polygon('second', [-180, 0], [-92, -96], [-20, 0])
    .polygon('body', [-130, 0], [0, -196], [136, 0])
    .polygon('second', [0, -196], [136, 0], [40, 0], [18, -70], [-8, -120])
    .polygon('light', [0, -196], [-38, -138], [-18, -146], [-6, -128], [12, -148], [38, -141])
    .rectangle('body', -1.2, -232, 2.4, 40)
    .polygon('first', [1, -232], [34, -222], [1, -212])
  return { parts: parts.list, width: 368, height: 232, place: 'land' }
}

/** A stand of firs. */
export function forest(random: () => number): Subject {
  const parts = new Parts()
  const trees = [
    [-128, 96, 'cool'],
    [120, 104, 'cool'],
    [-40, 150, 'cool'],
    [52, 164, 'second'],
    [-88, 138, 'second'],
    [88, 124, 'body'],
    [4, 186, 'body'],
    [-56, 104, 'body'],
  ] as const
  for (const [x, base, role] of trees) {
    const height = base * (0.9 + random() * 0.2)
    const width = height * 0.42
    parts.rectangle('warm', x - 3, -14, 6, 14)
    for (let tier = 0; tier < 3; tier++) {
      const top = -height + tier * height * 0.24
      const half = (width / 2) * (0.55 + tier * 0.23)
      parts.polygon(role, [x, top], [x + half, top + height * 0.4], [x - half, top + height * 0.4])
    }
  }
  return { parts: parts.list, width: 300, height: 200, place: 'land' }
}

/** A sprouting plant. */
export function plant(): Subject {
  const leaf = (x: number, y: number, length: number, side: number) => {
    const tipX = x + side * length
    const tipY = y - length * 0.5
    return `M${x} ${y}Q${x + side * length * 0.2} ${y - length * 0.75} ${tipX} ${tipY}Q${x + side * length * 0.8} ${y + length * 0.15} ${x} ${y}Z`
  }
  const parts = new Parts()
    .path('body', 'M-3 0 C -6 -60 4 -110 -1 -176 L 3 -176 C 9 -110 1 -60 4 0 Z')
    .path('second', leaf(0, -54, 82, 1))
    .path('cool', leaf(0, -72, 76, -1))
    .path('first', leaf(2, -116, 60, 1))
    .path('second', leaf(1, -128, 54, -1))
    .path('warm', 'M0 -170 Q -26 -196 0 -226 Q 26 -196 0 -170 Z')
  return { parts: parts.list, width: 170, height: 226, place: 'land' }
}

/** A heart that floats. */
export function heart(): Subject {
  const parts = new Parts()
    .path(
      'first',
      'M0 -14 C -110 -86 -92 -166 -44 -166 C -20 -166 -6 -150 0 -134 C 6 -150 20 -166 44 -166 C 92 -166 110 -86 0 -14 Z',
    )
    .path('light', 'M-52 -146 C -72 -142 -74 -116 -62 -98 C -62 -120 -58 -134 -40 -144 Z')
    .polygon(
      'body',
      [-92, -84],
      [-34, -84],
      [-20, -112],
      [2, -56],
      [16, -92],
      [24, -84],
      [92, -84],
      [92, -78],
      [21, -78],
      [16, -80],
      [2, -40],
      [-20, -96],
      [-30, -78],
      [-92, -78],
    )
  return { parts: parts.list, width: 184, height: 166, place: 'air' }
}

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
    [52, 164, 'cool'],
    [-88, 138, 'cool'],
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
    .path('cool', leaf(0, -54, 82, 1))
    .path('cool', leaf(0, -72, 76, -1))
    .path('first', leaf(2, -116, 60, 1))
    .path('cool', leaf(1, -128, 54, -1))
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

/** One broad tree. */
export function tree(): Subject {
  const parts = new Parts()
    .path('warm', 'M-14 0 C -6 -40 -8 -70 -12 -100 H12 C 8 -70 8 -40 18 0 Z')
    .bar('warm', [0, -84], [-44, -134], 9)
    .bar('warm', [2, -92], [40, -140], 8)
    .disc('cool', -62, -144, 50)
    .disc('cool', 58, -150, 52)
    .disc('cool', -6, -188, 66)
    .disc('body', 8, -140, 42)

  for (const [x, y] of [
    [-66, -132],
    [-24, -206],
    [30, -180],
    [66, -150],
    [0, -148],
    [-44, -172],
  ] as const)
    parts.disc('first', x, y, 8)
  return { parts: parts.list, width: 230, height: 254, place: 'land' }
}

/** An apple with a leaf. */
export function apple(): Subject {
  const parts = new Parts()
    .path(
      'first',
      'M0 -134 C 36 -164 96 -144 92 -80 C 88 -28 52 4 24 0 C 12 -2 8 -4 0 -4 C -8 -4 -12 -2 -24 0 C -52 4 -88 -28 -92 -80 C -96 -144 -36 -164 0 -134 Z',
    )
    .path(
      'light',
      'M-68 -100 C -66 -120 -52 -130 -36 -130 C -50 -116 -56 -100 -56 -76 C -64 -80 -70 -88 -68 -100 Z',
    )
    .path('body', 'M-4 -130 C -2 -154 4 -168 14 -178 L 22 -172 C 12 -160 8 -150 6 -130 Z')
    .path('cool', 'M14 -164 C 26 -198 60 -200 84 -192 C 78 -164 46 -148 14 -164 Z')
  return { parts: parts.list, width: 190, height: 200, place: 'land' }
}

/** A bird on the wing. */
export function bird(): Subject {
  const parts = new Parts()
    .polygon('second', [-124, -70], [-74, -88], [-70, -68], [-112, -44])
    .path(
      'first',
      'M-86 -84 C -40 -112 34 -116 62 -138 C 84 -150 108 -136 108 -116 C 104 -74 30 -46 -30 -56 C -56 -60 -76 -70 -86 -84 Z',
    )
    .path('warm', 'M-50 -66 C -14 -40 40 -52 72 -84 C 48 -84 -10 -66 -50 -66 Z')
    .path(
      'cool',
      'M-28 -96 C -60 -140 -66 -180 -56 -212 C -20 -196 28 -158 38 -106 C 16 -98 -8 -94 -28 -96 Z',
    )
    .path('second', 'M-22 -98 C -44 -130 -50 -158 -46 -180 C -20 -166 10 -138 18 -104 Z')
    .polygon('body', [104, -128], [134, -116], [106, -108])
    .disc('light', 84, -122, 8)
    .disc('body', 86, -122, 4)
  return { parts: parts.list, width: 262, height: 212, place: 'air' }
}

/** A fish. */
export function fish(): Subject {
  const parts = new Parts()
    .path(
      'second',
      'M-84 -84 C -112 -128 -136 -134 -146 -130 C -132 -104 -132 -64 -146 -38 C -128 -36 -108 -46 -84 -84 Z',
    )
    .path('cool', 'M-20 -132 C -4 -168 34 -172 56 -158 L 44 -128 Z')
    .path('first', 'M-94 -84 C -52 -154 76 -160 136 -84 C 76 -8 -52 -14 -94 -84 Z')
    .path('warm', 'M-60 -66 C -16 -40 70 -34 118 -64 C 70 -14 -20 -18 -60 -66 Z')
    .path(
      'light',
      'M58 -128 C 40 -100 40 -68 58 -40 C 66 -40 68 -42 70 -44 C 56 -70 56 -98 70 -124 Z',
    )
    .path('cool', 'M0 -84 C -4 -58 -28 -50 -44 -52 C -36 -68 -20 -82 0 -84 Z')
    .disc('light', 98, -96, 12)
    .disc('body', 100, -96, 6)
  return { parts: parts.list, width: 284, height: 172, place: 'air' }
}

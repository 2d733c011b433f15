import { Parts, type Role, type Subject } from './subject.ts'

const cargo: Role[] = ['first', 'warm', 'cool', 'second', 'first', 'warm']

/** A container ship, its load stacked two or three boxes high. */
export function ship(random: () => number): Subject {
  const parts = new Parts()
  parts
    .rectangle('body', -136, -87, 34, 57)
    .rectangle('body', -126, -104, 8, 20)
    .rectangle('light', -131, -80, 24, 5)
  for (let column = 0; column < 8; column++) {
    const boxes = random() < 0.55 ? 3 : random() < 0.85 ? 2 : 1
    for (let row = 0; row < boxes; row++) {
      const role = cargo[Math.floor(random() * cargo.length)] ?? 'warm'
      parts.rectangle(role, -92 + column * 28, -47 - row * 15, 26.5, 13.5)
    }
  }
  parts.polygon('body', [-150, -32], [150, -32], [137, 0], [-132, 0])
  return { parts: parts.list, width: 300, height: 104, place: 'water' }
}

/** A boat with one bellied sail. */
export function sailBoat(): Subject {
  const parts = new Parts()
    .path('second', 'M8 -98 C 44 -84 52 -58 48 -34 L 8 -32 Z')
    .path('light', 'M-3 -84 C -26 -70 -36 -52 -40 -36 L -3 -32 Z')
    .rectangle('body', 1, -106, 3.5, 82)
    .path(
      'body',
      'M-66 -28 C -30 -18 30 -18 66 -30 C 56 -12 48 0 34 0 L -36 0 C -50 -2 -60 -14 -66 -28 Z',
    )
  return { parts: parts.list, width: 132, height: 106, place: 'water' }
}

/** A lighthouse on its rock: light, ideas, guidance. */
export function lighthouse(): Subject {
  const parts = new Parts()
    .polygon('beam', [12, -168], [230, -212], [230, -124])
    .polygon('beam', [-12, -168], [-130, -190], [-130, -146])
    .path('body', 'M-80 0 C -70 -22 -48 -20 -36 -32 L 36 -32 C 52 -20 74 -20 86 0 Z')
    .polygon('second', [-26, -30], [26, -30], [17, -150], [-17, -150])
    .polygon('first', [-24.5, -50], [24.5, -50], [22.2, -80], [-22.2, -80])
    .polygon('first', [-20, -110], [20, -110], [17.8, -138], [-17.8, -138])
    .rectangle('body', -24, -156, 48, 7)
    .rectangle('warm', -12, -178, 24, 22)
    .polygon('body', [-18, -178], [18, -178], [0, -200])
  return { parts: parts.list, width: 170, height: 200, place: 'land' }
}

/** A suspension bridge: what joins two sides. */
export function bridge(): Subject {
  const parts = new Parts()
  for (let x = -150; x <= 150; x += 15) {
    const away = Math.abs(Math.abs(x) - 75) / 75
    const top = -36 - 84 * (1 - away) ** 2
    parts.rectangle('second', x - 0.8, top, 1.6, -34 - top)
  }
  parts
    .path(
      'body',
      'M-180 -38 Q -112 -48 -75 -122 Q -38 -44 0 -44 Q 38 -44 75 -122 Q 112 -48 180 -38 L 180 -34 Q 112 -43 75 -117 Q 38 -39 0 -39 Q -38 -39 -75 -117 Q -112 -43 -180 -34 Z',
    )
    .rectangle('first', -82, -128, 14, 128)
    .rectangle('first', 68, -128, 14, 128)
    .rectangle('body', -186, -36, 372, 9)
    .rectangle('warm', -82, -128, 14, 6)
    .rectangle('warm', 68, -128, 14, 6)
  return { parts: parts.list, width: 372, height: 128, place: 'water' }
}

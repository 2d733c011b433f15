/** Names that cameras, phones and programs give, in lower case: they say nothing about the picture. */
const empty = new Set(
  (
    'img image images imag dsc dscn dscf pxl mvi pano photo photos picture pictures pic foto fotos bild bilder ' +
    'image imagen imagem immagine screenshot screen shot capture untitled unnamed download file final copy scan ' +
    'whatsapp signal logo_final new edited cropped small large medium export of at the a an and'
  ).split(' '),
)

/**
 * What the name of a file says in words ("northwind_warehouse-02.JPG" → "Northwind warehouse"); empty for a name that no
 * person chose.
 */
export function pictureWords(filename: string): string {
  const words = filename
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .normalize('NFC')
    // "siteVisit" is two words.
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[\s_.,+~()[\]{}–—-]+/u)
    .filter((word) => /\p{L}/u.test(word) && !isCode(word))
  const telling = words.filter((word) => !empty.has(word.toLowerCase()) && !isLetter(word))
  if (telling.length === 0) return ''
  const [first = '', ...rest] = trimEmpty(words)
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(' ')
}

/** Hexadecimal ids, and letters mixed with digits as in "IMG20240501" and "v2". */
function isCode(word: string): boolean {
  return /^[0-9a-f]{6,}$/i.test(word)
    ? /\d/.test(word)
    : /^(?:\p{L}{1,5}\d{3,}|v\d+|\d+x\d+|\d+px)$/iu.test(word)
}

/** One letter of an alphabet; a single ideograph is a word. */
function isLetter(word: string): boolean {
  return (
    [...word].length === 1 && /\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek}/u.test(word)
  )
}

/** Without what says nothing at both ends. */
function trimEmpty(words: string[]): string[] {
  const saysNothing = (word: string) => empty.has(word.toLowerCase())
  const from = words.findIndex((word) => !saysNothing(word))
  const to = words.findLastIndex((word) => !saysNothing(word))
  return words.slice(from, to + 1)
}

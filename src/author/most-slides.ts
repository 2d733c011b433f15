/** What `auto` makes at the most, whatever the text. */
const mostOfAny = 50

/** Printed characters for which there may be a slide; each line, which may be a heading, may have one besides. */
const charactersOfSlide = 100

/**
 * The most slides that `auto` may make of a text: what is held for it, and the author keeps to it. More than a short
 * text needs, far less than fifty; the reading ends as soon as there is enough for those.
 *
 * @param pictures that are to be shown besides; each may take a slide of its own.
 */
export function mostSlidesOf(text: string, pictures = 0): number {
  let characters = 0
  let lines = 0
  let begun = false
  const most = () => 2 + pictures + lines + Math.ceil(characters / charactersOfSlide)
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    if (unit === 0x0a) begun = false
    if (unit <= 0x20) continue
    characters += 1
    if (begun) continue
    begun = true
    lines += 1
    if (most() >= mostOfAny) break
  }
  return Math.min(mostOfAny, most())
}

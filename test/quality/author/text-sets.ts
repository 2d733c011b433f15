import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { SlideRange } from '../../../src/author/slide-range.ts'
import { type WrittenDeck, writtenDecks } from '../../support/written-decks/written-deck.ts'

/** Texts that the author's figures are given of together. */
export interface TextSet {
  name: string
  texts: { name: string; text: string }[]
  /** How many slides are asked for; absent: nothing is. */
  slideRange?: SlideRange
}

/** Where the mockups lie beside a clone; not everybody has them. */
const mockups = new URL('../../../../shared/mockups/words/texts/', import.meta.url)

/** The sets of texts that are there. */
export function textSets(): TextSet[] {
  return [
    textSet('texts (blind readers)', new URL('../texts/', import.meta.url)),
    // Talks about papers: 11 to 15 slides of at most 900 words together.
    { ...textSet('papers', new URL('../papers/', import.meta.url)), slideRange: '11-15' },
    ...(hasMockups() ? [textSet('mockups (an editor)', mockups)] : []),
  ]
}

/** Whether the texts are there of which an editor's decks are known. */
export function hasMockups(): boolean {
  return existsSync(fileURLToPath(mockups))
}

/** The decks that an editor made by selection alone, each with its text. */
export function selectedDecks(): { name: string; text: string; written: WrittenDeck }[] {
  const { texts } = textSet('mockups', mockups)
  return writtenDecks()
    .filter(({ written }) => written.way === 'extract')
    .map(({ written }) => {
      const found = texts.find(({ name }) => name.replace(/\.\w+$/, '') === written.deck)
      if (found === undefined) throw new Error(`There is no text of ${written.deck}.`)
      return { name: written.deck, text: found.text, written }
    })
}

/** The texts of a folder. */
export function textSet(name: string, folder: URL): TextSet {
  const files = readdirSync(folder).filter((file) => file !== 'README.md')
  return {
    name,
    texts: files.sort().map((file) => ({
      name: file,
      text: readFileSync(new URL(file, folder), 'utf8'),
    })),
  }
}

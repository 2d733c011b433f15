import { afterEach, describe, expect, it } from 'vitest'
import { inventedNumbers } from '../../src/author/model/checks/numbers.ts'
import { type Deck, deckFormatVersion } from '../../src/deck/deck.ts'
import { chosenVariant, slidePlainText } from '../../src/deck/slide.ts'
import { fitDeck } from '../../src/design/fit-deck.ts'
import { defaultThemeId } from '../../src/design/themes/theme-list.ts'
import { createLanguageModels } from '../../src/models/language-models.ts'
import { writeWithModel } from '../../src/presentations/write-with-model.ts'
import { loadTypography } from '../../src/typography/typography.ts'
import { writtenComposition } from '../../src/workers/written-composition.ts'
import { createFakeWorkers } from '../support/fake-workers.ts'
import { type ModelServer, startModelServer } from '../support/models/model-server.ts'
import { serverSettings } from '../support/models/model-settings.ts'
import { recordedDecks, recordedText, recordedWriter } from '../support/models/recorded-writer.ts'

// Decks as a capable writer wrote them from our prompts alone: ten of a first round (docs/author-review.md says how they were judged), six of a second one.

describe.each(recordedDecks)('the deck that was recorded for %s', (name) => {
  let server: ModelServer | undefined
  afterEach(() => server?.close())

  it('is written again, slide by slide, with the figures of its source, and fits', async () => {
    server = await startModelServer(recordedWriter(name))
    const text = recordedText(name)
    const composition = {
      inputId: 'input',
      text,
      deckTitle: 'Untitled',
      titleIsDefault: true,
      titleFromSource: true,
      slideRange: 'auto',
      appending: false,
    } as const
    const writing = await writeWithModel(
      { composition },
      {},
      { models: createLanguageModels(serverSettings(server.url)), workers: createFakeWorkers() },
      { signal: new AbortController().signal, async spend() {} },
    )
    expect(writing?.warnings).toEqual([])
    if (writing?.written === undefined) throw new Error('Nothing was written.')
    let ids = 0
    const newId = () => `id-${++ids}`
    const { title, language, slides } = writtenComposition(
      { ...composition, newId },
      writing.written,
    )
    const said = slides.map(slidePlainText)
    expect(inventedNumbers(said, [text])).toEqual([])
    expect(new Set(slides.map((slide) => chosenVariant(slide).title)).size).toBe(slides.length)

    const deck: Deck = {
      formatVersion: deckFormatVersion,
      title,
      language,
      themeId: defaultThemeId,
      slides,
    }
    const fitted = fitDeck(deck, await loadTypography(), { maximumSlides: 50, newId })
    expect(fitted.slides).toHaveLength(slides.length)
  })
})

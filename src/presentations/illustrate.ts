import pLimit from 'p-limit'
import { picturePrompt } from '../author/model/prompts/picture-prompt.ts'
import type { Deck } from '../deck/deck.ts'
import type { CustomTheme } from '../design/themes/custom-theme.ts'
import { findVibe } from '../design/vibes/vibe-list.ts'
import type { WebImage } from '../images/web/web-image.ts'
import { createWebSearch } from '../images/web/web-images.ts'
import type { JobContext } from '../jobs/job-context.ts'
import type { ModelUsage } from '../models/model-usage.ts'
import type { AuthorResult, GivenPicture, PictureWish } from '../workers/tasks.ts'
import type { RenderingTools } from './render-files.ts'

/** What was asked of the pictures of a work. */
interface IllustrationWish {
  /** Pictures of a model may be shown. */
  aiImages: boolean
  webImages: boolean
  style: string
  styleInstructions: string
}

/** Nothing was asked: what the contract takes as given. */
export const usualIllustration: IllustrationWish = {
  aiImages: true,
  webImages: true,
  style: 'auto',
  styleInstructions: '',
}

/** A model that failed so often in one deck is not asked again for it: it would only take time. */
const mostFailures = 2

/** Pictures that are searched or drawn at the same time for one deck. */
const atOnce = 4

/** New slides with their pictures. */
export interface Illustrated extends AuthorResult {
  /** What the tokens cost the operator of the pictures that a model drew and that are shown. */
  spent: number
}

/** Whether anybody can be asked for pictures that this wish allows. */
export function asksForPictures(
  { pictures }: Pick<RenderingTools, 'pictures'>,
  wish: IllustrationWish,
): boolean {
  const draws = wish.aiImages && pictures?.imageModel !== undefined
  return draws || (wish.webImages && (pictures?.webSources.length ?? 0) > 0)
}

/**
 * New slides with pictures of the sources that are configured: drawn ones give way to those of the image model, slides that name a
 * thing show one of the web, else of the model. A source that fails leaves the slides as they are, and a warning says so.
 * @param place the deck with the new slides in it.
 * @throws {DOMException} an AbortError, when the signal says so.
 */
export async function illustrate(
  authored: AuthorResult,
  place: { deck: Deck; customTheme?: CustomTheme },
  wish: IllustrationWish,
  { pictures, workers }: Pick<RenderingTools, 'pictures' | 'workers'>,
  context: Pick<JobContext, 'signal' | 'spend' | 'operation'>,
): Promise<Illustrated> {
  const { pictureWishes: wishes = [], ...authoredSlides } = authored
  const rest = { ...authoredSlides, spent: 0 }
  if (pictures === undefined || wishes.length === 0) return rest
  const { ownerId } = context.operation
  // What is asked for when the time is over is given up; the work itself goes on.
  const deadline = AbortSignal.timeout(pictures.deckSeconds * 1000)
  const signal = AbortSignal.any([context.signal, deadline])
  const decode = (data: Uint8Array) => pictures.decode(ownerId, data)
  const web = createWebSearch(
    wish.webImages ? pictures.webSources : [],
    decode,
    signal,
    pictures.fetch,
  )
  const failures: string[] = []
  let tokens = pictures.deckTokens ?? Number.POSITIVE_INFINITY
  let isUsedUp = false
  const prices = new Map<GivenPicture['picture'], number>()
  const limit = pLimit(atOnce)

  async function drawn(
    of: PictureWish,
    vibe?: { vibeId: string; textSide: 'start' | 'end' },
  ): Promise<GivenPicture | undefined> {
    const { imageModel } = pictures ?? {}
    if (!wish.aiImages || imageModel === undefined || failures.length >= mostFailures)
      return undefined
    if (tokens <= 0) {
      isUsedUp = true
      return undefined
    }
    const manner = vibe && findVibe(vibe.vibeId)
    const prompt = picturePrompt({
      ...(of.subject === undefined ? {} : { subject: of.subject }),
      text: of.text,
      style: wish.style,
      styleInstructions: wish.styleInstructions,
      ...(manner === undefined ? {} : { vibe: { ...manner, atRight: vibe?.textSide === 'end' } }),
    })
    try {
      let price = 0
      const onUsage = async (usage: ModelUsage) => {
        tokens -= usage.inputTokens + usage.outputTokens
        price = usage.price
        await context.spend(usage)
      }
      const data = await imageModel.draw(prompt, { signal, onUsage })
      const picture = await decode(data)
      prices.set(picture, price)
      return { slideId: of.slideId, picture, alt: of.title }
    } catch (error) {
      context.signal.throwIfAborted()
      failures.push(deadline.aborted ? 'there was no time left.' : (error as Error).message)
      return undefined
    }
  }

  async function found(of: PictureWish): Promise<GivenPicture | undefined> {
    try {
      const one = await web.find(of.subject ?? '')
      return one && { slideId: of.slideId, picture: one.picture, ...asShown(one.image, of) }
    } catch {
      context.signal.throwIfAborted()
      return undefined
    }
  }

  const given = await Promise.all(
    wishes.map(async (one): Promise<GivenPicture[]> => {
      const inPlace = await Promise.all(
        one.drawn.map(async ({ image, ...vibe }) => {
          const picture = await limit(() => drawn(one, vibe))
          return picture === undefined ? [] : [{ ...picture, replaces: image }]
        }),
      )
      const beside = one.hasRoom
        ? await limit(async () => (await found(one)) ?? (await drawn(one)))
        : undefined
      return [...inPlace.flat(), ...(beside === undefined ? [] : [beside])]
    }),
  )
  const warnings = [...rest.warnings, ...web.warnings(), ...modelWarning(failures, isUsedUp)]
  const all = given.flat()
  if (all.length === 0) return { ...rest, warnings }
  const made = await workers
    .illustrate({ ...place, pictures: all }, context.signal)
    .catch(() => context.signal.throwIfAborted())
  if (made === undefined)
    return {
      ...rest,
      warnings: [...warnings, 'The pictures that were found could not be put on their slides.'],
    }
  const placed = new Set(made.slides.map(({ id }) => id))
  const replaced = new Set(
    all.flatMap(({ slideId, replaces }) =>
      replaces !== undefined && placed.has(slideId) ? [replaces] : [],
    ),
  )
  const changed = new Map(made.slides.map((slide) => [slide.id, slide]))
  const shown = all.filter(({ slideId }) => placed.has(slideId))
  return {
    ...rest,
    spent: shown.reduce((sum, { picture }) => sum + (prices.get(picture) ?? 0), 0),
    slides: rest.slides.map((slide) => changed.get(slide.id) ?? slide),
    // What gave way to another is not kept.
    images: [...rest.images.filter(({ id }) => !replaced.has(id)), ...made.images],
    warnings,
  }
}

/** What is said of a picture of the web where it is shown. */
function asShown(
  { alt, title, author, licence, licenceUrl, page, source }: WebImage,
  { subject = '' }: PictureWish,
): Pick<GivenPicture, 'alt' | 'credit' | 'origin'> {
  const isAddress = (text: string | undefined) => /^https?:\/\//.test(text ?? '')
  const said = author?.slice(0, 300)
  return {
    alt: (alt || title || subject).slice(0, 300),
    credit: [said?.slice(0, 80), licence.slice(0, 100), source].filter(Boolean).join(' · '),
    ...(isAddress(page)
      ? {
          origin: {
            source,
            page,
            ...(said === undefined ? {} : { author: said }),
            licence: licence.slice(0, 100),
            ...(licenceUrl !== undefined && isAddress(licenceUrl) ? { licenceUrl } : {}),
          },
        }
      : {}),
  }
}

function modelWarning(failures: readonly string[], isUsedUp: boolean): string[] {
  const [first] = isUsedUp
    ? [...failures, 'the tokens that the pictures may take were used up.']
    : failures
  return first === undefined ? [] : [`Not every picture was made by the image model: ${first}`]
}

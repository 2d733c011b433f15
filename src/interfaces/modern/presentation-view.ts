import { languageName } from '../../author/languages.ts'
import type { Deck } from '../../deck/deck.ts'
import { chosenVariant } from '../../deck/slide.ts'
import { findModel } from '../../models/model-catalog.ts'
import type { PresentationOverview } from '../../presentations/presentation-overview.ts'
import { editorAddress, thumbnailAddress } from './addresses.ts'
import type { ModernDependencies } from './modern-plugin.ts'
import type { PresentationView } from './schemas/presentation.ts'

/** A presentation as the modern interface shows it: with its slides where the document is given. */
export function presentationView(
  overview: PresentationOverview,
  { signLink, publicUrl }: Pick<ModernDependencies, 'signLink' | 'publicUrl'>,
  deck?: Deck,
): PresentationView {
  const { id, language, languageKnown, model } = overview
  return {
    id,
    title: overview.title,
    status: overview.status,
    language: languageKnown ? (languageName(language) ?? language) : null,
    design_system_id: overview.themeId,
    model: findModel(model ?? '') ?? null,
    revision: overview.revision,
    slide_count: overview.slideCount,
    ...(deck === undefined
      ? {}
      : {
          slides: deck.slides.map((slide, order) => ({
            id: slide.id,
            order,
            title: chosenVariant(slide).title,
            layout: chosenVariant(slide).layout,
            type: slide.type,
            notes: slide.notes ?? null,
            variant_count: slide.variants.length,
            thumbnail_url: thumbnailAddress(signLink, id, slide.id),
          })),
        }),
    editor_url: editorAddress(publicUrl, id),
    created_at: overview.createdAt.toISOString(),
    updated_at: overview.updatedAt.toISOString(),
  }
}

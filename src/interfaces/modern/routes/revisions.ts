import { z } from 'zod'
import type { ComparedSlide, DeckDifference } from '../../../deck/compare-decks.ts'
import {
  compareRevisions,
  listRevisions,
  type RevisionEntry,
  readRevision,
  restoreRevision,
} from '../../../presentations/edits/revisions.ts'
import { NotFoundError } from '../../../presentations/errors.ts'
import { readOverview, requirePresentation } from '../../../presentations/presentation-overview.ts'
import { textSchema } from '../../http/text-schema.ts'
import { errorResponses, successResponse } from '../../schemas/answers.ts'
import {
  boundedPageWish,
  linkNextPage,
  nextPageHeader,
  revisionPages,
} from '../../schemas/list-pages.ts'
import { presentationParametersSchema } from '../../schemas/path-parameters.ts'
import type { ModernPlugin } from '../modern-plugin.ts'
import { presentationView } from '../presentation-view.ts'
import { presentationSchema, wholePresentationExample } from '../schemas/presentation.ts'
import {
  type RevisionChangesView,
  type RevisionView,
  revisionChangesSchema,
  revisionExample,
  revisionListSchema,
} from '../schemas/revision.ts'

const revisionParametersSchema = presentationParametersSchema.extend({
  revision: textSchema().meta({ description: 'The number of one of its revisions.' }),
})

const comparisonQuerySchema = z.object({
  with: textSchema()
    .optional()
    .meta({ description: 'The revision to compare with; left out: the one before.' }),
})

/**
 * A number as it stands in an address.
 * @throws {NotFoundError} for anything else: malformed ids are unknown ids.
 */
function revisionNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new NotFoundError('revision')
  return Number(text)
}

function revisionView(entry: RevisionEntry): RevisionView {
  return {
    number: entry.number,
    summary: entry.summary,
    restores: entry.restores,
    operation_id: entry.operationId,
    created_at: entry.createdAt.toISOString(),
  }
}

function slideState(slide: ComparedSlide | null) {
  if (slide === null) return null
  const { position, ...rest } = slide
  return { order: position, ...rest }
}

function differenceView({
  themeId,
  slides,
  ...rest
}: DeckDifference): Omit<RevisionChangesView, keyof RevisionView | 'with'> {
  return {
    ...rest,
    ...(themeId === undefined ? {} : { design_system_id: themeId }),
    slides: slides.map(({ slideId, before, after, ...slide }) => ({
      slide_id: slideId,
      ...slide,
      before: slideState(before),
      after: slideState(after),
    })),
  }
}

/** `/presentations/{presentation_id}/revisions`: the changes of a presentation, and the way back. */
export const revisionsRoutes: ModernPlugin = async (app, dependencies) => {
  const { database } = dependencies.connection

  app.get(
    '/presentations/:presentation_id/revisions',
    {
      schema: {
        operationId: 'modernListRevisions',
        tags: ['Modern'],
        summary: 'List the changes of a presentation',
        description: 'Newest first; every change is one revision.',
        params: presentationParametersSchema,
        querystring: revisionPages.query,
        response: {
          200: successResponse(
            'Its revisions.',
            revisionListSchema,
            [revisionExample],
            nextPageHeader,
          ),
          ...errorResponses(404, 422),
        },
      },
    },
    async (request, reply) => {
      const target = { ownerId: request.userId, presentationId: request.params.presentation_id }
      const page = await listRevisions(database, target, boundedPageWish(request.query))
      const cursor = page.next && revisionPages.cursorOf(page.next)
      linkNextPage(request, reply, dependencies.publicUrl, cursor)
      return page.items.map(revisionView)
    },
  )

  app.get(
    '/presentations/:presentation_id/revisions/:revision',
    {
      schema: {
        operationId: 'modernReadRevision',
        tags: ['Modern'],
        summary: 'See what a revision changed',
        description: 'Slide by slide, against the revision before it or another one.',
        params: revisionParametersSchema,
        querystring: comparisonQuerySchema,
        response: {
          200: successResponse('What changed.', revisionChangesSchema, {
            ...revisionExample,
            with: 1,
            slides: [],
          }),
          ...errorResponses(404, 422),
        },
      },
    },
    async ({ userId, params, query }) => {
      const target = { ownerId: userId, presentationId: params.presentation_id }
      await requirePresentation(database, userId, params.presentation_id)
      const number = revisionNumber(params.revision)
      const entry = await readRevision(database, target, number)
      const other = query.with === undefined ? number - 1 : revisionNumber(query.with)
      const difference = await compareRevisions(database, target, { from: other, to: number })
      return { ...revisionView(entry), with: other, ...differenceView(difference) }
    },
  )

  app.post(
    '/presentations/:presentation_id/revisions/:revision/restore',
    {
      schema: {
        operationId: 'modernRestoreRevision',
        tags: ['Modern'],
        summary: 'Restore a revision',
        description:
          'Makes the presentation what it was after that revision, as a new one, so that this can be taken back too. At that revision already, it stays as it is.',
        params: revisionParametersSchema,
        response: {
          200: successResponse(
            'The presentation now.',
            presentationSchema,
            wholePresentationExample,
          ),
          ...errorResponses(404, 422),
        },
      },
    },
    async ({ userId, params }) => {
      const presentationId = params.presentation_id
      await requirePresentation(database, userId, presentationId)
      const number = revisionNumber(params.revision)
      await restoreRevision(dependencies.connection, { ownerId: userId, presentationId }, number)
      const { overview, deck } = await readOverview(database, userId, presentationId)
      return presentationView(overview, dependencies, deck)
    },
  )
}

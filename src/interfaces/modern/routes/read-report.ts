import type { Excerpt } from '../../../presentations/source-reports.ts'
import { abortedWhenGone } from '../../http/aborted-when-gone.ts'
import { errorResponses, refusalResponse, successResponse } from '../../schemas/answers.ts'
import { presentationParametersSchema } from '../../schemas/path-parameters.ts'
import type { ModernPlugin } from '../modern-plugin.ts'
import { reportExample, reportSchema } from '../schemas/report.ts'

function excerptView({ input, start, end, text }: Excerpt) {
  return { input_id: input, start, end, text }
}

/** `GET /presentations/{presentation_id}/report`: where the content comes from, and what was left out. */
export const readReportRoute: ModernPlugin = async (app, { reports }) => {
  app.get(
    '/presentations/:presentation_id/report',
    {
      schema: {
        operationId: 'modernReadReport',
        tags: ['Modern'],
        summary: 'Read where the content comes from',
        description:
          'For each line on a slide the passages that it was made of; what the author added; what of the texts is only in the notes, or in neither; and the warnings of the work on it.',
        params: presentationParametersSchema,
        response: {
          200: successResponse(
            'The report of the presentation as it is now.',
            reportSchema,
            reportExample,
          ),
          ...refusalResponse(
            'The report takes too long to work out.',
            'The report of this presentation takes too long to work out; fewer slides, or shorter texts, take less.',
          ),
          ...errorResponses(404, 422),
        },
      },
    },
    async ({ userId, params }, reply) => {
      const target = { ownerId: userId, presentationId: params.presentation_id }
      const report = await reports.read(target, abortedWhenGone(reply))
      return {
        presentation_id: report.presentationId,
        revision: report.revision,
        slides: report.slides.map(({ sources, lines, ...slide }, order) => ({
          ...slide,
          order,
          sources: sources.map(excerptView),
          lines: lines.map((line) => ({ ...line, sources: line.sources.map(excerptView) })),
        })),
        left_out: report.leftOut.map(({ place, excerpt }) => ({ ...excerptView(excerpt), place })),
        left_out_omitted: report.leftOutOmitted,
        warnings: report.warnings.map(({ operationId, message }) => ({
          operation_id: operationId,
          message,
        })),
      }
    },
  )
}

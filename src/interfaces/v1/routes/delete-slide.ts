import { z } from 'zod'
import { deleteSlide } from '../../../presentations/delete-slide.ts'
import { errorResponses, refusalResponse, successResponse } from '../../schemas/answers.ts'
import { slideParametersSchema } from '../../schemas/path-parameters.ts'
import type { V1Plugin } from '../v1-plugin.ts'

/** The answer when a slide is deleted. */
export const slideDeletedSchema = z.object({ success: z.boolean() }).meta({ id: 'SlideDeleted' })

/** `DELETE /presentations/{presentation_id}/slides/{slide_id}`: for good. */
export const deleteSlideRoute: V1Plugin = async (app, { connection }) => {
  app.delete(
    '/presentations/:presentation_id/slides/:slide_id',
    {
      schema: {
        operationId: 'deleteSlide',
        tags: ['Slides'],
        summary: 'Delete a slide',
        description: 'For good; the slides behind it move up.',
        params: slideParametersSchema,
        response: {
          200: successResponse('Deleted.', slideDeletedSchema, { success: true }),
          ...refusalResponse(
            'The slide is one of another presentation of yours.',
            'This slide belongs to another presentation.',
          ),
          ...errorResponses(404),
        },
      },
    },
    async (request) => {
      const { presentation_id: presentationId, slide_id: slideId } = request.params
      await deleteSlide(connection, request.userId, presentationId, slideId)
      return { success: true }
    },
  )
}

import { createDesignSystem } from '../../../presentations/design-systems.ts'
import { answerOnce, startingHeadersSchema } from '../../http/idempotency.ts'
import { errorResponses, refusalResponse, successResponse } from '../../schemas/answers.ts'
import { designSystemView } from '../design-system-view.ts'
import type { ModernPlugin } from '../modern-plugin.ts'
import {
  createDesignSystemSchema,
  designSystemExample,
  designSystemSchema,
} from '../schemas/design-system.ts'

/** `POST /design-systems`: one of the caller's own. */
export const createDesignSystemRoute: ModernPlugin = async (app, { connection, signLink }) => {
  app.post(
    '/design-systems',
    {
      schema: {
        operationId: 'modernCreateDesignSystem',
        tags: ['Modern'],
        summary: 'Create a design system',
        description:
          'One that comes with the service, in your colours and fonts. It can be chosen wherever a design system or, in v1, a theme can, by nobody but you.',
        headers: startingHeadersSchema,
        body: createDesignSystemSchema,
        response: {
          201: successResponse('Created.', designSystemSchema, {
            ...designSystemExample,
            id: '01996c1e-8a00-7e21-a1b2-c3d4e5f60718',
            name: 'House style',
            description: 'Your own, based on Simple Light',
            source: 'custom',
          }),
          ...refusalResponse(
            'A base that does not come with the service, or colours that cannot be read.',
            'The text colour #E0D0C0 is too close to the background: their contrast is 1.5, and reading needs 4.5.',
          ),
          ...errorResponses(409, 413, 422),
        },
      },
    },
    async (request, reply) => {
      const { userId, body } = request
      const { muted_ink: mutedInk, accent_ink: accentInk, ...colors } = body.colors ?? {}
      const wish = {
        name: body.name,
        base: body.base_design_system_id ?? undefined,
        colors: {
          ...colors,
          ...(mutedInk === undefined ? {} : { mutedInk }),
          ...(accentInk === undefined ? {} : { accentInk }),
        },
        fonts: body.fonts ?? {},
      }
      const view = await answerOnce(connection.database, request, (requestKey) =>
        createDesignSystem(connection.database, userId, wish, {
          requestKey,
          answerOf: (made) => designSystemView(made, signLink, userId),
        }),
      )
      return reply.code(201).send(view)
    },
  )
}

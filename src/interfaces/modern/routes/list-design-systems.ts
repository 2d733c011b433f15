import { listDesignSystems } from '../../../presentations/design-systems.ts'
import { errorResponses, successResponse } from '../../schemas/answers.ts'
import {
  boundedPageWish,
  linkNextPage,
  nextPageHeader,
  themePages,
} from '../../schemas/list-pages.ts'
import { previewAddress } from '../addresses.ts'
import type { ModernPlugin } from '../modern-plugin.ts'
import { type DesignSystemView, designSystemListSchema } from '../schemas/design-system.ts'

const example: DesignSystemView = {
  id: '27874e6b-8c1c-4301-bce7-d22e6e8df7d6',
  name: 'Simple Light',
  description: 'Daylight: a white page, cobalt, one warm patch',
  source: 'system',
  colors: {
    background: '#FFFFFF',
    surface: '#F4F6FA',
    ink: '#14213D',
    muted_ink: '#4A5670',
    line: '#D5DBE6',
    accent: '#1F4FD8',
    accent_ink: '#FFFFFF',
    emphasis: '#FFF3DD',
    data: ['#1F4FD8', '#F2A33A'],
  },
  fonts: { display: 'Inter', text: 'Inter' },
  preview_url:
    'https://slides.example/previews/01996c1e-7000-7abc-8def-0123456789ab/27874e6b-8c1c-4301-bce7-d22e6e8df7d6.png?expires=1767691800&signature=Zm9v',
}

/** `GET /design-systems`: v1's themes by another name, with what they are made of. */
export const listDesignSystemsRoute: ModernPlugin = async (
  app,
  { connection, signLink, publicUrl },
) => {
  app.get(
    '/design-systems',
    {
      schema: {
        operationId: 'modernListDesignSystems',
        tags: ['Modern'],
        summary: 'List design systems',
        description:
          'What `design_system_id` can be: those that come with the service, the default first, then your own. They are the themes of v1, with the same ids.',
        querystring: themePages.query,
        response: {
          200: successResponse(
            'The design systems that you can choose.',
            designSystemListSchema,
            [example],
            nextPageHeader,
          ),
          ...errorResponses(422),
        },
      },
    },
    async (request, reply) => {
      const { userId } = request
      const wish = boundedPageWish(request.query)
      const page = await listDesignSystems(connection.database, userId, wish)
      linkNextPage(request, reply, publicUrl, page.next && themePages.cursorOf(page.next))
      return page.items.map(({ colors, ...system }): DesignSystemView => {
        const { mutedInk, accentInk, ...others } = colors
        return {
          ...system,
          colors: { ...others, muted_ink: mutedInk, accent_ink: accentInk },
          preview_url: previewAddress(signLink, userId, system.id),
        }
      })
    },
  )
}

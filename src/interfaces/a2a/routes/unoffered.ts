import type { FastifyPluginAsync } from 'fastify'
import { ProtocolError } from '../protocol-error.ts'
import { acceptVersion } from '../protocol-version.ts'

const options = { schema: { hide: true }, onRequest: acceptVersion }

/** What the protocol has and this agent does not offer; its card says so too. */
export const unofferedRoutes: FastifyPluginAsync = async (app) => {
  for (const path of [
    '/tasks/:id/pushNotificationConfigs',
    '/tasks/:id/pushNotificationConfigs/:configId',
  ])
    app.all(path, options, async () => {
      throw new ProtocolError(
        'PUSH_NOTIFICATION_NOT_SUPPORTED',
        'Push notifications are not sent; stream the task, or subscribe to it.',
      )
    })
  app.get('/extendedAgentCard', options, async () => {
    throw new ProtocolError(
      'EXTENDED_AGENT_CARD_NOT_CONFIGURED',
      'There is no further card than the public one.',
    )
  })
}

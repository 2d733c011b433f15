import type { FastifyPluginAsync } from 'fastify'
import { noPushNotifications, ProtocolError } from '../protocol-error.ts'
import { acceptVersion } from '../protocol-version.ts'

const options = { schema: { hide: true }, onRequest: acceptVersion }

/** What the protocol has and this agent does not offer; its card says so too. */
export const unofferedRoutes: FastifyPluginAsync = async (app) => {
  for (const path of [
    '/tasks/:id/pushNotificationConfigs',
    '/tasks/:id/pushNotificationConfigs/:configId',
  ])
    app.all(path, options, async () => {
      throw noPushNotifications()
    })
  app.get('/extendedAgentCard', options, async () => {
    throw new ProtocolError(
      'EXTENDED_AGENT_CARD_NOT_CONFIGURED',
      'There is no further card than the public one.',
    )
  })
}

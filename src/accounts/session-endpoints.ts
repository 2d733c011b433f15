import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'

/**
 * What better-auth lacks for our ways to sign in. Nothing of it can be reached by HTTP: `SERVER_ONLY` keeps it out of
 * the router.
 */
export const sessionEndpoints = {
  id: 'slidewright-sessions',
  endpoints: {
    /** Signs a browser in as somebody who has proved in another way who they are: by an API key or a one-time link. */
    openSession: createAuthEndpoint(
      '/slidewright/open-session',
      {
        method: 'POST',
        body: z.object({ userId: z.string(), oauth_query: z.string().optional() }),
        metadata: { SERVER_ONLY: true },
      },
      async (ctx) => {
        const { internalAdapter } = ctx.context
        const user = await internalAdapter.findUserById(ctx.body.userId)
        if (user === null) throw ctx.error('NOT_FOUND')
        const session = await internalAdapter.createSession(user.id)
        await setSessionCookie(ctx, { session, user })
        return ctx.json({ opened: true })
      },
    ),
    /**
     * Says whether the query of a page is one that the OAuth provider signed and that has not expired: its hook refuses
     * any other `oauth_query` before this runs.
     */
    checkAuthorizationQuery: createAuthEndpoint(
      '/slidewright/check-authorization-query',
      {
        method: 'POST',
        body: z.object({ oauth_query: z.string() }),
        metadata: { SERVER_ONLY: true },
      },
      async (ctx) => ctx.json({ valid: true }),
    ),
  },
} satisfies BetterAuthPlugin

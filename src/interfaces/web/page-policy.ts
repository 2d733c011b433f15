import type { FastifyHelmetOptions } from '@fastify/helmet'

/** What our pages may load: only what comes from this server. */
export const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'", 'data:'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  },
}

/**
 * The same for pages with a form. Under the usual `no-referrer` a browser sends `Origin: null` with a form (Fetch
 * Standard, "append a request Origin header"), and forms could not be told from those of others.
 */
export const formPagePolicy: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { ...contentSecurityPolicy.directives, 'form-action': ["'self'"] },
  },
  referrerPolicy: { policy: 'same-origin' },
}

/** The same for pages that pages of these origins may show in frames; without any, nobody may. */
export function framedPagePolicy(embedOrigins: readonly string[]): FastifyHelmetOptions {
  if (embedOrigins.length === 0) return {}
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...contentSecurityPolicy.directives, 'frame-ancestors': [...embedOrigins] },
    },
    // X-Frame-Options can name no origins, and where there is a policy browsers go by that.
    frameguard: false,
  }
}

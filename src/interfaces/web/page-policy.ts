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

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { formOptions, pageOptions, sendPage } from './account-pages.ts'
import { type Attempts, tooManyAttempts } from './attempts.ts'
import { formField } from './form-body.ts'
import { messagePage } from './templates.ts'

/** What a link in a mail does. */
export interface MailedLink {
  /** The path that it opens. */
  path: string
  heading: string
  text: string
  /** Of the button that does it. */
  label: string
  /** What to say when it cannot be done: the link was used, or has expired. */
  refusal: { text: string; action: { href: string; label: string } }
  /** Does it, and answers; answers nothing when the token is good for nothing. */
  use(token: string, request: FastifyRequest, reply: FastifyReply): Promise<void>
}

/**
 * The page of a link in a mail, with a button that does what the link is for: programs that open links in mails to look
 * at them must not use it up.
 */
export function registerMailedLink(
  app: FastifyInstance,
  attempts: Attempts,
  { path, heading, text, label, refusal, use }: MailedLink,
): void {
  app.get<{ Querystring: { token?: unknown } }>(path, pageOptions, async (request, reply) => {
    const { token } = request.query
    const fields = { token: typeof token === 'string' ? token : '' }
    return sendPage(reply, messagePage({ heading, text, form: { action: path, fields, label } }))
  })

  app.post(path, formOptions, async (request, reply) => {
    if (!attempts.allow(request, reply))
      return sendPage(reply, messagePage({ heading: tooManyAttempts, ...refusal }))
    await use(formField(request.body, 'token'), request, reply)
    if (reply.sent) return reply
    return sendPage(
      reply.code(404),
      messagePage({ heading: 'This link has been used, or has expired', ...refusal }),
    )
  })
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { formOptions, pageOptions, sendPage } from './account-pages.ts'
import { type Attempts, tooManyAttempts } from './attempts.ts'
import { formField } from './form-body.ts'
import { messagePage } from './templates.ts'

/** What a link in a mail does. */
interface MailedLink {
  /** The path that it opens. */
  path: string
  heading: string
  text: string
  /** Of the button that does it. */
  label: string
  /** What to say when it cannot be done: the link was used, or has expired. */
  refusal: { text: string; action: { href: string; label: string } }
  /** It needs a password too. */
  asksPassword?: boolean
  /**
   * Does it, and answers.
   * @returns false when the token is good for nothing; then it has not answered.
   */
  use(given: GivenLink, request: FastifyRequest, reply: FastifyReply): Promise<boolean>
}

/** What somebody sends from the page of a link. */
interface GivenLink {
  token: string
  /** Empty where none is asked for. */
  password: string
  /** Answers with the page once more, and what is wrong. */
  askAgain(problem: string): FastifyReply
}

/**
 * The page of a link in a mail, with a button that does what the link is for: programs that open links in mails to look
 * at them must not use it up.
 */
export function registerMailedLink(
  app: FastifyInstance,
  attempts: Attempts,
  { path, heading, text, label, refusal, asksPassword = false, use }: MailedLink,
): void {
  const show = (reply: FastifyReply, token: string, problem?: string) => {
    const form = { action: path, fields: { token }, label, asksPassword, problem }
    return sendPage(reply, messagePage({ heading, text, form }))
  }

  app.get<{ Querystring: { token?: unknown } }>(path, pageOptions, async (request, reply) => {
    const { token } = request.query
    return show(reply, typeof token === 'string' ? token : '')
  })

  app.post(path, formOptions, async (request, reply) => {
    if (!attempts.allow(request, reply))
      return sendPage(reply, messagePage({ heading: tooManyAttempts, ...refusal }))
    const token = formField(request.body, 'token')
    const given = {
      token,
      password: formField(request.body, 'password'),
      askAgain: (problem: string) => show(reply.code(422), token, problem),
    }
    if (await use(given, request, reply)) return reply
    return sendPage(
      reply.code(404),
      messagePage({ heading: 'This link has been used, or has expired', ...refusal }),
    )
  })
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import { readEmail } from '../../accounts/account-fields.ts'
import type { Mailer } from '../../accounts/mailer.ts'
import { sendPage, startPath } from './account-pages.ts'
import { type Attempts, tooManyAttempts } from './attempts.ts'
import { formField } from './form-body.ts'
import { ownPath } from './same-origin.ts'
import { forgotPage } from './templates.ts'

/** Somebody who asks for a link in a mail. */
interface LinkRequest {
  mailer: Mailer
  email: string
  /** Where they want to go on. */
  to: string
}

/**
 * Answers a form that asks for a link in a mail. The answer is the same whoever has the address.
 *
 * @param send sends it. It is not waited for: how long it takes tells whether there is an account.
 */
export async function answerLinkRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    mailer,
    attempts,
    publicUrl,
  }: { mailer: Mailer | undefined; attempts: Attempts; publicUrl: string },
  send: (asked: LinkRequest) => Promise<void>,
): Promise<FastifyReply> {
  const typed = formField(request.body, 'email')
  const email = readEmail(typed)
  const to = ownPath(formField(request.body, 'to'), publicUrl, startPath)
  if (mailer === undefined) return sendPage(reply, forgotPage({ mail: false, sent: false, to }))
  const again = (problem: string) =>
    sendPage(reply, forgotPage({ mail: true, sent: false, to, email: email ?? typed, problem }))
  if (email === undefined) {
    reply.code(422)
    return again('This is not an e-mail address.')
  }
  if (!attempts.allowMail(request, reply, email)) return again(tooManyAttempts)
  send({ mailer, email, to }).catch((error) =>
    request.log.error({ err: error }, 'A link was not mailed'),
  )
  return sendPage(reply, forgotPage({ mail: true, sent: true, to, email }))
}

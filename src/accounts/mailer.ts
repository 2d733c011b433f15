import type { Transporter } from 'nodemailer'
import { ConfigurationError } from '../config.ts'
import { isMailAddress, readSender, readSmtpUrl } from './smtp-url.ts'

/** Sends mails, one at a time. */
export interface Mailer {
  /**
   * @param mail.text plain text; what looks like a header in it is text.
   * @throws MailNotSentError when the server cannot be reached, or refuses it.
   */
  send(mail: { to: string; subject: string; text: string }): Promise<void>
}

/** A mail did not go out; the sentence holds nothing secret. */
export class MailNotSentError extends Error {
  override name = 'MailNotSentError'
}

/** For the connection, the greeting, and every answer. */
const timeoutMilliseconds = 10_000

/**
 * What sends mails by the server that SMTP_URL names.
 *
 * @param options.publicUrl of the deployment: mails are from `no-reply@` its host unless the address says `?from=`.
 * @returns undefined when there is none: then no mail can be sent.
 * @throws ConfigurationError for an address that cannot be used (see `isSmtpUrl`).
 */
export function createMailer(
  smtpUrl: string | undefined,
  options: { publicUrl: string; timeoutMilliseconds?: number },
): Mailer | undefined {
  if (smtpUrl === undefined) return undefined
  const settings = readSmtpUrl(smtpUrl)
  if (settings === undefined)
    throw new ConfigurationError(
      'SMTP_URL must be an address such as smtps://user:password@mail.example.com?from=slides@example.com.',
    )
  const { host, port, secure, auth } = settings
  const timeout = options.timeoutMilliseconds ?? timeoutMilliseconds
  let transport: Promise<Transporter> | undefined
  /** Loaded with the first mail: most servers send none, and its modules take 2 MB. */
  const connect = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      host,
      port,
      secure,
      auth,
      // Whoever can take the offer of TLS out of an answer would read the password otherwise.
      requireTLS: auth !== undefined,
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout: timeout,
      dnsTimeout: timeout,
      // Nothing that stands in a mail may make it read a file or an address.
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
  const from = readSender(settings.from ?? '') ?? {
    name: 'Slidewright',
    address: `no-reply@${new URL(options.publicUrl).hostname}`,
  }

  return {
    async send({ to, subject, text }) {
      if (!isMailAddress(to))
        throw new MailNotSentError('A mail was not sent: its recipient is no e-mail address.')
      try {
        transport ??= connect()
        await (await transport).sendMail({
          from,
          // As an object: it is never read as a list of several.
          to: { name: '', address: to },
          subject: subject.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim(),
          text,
        })
      } catch (error) {
        // Not passed on as the cause: what the library says may quote what was sent.
        throw new MailNotSentError(
          `The mail server ${host}:${port} did not take a mail (${reasonOf(error)}); check SMTP_URL.`,
        )
      }
    },
  }
}

/** The code of what went wrong, such as `ECONNREFUSED`, and the server's own number. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  const parts = [code, responseCode].filter(
    (part) => typeof part === 'string' || typeof part === 'number',
  )
  return parts.length === 0 ? 'no reason given' : parts.join(' ')
}

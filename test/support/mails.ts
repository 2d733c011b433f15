import type { Mailer } from '../../src/accounts/mailer.ts'

/** A mail as a mailer is given it. */
type Mail = Parameters<Mailer['send']>[0]

/** A mailer that sends nothing and remembers everything. */
export function recordMails() {
  const mails: Mail[] = []
  const mailer: Mailer = {
    async send(mail) {
      mails.push(mail)
    },
  }
  return {
    mailer,
    mails,
    /** The token in the link of the last mail to somebody; empty when there is none. */
    tokenOf: (to: string): string =>
      /token=([\w-]+)/.exec(mails.findLast((mail) => mail.to === to)?.text ?? '')?.[1] ?? '',
  }
}

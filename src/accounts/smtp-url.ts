/** What the address of a mail server says. */
interface SmtpSettings {
  host: string
  port: number
  /**
   * Encrypted from the first byte (smtps). Otherwise by STARTTLS: always where there is a password, or nothing is sent;
   * without one, such as to a server on the same computer, when the server offers it.
   */
  secure: boolean
  auth?: { user: string; pass: string }
  /** Who mails are from, by `?from=`: an address, alone or as `Name <address>`. */
  from?: string
}

/** No spaces, no control characters, no second address: nothing that could become another header or recipient. */
const address = /^[^\s@<>,;:"()[\]\\\p{Cc}\p{Cf}]{1,64}@[^\s@<>,;:"()[\]\\\p{Cc}\p{Cf}]{1,255}$/u

/** A name, or an address of either version. */
const host = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])$/i

const namedAddress = /^(?<name>[^<>"\p{Cc}]*)<(?<address>[^<>]*)>$/u

/** Whether a text is one e-mail address, and nothing besides. */
export function isMailAddress(value: string): boolean {
  return address.test(value)
}

/** An address with or without a name in front; undefined when it is none. */
export function readSender(value: string): { name: string; address: string } | undefined {
  const named = namedAddress.exec(value.trim())
  const sender =
    named === null
      ? { name: '', address: value.trim() }
      : { name: (named.groups?.name ?? '').trim(), address: named.groups?.address ?? '' }
  return isMailAddress(sender.address) ? sender : undefined
}

/**
 * Reads the address of a mail server: `smtp://` or `smtps://`, with user and password, port (default 587, or 465 for
 * smtps) and `?from=` as wished.
 *
 * @returns undefined when it is no such address.
 */
export function readSmtpUrl(value: string): SmtpSettings | undefined {
  if (!URL.canParse(value)) return undefined
  const url = new URL(value)
  const secure = url.protocol === 'smtps:'
  if (!secure && url.protocol !== 'smtp:') return undefined
  if (!host.test(url.hostname) || !['', '/'].includes(url.pathname) || url.hash !== '')
    return undefined
  if ([...url.searchParams.keys()].some((name) => name !== 'from')) return undefined
  const from = url.searchParams.get('from') ?? undefined
  if (from !== undefined && readSender(from) === undefined) return undefined
  const user = decoded(url.username)
  const pass = decoded(url.password)
  if (user === undefined || pass === undefined) return undefined
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    ...(user === '' ? {} : { auth: { user, pass } }),
    ...(from === undefined ? {} : { from }),
  }
}

/** Whether a setting is the address of a mail server that can be used; says nothing about whether it answers. */
export function isSmtpUrl(value: string): boolean {
  return readSmtpUrl(value) !== undefined
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

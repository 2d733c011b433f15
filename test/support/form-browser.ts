/** A form of a page, as a browser would send it untouched. */
interface PageForm {
  action: string
  method: string
  /** What its fields hold: hidden ones, values, ticked boxes, the chosen options. */
  fields: Map<string, string>
  /** Names and values of its checkboxes, ticked or not. */
  checkboxes: Map<string, string>
  /** Its buttons that send it, as name and value; those without a name as empty texts. */
  buttons: { name: string; value: string }[]
}

/** Where a browser has come. */
export interface Page {
  url: URL
  status: number
  headers: Headers
  html: string
  forms: PageForm[]
}

/** What somebody does with a form. */
export interface Filling {
  /** Texts typed, options chosen. */
  fields?: Record<string, string>
  /** Boxes whose tick is taken away. */
  untick?: string[]
  /** The value of the button that is pressed; default: the first one. */
  press?: string
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

function decoded(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
}

/** The attributes of a tag as our templates write them: in double quotes, or without a value. */
function attributesOf(tag: string): Map<string, string> {
  const attributes = new Map<string, string>()
  for (const [, name = '', value = ''] of tag.matchAll(/\s([\w-]+)(?:="([^"]*)")?/g))
    attributes.set(name, decoded(value))
  return attributes
}

function readForm(tag: string, content: string): PageForm {
  const { action = '', method = 'get' } = Object.fromEntries(attributesOf(tag))
  const form: PageForm = {
    action,
    method: method.toUpperCase(),
    fields: new Map(),
    checkboxes: new Map(),
    buttons: [],
  }
  for (const [input = ''] of content.matchAll(/<input\b[^>]*>/g)) {
    const attributes = attributesOf(input)
    const name = attributes.get('name')
    if (name === undefined) continue
    const isBox = attributes.get('type') === 'checkbox'
    const value = attributes.get('value') ?? (isBox ? 'on' : '')
    if (isBox) form.checkboxes.set(name, value)
    if (!isBox || attributes.has('checked')) form.fields.set(name, value)
  }
  for (const [, select = '', options = ''] of content.matchAll(
    /(<select\b[^>]*>)(.*?)<\/select>/gs,
  )) {
    const tags = (options.match(/<option\b[^>]*>/g) ?? []).map(attributesOf)
    const chosen = tags.find((option) => option.has('selected')) ?? tags[0]
    form.fields.set(attributesOf(select).get('name') ?? '', chosen?.get('value') ?? '')
  }
  for (const [button = ''] of content.matchAll(/<button\b[^>]*>/g)) {
    const attributes = attributesOf(button)
    if ((attributes.get('type') ?? 'submit') !== 'submit') continue
    form.buttons.push({
      name: attributes.get('name') ?? '',
      value: attributes.get('value') ?? '',
    })
  }
  return form
}

/** The forms of one of our pages. */
function readForms(html: string): PageForm[] {
  return [...html.matchAll(/(<form\b[^>]*>)(.*?)<\/form>/gs)].map(([, tag = '', content = '']) =>
    readForm(tag, content),
  )
}

/**
 * A browser without scripts: it keeps cookies, follows redirects within a server and sends forms, as the Fetch and HTML
 * Standards say. Where a redirect leads elsewhere it stops, and that is where the page is. It opens no page of another
 * server.
 */
export class FormBrowser {
  private readonly origin: string
  private readonly process: string
  private readonly cookies: Map<string, string>

  /**
   * @param origin of the server whose pages it opens, as people know it.
   * @param process where requests to that origin go, as a proxy would send them; default: there.
   */
  constructor(origin: string, process = origin, cookies = new Map<string, string>()) {
    this.origin = origin
    this.process = process
    this.cookies = cookies
  }

  /** The same browser, with the same cookies, whose requests go to another process of the server. */
  at(process: string): FormBrowser {
    return new FormBrowser(this.origin, process, this.cookies)
  }

  open(address: string | URL): Promise<Page> {
    return this.load(new URL(address, this.origin), { method: 'GET' })
  }

  /**
   * Fills in the form of a page that goes to `action`, and sends it.
   * @throws Error when the page has no such form, or it lacks what is filled in.
   */
  async submit(page: Page, action: string, filling: Filling = {}): Promise<Page> {
    const form = page.forms.find((one) => one.action === action)
    if (form === undefined)
      throw new Error(`${page.url} has no form to ${action}: ${page.status} ${page.html}`)
    const fields = new Map(form.fields)
    for (const name of filling.untick ?? [])
      if (!fields.delete(name)) throw new Error(`No ticked box "${name}" at ${page.url}`)
    for (const [name, value] of Object.entries(filling.fields ?? {})) {
      if (!fields.has(name)) throw new Error(`No field "${name}" at ${page.url}`)
      fields.set(name, value)
    }
    const { press } = filling
    const button = form.buttons.find(({ value }) => press === undefined || value === press)
    if (button === undefined) throw new Error(`No button "${press}" at ${page.url}`)
    if (button.name !== '') fields.set(button.name, button.value)
    const body = new URLSearchParams([...fields])
    const target = new URL(form.action, page.url)
    if (form.method === 'GET') return this.load(new URL(`?${body}`, target), { method: 'GET' })
    const sent = await this.load(target, {
      method: 'POST',
      body,
      headers: { origin: page.url.origin, 'sec-fetch-site': 'same-origin' },
    })
    if (sent.url.origin !== page.url.origin) requireFormsTo(page, sent.url)
    return sent
  }

  private async load(
    url: URL,
    request: { method: string; body?: URLSearchParams; headers?: Record<string, string> },
  ): Promise<Page> {
    let next = url
    let { method, body, headers = {} } = request
    for (let redirects = 0; redirects < 20; redirects += 1) {
      const cookie = [...this.cookies].map((pair) => pair.join('=')).join('; ')
      const answer = await fetch(next.href.replace(this.origin, this.process), {
        method,
        redirect: 'manual',
        headers: {
          accept: 'text/html,application/xhtml+xml',
          'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
          ...headers,
          ...(cookie === '' ? {} : { cookie }),
        },
        ...(body === undefined ? {} : { body }),
      })
      this.keepCookies(answer.headers)
      const location = answer.headers.get('location')
      const html = await answer.text()
      if (location === null)
        return {
          url: next,
          status: answer.status,
          headers: answer.headers,
          html,
          forms: readForms(html),
        }
      next = new URL(location, next)
      if (next.origin !== this.origin)
        return { url: next, status: answer.status, headers: answer.headers, html: '', forms: [] }
      // As browsers do after 303, and after 301 and 302 to a POST.
      if (answer.status !== 307 && answer.status !== 308) {
        method = 'GET'
        body = undefined
        headers = {}
      }
    }
    throw new Error(`Too many redirects from ${url}`)
  }

  private keepCookies(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(/;\s*/)
      const at = pair.indexOf('=')
      const isGone = attributes.some((one) => /^max-age=(?:0|-)/i.test(one))
      if (isGone) this.cookies.delete(pair.slice(0, at))
      else this.cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
  }
}

/** Browsers block a form whose redirects leave what its page's policy allows (CSP 3, 6.3.1). */
function requireFormsTo(page: Page, target: URL): void {
  const policy = page.headers.get('content-security-policy') ?? ''
  const sources = (/form-action ([^;]*)/.exec(policy)?.[1] ?? '').split(' ')
  if (!sources.some((source) => source === target.origin || source === target.protocol))
    throw new Error(`A browser would not go on to ${target}: ${policy}`)
}

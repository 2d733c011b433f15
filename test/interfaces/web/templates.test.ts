import { describe, expect, test } from 'vitest'
import {
  changePasswordPage,
  forgotPage,
  settingsPage,
  signInPage,
} from '../../../src/interfaces/web/templates.ts'
import { elementsOf, textsOf } from '../../support/page-markup.ts'
import { consentSample, pageSamples, settingsSample } from '../../support/page-samples.ts'

const pages = Object.entries(pageSamples('Ada'))

describe.each(pages)('%s', (_name, html) => {
  test('has no style and no script of its own: the policy would stop them', () => {
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:/i)
    for (const { attributes } of elementsOf(html, /^script$/))
      expect(attributes.src).toMatch(/^\/assets\//)
  })

  test('has a label for every field', () => {
    const labelled = elementsOf(html, /^label$/).map(({ attributes }) => attributes.for)
    const fields = elementsOf(html, /^(input|select|textarea)$/).filter(
      ({ attributes }) => attributes.type !== 'hidden' && attributes['aria-hidden'] !== 'true',
    )
    for (const { attributes } of fields)
      expect(attributes['aria-label'] ?? labelled.find((id) => id === attributes.id)).toBeTruthy()
  })

  test('gives each id once, and describes fields by what is there', () => {
    const all = elementsOf(html, /./)
    const ids = all.flatMap(({ attributes }) => attributes.id ?? [])
    expect(ids).toEqual([...new Set(ids)])
    const named = all.flatMap(({ attributes }) => [
      ...(attributes['aria-describedby']?.split(' ') ?? []),
      ...(attributes['aria-labelledby']?.split(' ') ?? []),
    ])
    for (const id of named) expect(ids).toContain(id)
  })

  test('has headings in order, from one on', () => {
    const levels = elementsOf(html, /^h[1-6]$/).map(({ name }) => Number(name[1]))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    for (const [index, level] of levels.entries())
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
  })

  test('sends its forms to this server, by POST', () => {
    for (const { attributes } of elementsOf(html, /^form$/)) {
      expect(attributes.method).toBe('post')
      expect(attributes.action).toMatch(/^\/[a-z]/)
    }
  })

  test('loads nothing from elsewhere, and leads from its beginning to its content', () => {
    const loaded = elementsOf(html, /^(link|script|img|use)$/)
    for (const { attributes } of loaded)
      expect(attributes.href ?? attributes.src).toMatch(/^\/assets\//)
    expect(elementsOf(html, /^a$/)[0]?.attributes.href).toBe('#content')
    expect(elementsOf(html, /^main$/)[0]?.attributes.id).toBe('content')
  })
})

describe('names that people choose', () => {
  const hostile = `"><script>alert(1)</script><img src=x onerror='alert(2)'>{{it}}<%= it %>`

  test.each(Object.entries(pageSamples(hostile)))('stay text on %s', (name, html) => {
    expect(html).not.toContain('<script>')
    expect(html).not.toContain('<img src=x')
    expect(elementsOf(html, /./)).toHaveLength(
      elementsOf(pageSamples('Ada')[name] ?? '', /./).length,
    )
  })

  test('stand apart from the direction of the text around them', () => {
    const name = 'مساعد العروض'
    for (const html of [consentSample(name), settingsPage(settingsSample(name))])
      expect(textsOf(html, 'bdi')).toContain(name)
  })
})

describe('the consent page', () => {
  const scopes = (html: string) =>
    elementsOf(html, /^input$/)
      .filter(({ attributes }) => attributes.type === 'checkbox')
      .map(({ attributes }) => ({ name: attributes.name, on: 'checked' in attributes }))

  test('has all rights switched on that were asked for', () => {
    expect(scopes(consentSample('Claude'))).toEqual([
      { name: 'presentations:write', on: true },
      { name: 'presentations:delete', on: true },
    ])
  })

  test('has those switched off that its owner switched off before, and their limit chosen', () => {
    const html = consentSample('Claude', {
      rights: {
        write: { on: true },
        delete: { on: false },
        dailyCredits: { choices: [500, null], chosen: 500 },
      },
    })
    expect(scopes(html)).toEqual([
      { name: 'presentations:write', on: true },
      { name: 'presentations:delete', on: false },
    ])
    expect(html).toContain('<option value="500" selected>')
  })

  test('leaves out what was not asked for', () => {
    const html = consentSample('Claude', {
      rights: { dailyCredits: { choices: [null], chosen: null } },
    })
    expect(scopes(html)).toEqual([])
    expect(elementsOf(html, /^select$/)).toEqual([])
    expect(html).toContain('See your presentations')
    expect(html).not.toContain('Delete presentations')
  })

  test('shows where the browser goes back to, in words and in full', () => {
    const html = consentSample('Claude')
    expect(textsOf(html, 'strong')).toContain('claude.ai')
    expect(textsOf(html, 'span')).toContain('https://claude.ai/api/mcp/auth_callback')
  })

  test('cancels when somebody presses Enter in it', () => {
    const form = consentSample('Claude').split('action="/consent"')[1] ?? ''
    const [first, second] = elementsOf(form, /^button$/).map(({ attributes }) => attributes.value)
    expect([first, second]).toEqual(['cancel', 'allow'])
  })

  test('offers to spend without limit, or less', () => {
    expect(textsOf(consentSample('Claude'), 'option')).toEqual([
      '500 a day',
      '2,000 a day',
      'what you have',
    ])
  })
})

describe('the sign-in page', () => {
  const page = (changes: Partial<Parameters<typeof signInPage>[0]> = {}) =>
    signInPage({
      to: '/settings?a=1&b=2',
      signup: 'closed',
      mail: false,
      host: 'slides.test',
      version: '1.2.3',
      ...changes,
    })

  test('carries where to go on through each of its forms', () => {
    const forms = elementsOf(page(), /^(form|input)$/)
    const onward = forms.filter(({ attributes }) => attributes.name === 'to')
    expect(onward.map(({ attributes }) => attributes.value)).toEqual(
      Array(2).fill('/settings?a=1&amp;b=2'),
    )
  })

  test.each([
    ['closed', 'Whoever runs this server can make one'],
    ['invite', 'You need an invitation'],
    ['open', 'href="/sign-up?to=%2Fsettings%3Fa%3D1%26b%3D2"'],
  ] as const)('says how one gets an account where it is %s', (signup, words) => {
    expect(page({ signup })).toContain(words)
  })

  test('offers a link by mail only where mail can be sent', () => {
    expect(page({ mail: true })).toContain('Send me a link instead')
    expect(page()).not.toContain('Send me a link instead')
  })

  test('shows the field for a key again after a key that was wrong', () => {
    const open = (html: string) => 'open' in (elementsOf(html, /^details$/)[0]?.attributes ?? {})
    expect(open(page({ keyProblem: true, problem: 'This API key is not valid.' }))).toBe(true)
    expect(open(page())).toBe(false)
  })

  test('names the application that waits', () => {
    expect(textsOf(page({ asks: 'Claude' }), 'bdi')).toContain('Claude')
  })
})

test('who cannot get mail is told the command that makes a link', () => {
  expect(forgotPage({ mail: false, sent: false })).toContain(
    'npm run admin -- reset-password --email',
  )
})

test('who has no password is not asked for it', () => {
  const topBar = { initials: 'AV', email: 'ada@riverside.test', credits: '0' }
  const html = changePasswordPage({ topBar, hasPassword: false, email: topBar.email })
  expect(elementsOf(html, /^input$/).map(({ attributes }) => attributes.name)).not.toContain(
    'current',
  )
})

describe('the settings', () => {
  test('have an anchor for each section that is named at the side', () => {
    const html = settingsPage(settingsSample('Ada'))
    const anchors = elementsOf(html, /^section$/).map(({ attributes }) => attributes.id)
    expect(anchors).toEqual(['account', 'api-keys', 'credits', 'applications', 'data'])
    for (const id of anchors) expect(html).toContain(`<a href="#${id}">`)
  })

  test('show a new key once, to be copied', () => {
    const html = settingsPage(settingsSample('build server'))
    const field = elementsOf(html, /^input$/).find(({ attributes }) => attributes.id === 'new-key')
    expect(field?.attributes).toMatchObject({ value: 'sk_shown-once', readonly: '' })
    expect(settingsPage(settingsSample('build server', { newKey: undefined }))).not.toContain(
      'sk_shown-once',
    )
  })

  test('do not offer to sign out this browser among the others', () => {
    const html = settingsPage(settingsSample('Ada'))
    const forms = html.split('<form').filter((form) => form.includes('/settings/sessions/end"'))
    expect(forms).toHaveLength(1)
    expect(forms[0]).toContain('value="s2"')
  })

  test('lead to a page that asks before anything is revoked', () => {
    const links = elementsOf(settingsPage(settingsSample('laptop')), /^a$/).filter(
      ({ attributes }) => attributes['data-confirm'],
    )
    expect(links.map(({ attributes }) => [attributes.href, attributes['data-confirm']])).toEqual([
      ['/settings/keys/revoke?id=k1', 'Revoke “laptop”?'],
      ['/settings/applications/revoke?id=a1', 'Disconnect “laptop”?'],
    ])
    for (const { attributes } of links) {
      expect(attributes.href).toBe(`${attributes['data-action']}?id=${attributes['data-id']}`)
      expect(attributes['aria-label']).toBe('Revoke laptop')
    }
  })

  test('say so where there is nothing', () => {
    const { credits } = settingsSample('Ada')
    const html = settingsPage(
      settingsSample('Ada', {
        newKey: undefined,
        keys: [],
        applications: [],
        credits: { ...credits, history: [] },
      }),
    )
    for (const words of ['No keys.', 'None. Paste one address', 'Nothing was spent yet.'])
      expect(html).toContain(words)
  })
})

import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  axeFindings,
  misfits,
  newVisitor,
  smallControls,
  startChromium,
  type Visitor,
} from '../support/browser.ts'
import { describeDatabase } from '../support/databases.ts'
import { LoopbackClient } from '../support/loopback-client.ts'
import { describeWith } from '../support/programs.ts'
import { ada, type Riverside, seedRiverside } from '../support/riverside.ts'
import { freePort } from '../support/server-process.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

const claude = 'https://claude.ai/api/mcp/auth_callback'
const longName = `The ${'Präsentationsverwaltungsassistent '.repeat(2)}of ${'x'.repeat(30)}`
const hebrewName = 'עורך המצגות של ריברסייד (Riverside)'
const gallery = fileURLToPath(new URL('../../docs/gallery/pages/', import.meta.url))
const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
/** A window of 1280 pixels at a zoom of 400 %. */
const zoomed = { width: 320, height: 256 }

describeWith(['chromium'], 'The look of the account pages', () => {
  describeDatabase('in a browser', (open) => {
    let server: TestServer
    let origin: string
    let browser: Browser
    let seeded: Riverside
    /** Nobody is signed in; Ada has a full account; the owner of the server has used nothing yet. */
    let visitors: { nobody: Visitor; ada: Visitor; owner: Visitor }
    const applications: LoopbackClient[] = []

    beforeAll(async () => {
      const connection = await open()
      seeded = await seedRiverside(connection)
      // In this process: how the pages look is the same, and `account-pages.test.ts` meets the built server.
      const port = await freePort()
      origin = `http://127.0.0.1:${port}`
      server = await startTestServer(connection, { publicUrl: origin, signup: 'open' })
      await server.app.listen({ port, host: '127.0.0.1' })
      browser = await startChromium()
      visitors = { nobody: await visitor(), ada: await visitor(), owner: await visitor() }
      await signIn(visitors.ada.page)
      const { page } = visitors.owner
      await page.goto('/sign-up')
      await page.getByLabel('Name').fill('Owen')
      await page.getByLabel('E-mail').fill('owen@example.org')
      await page.getByLabel('Password', { exact: true }).fill('a new account each day')
      await page.getByRole('button', { name: 'Create the account' }).click()
      await page.waitForURL('/presentations')
    })
    afterAll(async () => {
      await browser?.close()
      for (const application of applications) application.close()
      await server?.close()
    })

    const visitor = (options: { deviceScaleFactor?: number; colorScheme?: 'dark' } = {}) =>
      newVisitor(browser, { baseURL: origin, reducedMotion: 'reduce', ...options })

    async function signIn(page: Page) {
      await page.goto('/sign-in')
      await page.getByLabel('E-mail').fill(ada.email)
      await page.getByLabel('Password', { exact: true }).fill(ada.password)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await page.waitForURL('/presentations')
    }

    /** Opens what an application opens that has just registered. */
    async function authorize(page: Page, name: string, redirectUri?: string) {
      const application = await LoopbackClient.registered(origin, name, redirectUri)
      applications.push(application)
      await page.goto(application.authorizePath)
    }

    /** Sends a form that browsers would not send because of what is missing in it. */
    async function sendAnyway(page: Page, button: string) {
      await page.evaluate('for (const form of document.forms) form.noValidate = true')
      await Promise.all([
        page.waitForNavigation(),
        page.getByRole('button', { name: button, exact: true }).click(),
      ])
    }

    async function makeKey(page: Page, name: string) {
      await page.goto('/settings')
      await page.getByText('New key').click()
      await page.getByLabel('Name of the key').fill(name)
      await page.getByRole('button', { name: 'Make the key' }).click()
      await page.getByText('Copy it now').waitFor()
    }

    type PageState = readonly [
      title: string,
      visitor: 'nobody' | 'ada' | 'owner',
      open: (page: Page) => Promise<unknown>,
    ]
    const pages: readonly PageState[] = [
      ['the start page', 'nobody', (page) => page.goto('/')],
      ['sign-in', 'nobody', (page) => page.goto('/sign-in')],
      [
        'sign-in after a wrong password',
        'nobody',
        async (page) => {
          await page.goto('/sign-in')
          await page.getByLabel('E-mail').fill(ada.email)
          await sendAnyway(page, 'Sign in')
        },
      ],
      [
        'sign-in by a key',
        'nobody',
        async (page) => {
          await page.goto('/sign-in')
          await page.getByText('Use an API key').click()
        },
      ],
      ['sign-in for an application', 'nobody', (page) => authorize(page, longName)],
      ['sign-up', 'nobody', (page) => page.goto('/sign-up')],
      [
        'sign-up with problems',
        'nobody',
        async (page) => {
          await page.goto('/sign-up')
          await sendAnyway(page, 'Create the account')
        },
      ],
      ['a forgotten password', 'nobody', (page) => page.goto('/sign-in/forgot')],
      [
        'another password by a link',
        'nobody',
        (page) => page.goto(`/reset-password?token=${seeded.resetToken}`),
      ],
      [
        'another password that is too short',
        'nobody',
        async (page) => {
          await page.goto(`/reset-password?token=${seeded.resetToken}`)
          await sendAnyway(page, 'Change the password')
        },
      ],
      ['a link to sign in', 'nobody', (page) => page.goto('/sign-in/link?token=any')],
      [
        'what went wrong with an application',
        'nobody',
        (page) => page.goto('/sign-in/problem?error=invalid_redirect'),
      ],
      ['an unknown address', 'nobody', (page) => page.goto('/nothing/here')],
      ['consent', 'ada', (page) => authorize(page, 'Claude', claude)],
      ['consent to a long name', 'ada', (page) => authorize(page, longName)],
      ['consent to a name from right to left', 'ada', (page) => authorize(page, hebrewName)],
      ['the presentations', 'ada', (page) => page.goto('/presentations')],
      ['no presentations', 'owner', (page) => page.goto('/presentations')],
      ['the settings', 'ada', (page) => page.goto('/settings')],
      ['the settings of a new account', 'owner', (page) => page.goto('/settings')],
      ['the settings with a new key', 'ada', (page) => makeKey(page, longName)],
      [
        'the settings with a key without a name',
        'ada',
        async (page) => {
          await page.goto('/settings')
          await page.getByText('New key').click()
          await sendAnyway(page, 'Make the key')
        },
      ],
      [
        'the numbers of a year',
        'ada',
        async (page) => {
          await page.goto('/settings?credits=12-months')
          await page.getByText('Show as table').click()
        },
      ],
      [
        'the menu of the account',
        'ada',
        async (page) => {
          await page.goto('/settings')
          await page.getByTitle('Account').click()
        },
      ],
      [
        'the dialog before a key is revoked',
        'ada',
        async (page) => {
          await page.goto('/settings')
          await page.getByRole('link', { name: 'Revoke laptop' }).click()
        },
      ],
      [
        'the page before a key is revoked',
        'ada',
        (page) => page.goto(`/settings/keys/revoke?id=${seeded.keyId}`),
      ],
      [
        'the page before an application is disconnected',
        'ada',
        (page) => page.goto(`/settings/applications/revoke?id=${seeded.clientId}`),
      ],
      ['how to connect', 'ada', (page) => page.goto('/settings/connect')],
      ['another password', 'ada', (page) => page.goto('/settings/password')],
      [
        'another password that is refused',
        'ada',
        async (page) => {
          await page.goto('/settings/password')
          await sendAnyway(page, 'Change the password')
        },
      ],
      ['another address', 'ada', (page) => page.goto('/settings/email')],
      ['the end of the account', 'ada', (page) => page.goto('/settings/delete')],
      [
        'the end of the account with another address',
        'ada',
        async (page) => {
          await page.goto('/settings/delete')
          await sendAnyway(page, 'Delete the account')
        },
      ],
    ]

    describe.each(pages)('%s', (title, who, open) => {
      let page: Page
      let complaints: string[]

      beforeAll(async () => {
        ;({ page, complaints } = visitors[who])
        complaints.length = 0
        await page.setViewportSize(desktop)
        await open(page)
      })

      it('has nothing that axe finds, in light and in dark', async () => {
        expect(await axeFindings(page)).toEqual([])
        await page.emulateMedia({ colorScheme: 'dark' })
        expect(await axeFindings(page, ['color-contrast'])).toEqual([])
        await page.emulateMedia({ colorScheme: null })
      })

      it('fits a phone with room for fingers, and a zoom of 400 %', async () => {
        await page.setViewportSize(phone)
        expect(await misfits(page)).toEqual([])
        if (title !== 'the start page') expect(await smallControls(page, 44)).toEqual([])
        await page.setViewportSize(zoomed)
        expect(await misfits(page)).toEqual([])
      })

      it('gives the browser nothing to complain about', () => {
        expect(complaints).toEqual([])
      })
    })

    if (process.env.WRITE_GALLERY === '1')
      it('writes its pictures for the documents', async () => {
        mkdirSync(gallery, { recursive: true })
        const here = new URL(origin).host
        /** Takes a picture; the address in it is not the port that was free just now. */
        const picture = async (page: Page, name: string) => {
          await page.evaluate(
            `for (const one of document.querySelectorAll('.host, .entry > .caption'))
              for (const node of one.childNodes)
                if (node.nodeType === 3) node.data = node.data.replace('${here}', 'slides.riverside.be')`,
          )
          const png = await sharp(await page.screenshot())
            .png({ palette: true, effort: 10 })
            .toBuffer()
          writeFileSync(`${gallery}${name}.png`, png)
        }
        const { nobody } = visitors
        await nobody.page.setViewportSize(desktop)
        await nobody.page.goto('/sign-up')
        await picture(nobody.page, 'sign-up')
        await nobody.page.goto('/sign-in')
        await nobody.page.getByLabel('E-mail').fill(ada.email)
        await nobody.page.getByLabel('Password', { exact: true }).fill(ada.password)
        await picture(nobody.page, 'sign-in')

        const { page } = await visitor()
        await signIn(page)
        await authorize(page, 'Claude', claude)
        await page.locator('button[value=allow]:not([aria-disabled])').waitFor()
        await picture(page, 'consent')
        await makeKey(page, 'build server')
        const section = (id: string) => `document.getElementById('${id}').scrollIntoView()`
        await page.evaluate(section('api-keys'))
        await picture(page, 'settings')
        await page.emulateMedia({ colorScheme: 'dark' })
        await picture(page, 'settings-dark')
        await page.emulateMedia({ colorScheme: null })
        await page.goto('/settings#applications')
        await picture(page, 'settings-connections')

        const { page: small } = await visitor({ deviceScaleFactor: 2 })
        await small.setViewportSize(phone)
        await signIn(small)
        await authorize(small, 'Claude', claude)
        await small.locator('button[value=allow]:not([aria-disabled])').waitFor()
        await picture(small, 'consent-phone')
        await small.goto('/settings')
        await picture(small, 'settings-phone')
      })
  })
})

import { readFile } from 'node:fs/promises'
import JSZip from 'jszip'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { focusOf, newVisitor, startChromium, tabTo, type Visitor } from '../support/browser.ts'
import { describeDatabase } from '../support/databases.ts'
import { LoopbackClient } from '../support/loopback-client.ts'
import { describeWith } from '../support/programs.ts'
import {
  bootstrapKey,
  environmentOf,
  type ServerProcess,
  startServer,
} from '../support/server-process.ts'

const keyPattern = /^sk_[0-9A-Za-z]{61}$/

describeWith(['chromium'], 'A person in a browser', () => {
  describeDatabase('at the pages of an account', (_open, newPlace) => {
    let server: ServerProcess
    let browser: Browser
    const visitors: Visitor[] = []
    const applications: LoopbackClient[] = []

    beforeAll(async () => {
      server = await startServer({ ...environmentOf(await newPlace()), SIGNUP: 'open' })
      browser = await startChromium()
    })
    afterAll(async () => {
      await browser?.close()
      for (const application of applications) application.close()
      await server?.stop()
    })

    async function visitor(options: { javaScriptEnabled?: boolean } = {}): Promise<Visitor> {
      const made = await newVisitor(browser, { baseURL: server.url, ...options })
      visitors.push(made)
      return made
    }

    async function application(name: string): Promise<LoopbackClient> {
      const made = await LoopbackClient.registered(server.url, name)
      applications.push(made)
      return made
    }

    /** The status that a key gets, used as `curl` does. */
    async function ping(key: string): Promise<number> {
      const headers = { authorization: `Bearer ${key}` }
      return (await fetch(`${server.url}/api/v1/ping`, { headers })).status
    }

    async function signUp(page: Page, person: { name: string; email: string; password: string }) {
      await page.goto('/sign-up')
      await page.getByLabel('Name').fill(person.name)
      await page.getByLabel('E-mail').fill(person.email)
      await page.getByLabel('Password', { exact: true }).fill(person.password)
      await page.getByRole('button', { name: 'Create the account' }).click()
    }

    /** Fills in the form of the sign-in page, which is open. */
    async function signIn(page: Page, { email, password }: { email: string; password: string }) {
      await page.getByLabel('E-mail').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    }

    describe('with the mouse', () => {
      const ada = {
        name: 'Ada Vermeulen',
        email: 'ada@riverside.be',
        password: 'a clinic by the river',
      }
      let page: Page
      let token: string
      const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })

      beforeAll(async () => {
        const ownVisitor = await visitor()
        await ownVisitor.context.grantPermissions(['clipboard-read', 'clipboard-write'])
        page = ownVisitor.page
      })

      it('signs up, and is signed in', async () => {
        await signUp(page, ada)
        await page.waitForURL('/presentations')
        await page.goto('/settings')
        await expect.poll(() => page.locator('#account').innerText()).toContain(ada.email)
      })

      it('makes a key, copies it, uses it, and revokes it', async () => {
        await page.getByText('New key').click()
        await page.getByLabel('Name of the key').fill('build server')
        await page.getByRole('button', { name: 'Make the key' }).click()
        const key = await page.getByLabel('The new key').inputValue()
        expect(key).toMatch(keyPattern)
        await page.getByRole('button', { name: 'Copy' }).click()
        await page.getByRole('button', { name: 'Copied' }).waitFor()
        expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(key)
        expect(await ping(key)).toBe(200)

        await page.getByRole('link', { name: 'Done' }).click()
        expect(await page.content()).not.toContain(key)
        await page.getByRole('link', { name: 'Revoke build server' }).click()
        const dialog = page.getByRole('dialog', { name: 'Revoke “build server”?' })
        await dialog.getByRole('button', { name: 'Revoke' }).click()
        await page.getByText('The key is revoked.').waitFor()
        expect(await ping(key)).toBe(401)
      })

      it('signs out, and in again by the password', async () => {
        await page.getByTitle('Account').click()
        await page.getByRole('button', { name: 'Sign out' }).click()
        await page.waitForURL('/sign-in')
        await signIn(page, { ...ada, password: 'a clinic by the sea' })
        await page.getByText('The e-mail address or the password is not right.').waitFor()
        await signIn(page, ada)
        await page.waitForURL('/presentations')
      })

      it('connects an application, which asks while nobody is signed in', async () => {
        await page.context().clearCookies()
        const editor = await application('Riverside Editor')
        await page.goto(editor.authorizePath)
        await page.getByText('Then you are asked what Riverside Editor may do for you.').waitFor()
        await signIn(page, ada)
        await page
          .getByRole('heading', { name: 'Riverside Editor wants to work on your presentations' })
          .waitFor()
        const where = `a program on this computer, port ${new URL(editor.redirectUri).port}`
        expect(await page.locator('.who').innerText()).toContain(where)
        await page.getByRole('button', { name: 'Allow' }).click()
        await page.getByText('You can close this window.').waitFor()
        expect(editor.called).toEqual({
          code: expect.any(String),
          state: 'state of Riverside Editor',
          iss: server.url,
        })
        token = (await editor.exchange()).access_token
        const { result } = await editor.tool(token, 'ping')
        expect(result?.structuredContent).toEqual({ user_id: expect.any(String) })
      })

      it('finds it in the settings with its rights, and disconnects it', async () => {
        await page.goto('/settings#applications')
        const shown = await row('Riverside Editor').innerText()
        for (const word of ['See', 'Make and change', 'Delete', 'now', 'since today'])
          expect(shown).toContain(word)
        await page.getByRole('link', { name: 'Revoke Riverside Editor' }).click()
        const dialog = page.getByRole('dialog', { name: 'Disconnect “Riverside Editor”?' })
        await dialog.getByRole('button', { name: 'Revoke' }).click()
        await page.getByText('The application is disconnected.').waitFor()
        const [editor] = applications
        expect((await editor?.tool(token, 'ping'))?.status).toBe(401)
        expect(await row('Riverside Editor').count()).toBe(0)
      })

      it('switches off deleting, which the tool then says', async () => {
        const careful = await application('Careful Editor')
        await page.goto(careful.authorizePath)
        await page.getByLabel('Delete presentations').click()
        await page.getByLabel('Spends credits, at most').selectOption('500 a day')
        await page.getByRole('button', { name: 'Allow' }).click()
        await page.getByText('You can close this window.').waitFor()
        const { access_token: limited } = await careful.exchange()
        const { result } = await careful.tool(limited, 'delete_presentation', {
          presentation_id: '0190b1c2-0000-7000-8000-000000000000',
        })
        expect(result?.isError).toBe(true)
        expect(result?.content[0]?.text).toBe(
          `Deleting presentations and slides is switched off for Careful Editor: allow it at ${server.url}/settings#applications, then try again.`,
        )
        await page.goto('/settings#applications')
        const shown = await row('Careful Editor').innerText()
        expect(shown).toContain('Make and change, 500 a day')
        expect(shown).not.toContain('Delete')
      })

      it('cancels, which the application is told', async () => {
        const unwanted = await application('Unwanted Editor')
        await page.goto(unwanted.authorizePath)
        await page.getByRole('button', { name: 'Cancel' }).click()
        await page.getByText('You can close this window.').waitFor()
        expect(unwanted.called).toMatchObject({
          error: 'access_denied',
          state: 'state of Unwanted Editor',
          iss: server.url,
        })
      })

      it('has an archive made, and takes it along', async () => {
        await page.goto('/settings#data')
        await page.getByRole('button', { name: 'Make archive' }).click()
        await page.getByText('The archive is being made.').waitFor()
        const link = page.getByRole('link', { name: 'Download' })
        await vi.waitFor(
          async () => {
            await page.goto('/settings')
            expect(await link.count()).toBe(1)
          },
          { timeout: 20_000, interval: 200 },
        )
        const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
        expect(download.suggestedFilename()).toMatch(/^Slidewright .*\.zip$/)
        const zip = await JSZip.loadAsync(await readFile(await download.path()))
        const account = await zip.file('account.json')?.async('string')
        expect(account).toContain(ada.email)
      })

      it('changes the password, which signs out the other browser', async () => {
        const other = (await visitor()).page
        await other.goto('/sign-in')
        await signIn(other, ada)
        await other.waitForURL('/presentations')
        await page.goto('/settings#account')
        await page.getByRole('link', { name: 'Change password' }).click()
        await page.getByLabel('Password now').fill(ada.password)
        ada.password = 'two clinics by the river'
        await page.getByLabel('New password').fill(ada.password)
        await page.getByRole('button', { name: 'Change the password' }).click()
        await page.getByText('The password is changed.').waitFor()
        await other.goto('/settings')
        expect(new URL(other.url()).pathname).toBe('/sign-in')
      })

      it('changes the e-mail address', async () => {
        await page.getByRole('link', { name: 'Change e-mail' }).click()
        ada.email = 'ada@example.org'
        await page.getByLabel('New address').fill(ada.email)
        await page.getByLabel('Password', { exact: true }).fill(ada.password)
        await page.getByRole('button', { name: 'Change the address' }).click()
        await page.getByText('The e-mail address is changed.').waitFor()
        expect(await page.locator('#account').innerText()).toContain(ada.email)
      })

      it('deletes the account after typing its address, and signs in no more', async () => {
        await page.getByRole('link', { name: 'Delete…' }).click()
        const field = page.getByLabel(`Type ${ada.email} to confirm`)
        const button = page.getByRole('button', { name: 'Delete the account' })
        const password = page.getByLabel('Password', { exact: true })
        await field.fill('ada@riverside.be')
        await password.fill(ada.password)
        await button.click()
        await page.getByText('nothing has been deleted').waitFor()
        await field.fill(ada.email)
        await password.fill(ada.password)
        await button.click()
        await page.getByRole('heading', { name: 'The account is deleted' }).waitFor()
        await page.goto('/settings')
        await signIn(page, ada)
        await page.getByText('The e-mail address or the password is not right.').waitFor()
      })
    })

    describe('with the keyboard alone', () => {
      const grace = {
        name: 'Grace Peeters',
        email: 'grace@riverside.be',
        password: 'no mouse in the house',
      }
      let page: Page
      const press = (key: string) => page.keyboard.press(key)
      const focusName = async () => (await focusOf(page)).name

      beforeAll(async () => {
        const other = await visitor()
        await signUp(other.page, grace)
        await other.page.waitForURL('/presentations')
        page = (await visitor()).page
      })

      it('signs in: the first field has the focus, and Enter sends', async () => {
        await page.goto('/sign-in')
        expect(await focusOf(page)).toEqual({ name: 'E-mail', visible: true })
        await page.keyboard.type(grace.email)
        await tabTo(page, 'Password')
        await page.keyboard.type(grace.password)
        await press('Enter')
        await page.waitForURL('/presentations')
      })

      it('sees the focus on every stop of the settings, and begins with skipping to them', async () => {
        await page.goto('/settings')
        const stops = await tabTo(page, 'Delete…')
        expect(stops[0]).toBe('Skip to content')
        expect(stops).toEqual(
          expect.arrayContaining(['Change password', 'New key', 'Show as table', 'Make archive']),
        )
      })

      it('makes a key', async () => {
        await page.goto('/settings')
        await tabTo(page, 'New key')
        await press('Enter')
        await vi.waitFor(async () => expect(await focusName()).toBe('Name of the key'))
        await page.keyboard.type('typed')
        await press('Enter')
        await page.getByText('“typed” is ready.').waitFor()
        await tabTo(page, 'The new key')
        expect(await page.evaluate<string>('getSelection().toString()')).toMatch(keyPattern)
        await tabTo(page, 'Copy')
        await press('Space')
        await vi.waitFor(async () => expect(await focusName()).toBe('Copied'))
        await tabTo(page, 'Done')
        await press('Enter')
        await page.waitForURL('/settings#api-keys')
      })

      it('is asked before a key is revoked: Cancel has the focus, Escape gives it back', async () => {
        await page.goto('/settings')
        await tabTo(page, 'Revoke typed')
        await press('Enter')
        expect(await focusOf(page)).toEqual({ name: 'Cancel', visible: true })
        await press('Escape')
        expect(await page.getByRole('dialog').count()).toBe(0)
        expect(await focusOf(page)).toEqual({ name: 'Revoke typed', visible: true })
        await press('Enter')
        await tabTo(page, 'Revoke')
        await press('Enter')
        await page.getByText('The key is revoked.').waitFor()
      })

      it('closes the form for a key, and the menu of the account, by Escape', async () => {
        await page.goto('/settings')
        for (const name of ['GP, your account', 'New key']) {
          await tabTo(page, name)
          const open = page.locator('details[open] > summary')
          await press('Enter')
          await vi.waitFor(async () => expect(await open.count()).toBe(1))
          await press('Tab')
          await press('Escape')
          await vi.waitFor(async () => expect(await open.count()).toBe(0))
          expect(await focusName()).toBe(name)
        }
      })

      it('switches a right off, and allows the rest', async () => {
        const editor = await application('Keyboard Editor')
        await page.goto(editor.authorizePath)
        const stops = await tabTo(page, 'Delete presentations')
        expect(stops).toEqual(expect.arrayContaining(['Not you?', 'Make and change presentations']))
        await press('Space')
        await tabTo(page, 'Allow')
        await page.locator('button[value=allow]:not([aria-disabled])').waitFor()
        await press('Enter')
        await page.getByText('You can close this window.').waitFor()
        expect((await editor.exchange()).scope.split(' ').sort()).toEqual([
          'offline_access',
          'presentations:read',
          'presentations:write',
        ])
      })
    })

    describe('without script', () => {
      let page: Page
      beforeAll(async () => {
        page = (await visitor({ javaScriptEnabled: false })).page
      })

      it('signs in by a key', async () => {
        await page.goto('/settings')
        await page.getByText('Use an API key').click()
        await page.getByLabel('API key', { exact: true }).fill(bootstrapKey)
        await page.getByRole('button', { name: 'Sign in with the key' }).click()
        await page.waitForURL('/settings')
      })

      it('makes a key, and revokes it on a page that names it', async () => {
        await page.getByText('New key').click()
        await page.getByLabel('Name of the key').fill('plain')
        await page.getByRole('button', { name: 'Make the key' }).click()
        const key = await page.getByLabel('The new key').inputValue()
        expect(await page.getByRole('button', { name: 'Copy' }).count()).toBe(0)
        expect(await ping(key)).toBe(200)
        await page.getByRole('link', { name: 'Revoke plain' }).click()
        await page.getByRole('heading', { name: 'Revoke “plain”?' }).waitFor()
        await page.getByRole('button', { name: 'Revoke' }).click()
        await page.getByText('The key is revoked.').waitFor()
        expect(await ping(key)).toBe(401)
      })

      it('allows an application', async () => {
        const editor = await application('Plain Editor')
        await page.goto(editor.authorizePath)
        await page.getByRole('button', { name: 'Allow' }).click()
        await page.getByText('You can close this window.').waitFor()
        const { access_token: plain } = await editor.exchange()
        expect((await editor.tool(plain, 'ping')).status).toBe(200)
      })
    })

    it('is never shown a page that a browser complains about', () => {
      expect(visitors.flatMap(({ complaints }) => complaints)).toEqual([])
    })
  })
})

import { createServer, type Server, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { afterEach, describe, expect, it } from 'vitest'
import { createMailer, type Mailer } from '../../src/accounts/mailer.ts'
import { isSmtpUrl } from '../../src/accounts/smtp-url.ts'

/** What a mail server was told. */
interface Received {
  sender: string
  recipients: string[]
  /** Headers and text, as they came. */
  data: string
}

const servers: Server[] = []
const sockets = new Set<Socket>()

/** Listens on loopback; returns its port. */
function listen(onConnection: (socket: Socket) => void): Promise<number> {
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    onConnection(socket)
  })
  servers.push(server)
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    }),
  )
}

/** As much of RFC 5321 as one mail needs. */
async function mailServer(answers: { auth?: string; recipient?: string } = {}) {
  const mails: Received[] = []
  /** Everything that it was told. */
  const lines: string[] = []
  const port = await listen((socket) => {
    let mail: Received = { sender: '', recipients: [], data: '' }
    let inData = false
    const greeting = answers.auth === undefined ? '250 test' : '250-test\r\n250 AUTH PLAIN'
    const commands: Record<string, (line: string) => string> = {
      EHLO: () => greeting,
      STARTTLS: () => '502 not here',
      AUTH: () => `${answers.auth}`,
      MAIL: (line) => {
        mail.sender = line.slice('MAIL FROM:'.length)
        return '250 ok'
      },
      RCPT: (line) => {
        mail.recipients.push(line.slice('RCPT TO:'.length))
        return answers.recipient ?? '250 ok'
      },
      DATA: () => {
        inData = true
        return '354 go on'
      },
    }
    function takeData(line: string): void {
      if (line !== '.') mail.data += `${line}\n`
      else {
        inData = false
        mails.push(mail)
        mail = { sender: '', recipients: [], data: '' }
        socket.write('250 kept\r\n')
      }
    }
    socket.write('220 test\r\n')
    createInterface(socket).on('line', (line) => {
      lines.push(line)
      if (inData) return takeData(line)
      const command = commands[line.split(/[ :]/, 1)[0]?.toUpperCase() ?? '']
      if (command === undefined) socket.end('221 bye\r\n')
      else socket.write(`${command(line)}\r\n`)
    })
  })
  return { port, mails, lines }
}

const publicUrl = 'https://slides.example.com'

function mailer(smtpUrl: string, timeoutMilliseconds?: number): Mailer {
  const made = createMailer(smtpUrl, { publicUrl, timeoutMilliseconds })
  if (made === undefined) throw new Error('There is a mailer when there is an address.')
  return made
}

const mail = { to: 'ada@example.com', subject: 'Your link', text: 'Here it is.' }

afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  for (const server of servers.splice(0)) await new Promise((done) => server.close(done))
})

describe('A mailer', () => {
  it('is none where no server is set', () => {
    expect(createMailer(undefined, { publicUrl })).toBeUndefined()
  })

  it('sends plain text to one person, from an address at the host of the deployment', async () => {
    const { port, mails } = await mailServer()
    await mailer(`smtp://127.0.0.1:${port}`).send(mail)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({
      sender: '<no-reply@slides.example.com>',
      recipients: ['<ada@example.com>'],
    })
    expect(mails[0]?.data).toMatch(/^From: Slidewright <no-reply@slides.example.com>$/m)
    expect(mails[0]?.data).toMatch(/^Subject: Your link$/m)
    expect(mails[0]?.data).toMatch(/^Content-Type: text\/plain/m)
    expect(mails[0]?.data).toMatch(/\n\nHere it is\.\n$/)
  })

  it('sends from whom the address of the server says', async () => {
    const { port, mails } = await mailServer()
    const from = encodeURIComponent('Slides Inc. <slides@example.org>')
    await mailer(`smtp://127.0.0.1:${port}?from=${from}`).send(mail)
    expect(mails[0]?.sender).toBe('<slides@example.org>')
    expect(mails[0]?.data).toMatch(/^From: "?Slides Inc\."? <slides@example.org>$/m)
  })

  it('lets no subject become another header', async () => {
    const { port, mails } = await mailServer()
    const subject = 'Hello\r\nBcc: eve@example.com\n\nNot the text'
    await mailer(`smtp://127.0.0.1:${port}`).send({ ...mail, subject })
    expect(mails[0]?.recipients).toEqual(['<ada@example.com>'])
    expect(mails[0]?.data).not.toMatch(/^Bcc/m)
    expect(mails[0]?.data).toMatch(/^Subject: Hello Bcc: eve@example.com Not the text$/m)
  })

  it('lets no text end the mail early', async () => {
    const { port, mails } = await mailServer()
    await mailer(`smtp://127.0.0.1:${port}`).send({
      ...mail,
      text: 'One\r\n.\r\nRCPT TO:<eve@e.x>',
    })
    expect(mails).toHaveLength(1)
    expect(mails[0]?.recipients).toEqual(['<ada@example.com>'])
  })

  it.each([
    'ada@example.com, eve@example.com',
    'ada@example.com\r\nBcc: eve@example.com',
    'Ada <ada@example.com>',
    'ada',
    '',
  ])('refuses the recipient %j', async (to) => {
    const { port, mails } = await mailServer()
    await expect(mailer(`smtp://127.0.0.1:${port}`).send({ ...mail, to })).rejects.toThrow(
      'its recipient is no e-mail address',
    )
    expect(mails).toEqual([])
  })

  it('says that a recipient was refused, and nothing of what the server says to it', async () => {
    const { port } = await mailServer({ recipient: '550 nobody here: hunter2-secret' })
    const sending = mailer(`smtp://127.0.0.1:${port}`).send(mail)
    const error = await sending.catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({
      message: `The mail server 127.0.0.1:${port} did not take a mail (EENVELOPE 550); check SMTP_URL.`,
    })
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('hunter2')
  })

  it('says no password to a server that offers no TLS, and sends nothing', async () => {
    const { port, mails, lines } = await mailServer({ auth: '235 welcome' })
    const sending = mailer(`smtp://ada:hunter2-secret@127.0.0.1:${port}`).send(mail)
    await expect(sending).rejects.toThrow(`127.0.0.1:${port} did not take a mail (ETLS`)
    expect(mails).toEqual([])
    expect(lines.filter((line) => /^(?:AUTH|MAIL)/i.test(line))).toEqual([])
  })

  it('gives up on a server that says nothing', async () => {
    const port = await listen(() => undefined)
    await expect(mailer(`smtp://127.0.0.1:${port}`, 100).send(mail)).rejects.toThrow('ETIMEDOUT')
  })

  it('begins with TLS where the address says smtps', async () => {
    const first = new Promise<number | undefined>((resolve) => {
      void listen((socket) => socket.once('data', (chunk) => resolve(chunk[0]))).then((port) =>
        mailer(`smtps://127.0.0.1:${port}`, 500)
          .send(mail)
          .catch(() => undefined),
      )
    })
    // The type of a TLS record with a handshake (RFC 8446, 5.1).
    expect(await first).toBe(22)
  })

  it('is refused with one sentence that does not repeat the address', () => {
    expect(() => mailer('http://ada:hunter2@example.com')).toThrow(/^SMTP_URL must be an address/)
    expect(() => mailer('http://ada:hunter2@example.com')).not.toThrow(/hunter2/)
  })
})

describe('The address of a mail server', () => {
  it.each([
    'smtp://localhost',
    'smtp://localhost:2525',
    'smtps://user:pass%40word@mail.example.com',
    'smtps://user:password@mail.example.com:465/?from=slides@example.com',
    'smtp://[::1]:25?from=Slides%20%3Cslides%40example.com%3E',
  ])('can be %s', (url) => {
    expect(isSmtpUrl(url)).toBe(true)
  })

  it.each([
    'mail.example.com',
    'https://mail.example.com',
    'smtp://',
    'smtp://mail.example.com/inbox',
    'smtp://mail.example.com?to=ada@example.com',
    'smtp://mail.example.com?from=nobody',
    'smtp://mail.example.com?from=a@b.c%0d%0aBcc:%20d@e.f',
    'smtp://%zz:pass@mail.example.com',
  ])('cannot be %s', (url) => {
    expect(isSmtpUrl(url)).toBe(false)
  })
})

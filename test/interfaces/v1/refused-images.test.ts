import sharp from 'sharp'
import { expect, test } from 'vitest'
import { describeDatabase } from '../../support/databases.ts'
import { uploadCalls } from '../../support/upload-calls.ts'
import {
  avifBomb,
  gifBomb,
  inUtf16,
  nestedUses,
  noise,
  picture,
  pngBomb,
  svg,
  type UploadFile,
} from '../../support/upload-files.ts'

const tenMegabytes = 10 * 1024 * 1024
const notAnImage = 'is not a PNG, JPEG, WebP, GIF, AVIF or SVG image'
const ownDoctype =
  'is an SVG with entities or a document type of its own, which are not accepted: save it as a plain SVG'
const elsewhere = 'is an SVG that refers to other files'

describeDatabase(
  'POST /upload-images refuses, names the file and keeps nothing of the request',
  (open) => {
    const { upload, kept, expectNothingKept } = uploadCalls(open)

    const other = '<svg xmlns="http://www.w3.org/2000/svg"/>'
    const cases: [string, () => UploadFile | Promise<UploadFile>, string][] = [
      ['an empty file', () => ({ name: 'a.png', data: new Uint8Array() }), 'is empty'],
      [
        'text under the name and type of a picture',
        () => ({ name: 'a.png', data: Buffer.from('Hello.'), type: 'image/png' }),
        notAnImage,
      ],
      ['a PDF', () => ({ name: 'a.jpg', data: Buffer.from('%PDF-1.7\n') }), notAnImage],
      [
        'a format that is none of the six',
        async () => ({
          name: 'a.tiff',
          data: await sharp(await picture('png'))
            .tiff()
            .toBuffer(),
        }),
        notAnImage,
      ],
      [
        'a page with a picture in it',
        () => ({ name: 'a.svg', data: Buffer.from(`<!doctype html><body>${other}</body>`) }),
        notAnImage,
      ],
      [
        'half a picture',
        async () => {
          const data = await noise(300, 300)
          return { name: 'a.jpg', data: data.subarray(0, data.length / 2) }
        },
        'is damaged: it cannot be read as JPEG',
      ],
      [
        'the beginning of a PNG before a page',
        () => ({
          name: 'a.png',
          data: Buffer.from('\x89PNG\r\n\x1a\n<script></script>', 'latin1'),
        }),
        'is damaged: it cannot be read as PNG',
      ],
      [
        'a PNG that unpacks to 900 million pixels',
        () => ({ name: 'a.png', data: pngBomb(30_000, 30_000) }),
        'has more than 100 million pixels',
      ],
      [
        'a GIF of 4 billion pixels',
        () => ({ name: 'a.gif', data: gifBomb() }),
        'has more than 30 million pixels',
      ],
      [
        'an AVIF of 3.6 billion pixels',
        async () => ({ name: 'a.avif', data: await avifBomb() }),
        'has more than 30 million pixels',
      ],
      [
        'an SVG of a billion squares',
        () => ({ name: 'a.svg', data: nestedUses(9) }),
        'is an SVG too complex to draw, for its filters or copies of its parts: save it as a PNG',
      ],
      [
        'an SVG that copies itself',
        () => ({ name: 'a.svg', data: svg('<g id="a"><use href="#a"/></g>') }),
        'is an SVG too complex to draw, for its filters or copies of its parts: save it as a PNG',
      ],
      [
        'entities',
        () => ({
          name: 'a.svg',
          data: svg(
            '<text>&secret;</text>',
            '<!DOCTYPE svg [<!ENTITY secret SYSTEM "file:///etc/passwd">]>',
          ),
        }),
        ownDoctype,
      ],
      [
        'entities under another name, as no drawing program writes them',
        () => ({
          name: 'a.svg',
          data: svg(
            '<text>&secret;</text>',
            '<?xml version="1.0"?><!DOCTYPE any [<!ENTITY secret SYSTEM "file:///etc/passwd">]>',
          ),
        }),
        ownDoctype,
      ],
      [
        'entities in UTF-16',
        () => ({
          name: 'a.svg',
          data: inUtf16(
            '<?xml version="1.0" encoding="UTF-16"?><!DOCTYPE svg [<!ENTITY secret SYSTEM "file:///etc/passwd">]><svg>&secret;</svg>',
          ),
        }),
        ownDoctype,
      ],
      [
        'a drawing in Latin-1',
        () => ({
          name: 'a.svg',
          data: Buffer.from(
            '<?xml version="1.0" encoding="ISO-8859-1"?><svg xmlns="http://www.w3.org/2000/svg"><text>\xe9</text></svg>',
            'latin1',
          ),
        }),
        'is an SVG in another encoding than UTF-8 or UTF-16',
      ],
      [
        'a document type elsewhere',
        () => ({ name: 'a.svg', data: svg('', '<!DOCTYPE svg SYSTEM "http://127.0.0.1/x.dtd">') }),
        ownDoctype,
      ],
      ...[
        '<image href="/etc/passwd" width="9" height="9"/>',
        '<image xlink:href="file:///etc/passwd" width="9" height="9"/>',
        '<image href="http://169.254.169.254/latest" width="9" height="9"/>',
        '<image href="&#104;ttp://127.0.0.1/a.png" width="9" height="9"/>',
        '<use href="other.svg#a"/>',
        '<style>@import "http://127.0.0.1/a.css";</style>',
        '<style>rect { fill: url(http://127.0.0.1/a.svg#b) }</style>',
        '<rect width="9" height="9" style="fill:url(other.svg#a)"/>',
        '<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file:///etc/passwd"/>',
      ].map((content): (typeof cases)[number] => [
        `a reference: ${content}`,
        () => ({ name: 'a.svg', data: svg(content) }),
        elsewhere,
      ]),
      [
        'an SVG that is cut off',
        () => ({ name: 'a.svg', data: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g>') }),
        'is an SVG that is not well-formed',
      ],
    ]

    test.each(cases)('%s', async (_, file, reason) => {
      const good = { name: 'good.png', data: await picture('png') }
      const bad = await file()

      const { status, body } = await upload(good, bad)

      expect([status, body.detail]).toEqual([400, `The file "${bad.name}" ${reason}.`])
      await expectNothingKept()
    })

    test('a file of 10 MB and a byte', async () => {
      const good = { name: 'good.png', data: await picture('png') }
      const { status, body } = await upload(
        { name: 'large.jpg', data: new Uint8Array(tenMegabytes + 1) },
        good,
      )
      expect([status, body.detail]).toEqual([400, 'The file "large.jpg" is larger than 10 MB.'])
      await expectNothingKept()
    })

    test('the eleventh file', async () => {
      const data = await picture('png')
      const files = Array.from({ length: 11 }, (_, index) => ({ name: `${index + 1}.png`, data }))
      const { status, body } = await upload(...files)
      expect([status, body.detail]).toEqual([
        400,
        'The file "11.png" is one too many: a request takes 10 at the most.',
      ])
      await expectNothingKept()
    })

    test('what is over the quota of the caller', async () => {
      const large = { name: 'a.jpg', data: await noise(600, 600) }
      expect((await upload(large)).status).toBe(200)
      const before = await kept()

      const { status, body } = await upload({ name: 'b.jpg', data: await noise(600, 599) })

      expect([status, body.detail]).toEqual([
        400,
        expect.stringMatching(
          /^These images need 1 MB, and \d of your 1 MB for uploads are free\.$/,
        ),
      ])
      expect(await kept()).toEqual(before)
    })
  },
)

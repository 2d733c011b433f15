import { expect, test } from 'vitest'
import type { Upload } from '../../src/images/uploads/find-uploads.ts'
import { goneUploads, shownUploads, uploadedImage } from '../../src/presentations/deck-uploads.ts'
import { bullets, image, slide } from '../support/decks.ts'

const upload = (id: string): Upload => ({
  id,
  ownerId: 'owner',
  presentationId: null,
  filename: `${id}.png`,
  contentHash: `hash of ${id}`,
  mediaType: 'image/png',
  width: 10,
  height: 20,
  byteLength: 5,
  usedAt: null,
  createdAt: new Date(0),
})

test('the author learns the name and size of an upload, by the hash of its bytes', () => {
  expect(uploadedImage(upload('port'))).toEqual({
    id: 'hash of port',
    filename: 'port.png',
    mediaType: 'image/png',
    width: 10,
    height: 20,
    data: new Uint8Array(),
  })
})

test('shown is what any variant of a slide names', () => {
  const shown = slide('bullets', 'Port', [bullets(['Cranes'])])
  shown.variants.push({ layout: 'image', title: 'Port', blocks: [image('hash of port')] })
  expect(shownUploads([upload('port'), upload('team')], [shown])).toEqual(['port'])
})

test.each([
  [['port'], ['port'], []],
  [['port', 'team'], ['team'], ['One image was deleted before it was used.']],
  [['port', 'team'], [], ['2 images were deleted before they were used.']],
])('of %j asked for %j are left', (ids, left, sentences) => {
  expect(goneUploads(ids, left.map(upload))).toEqual(sentences)
})

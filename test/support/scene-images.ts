import { crc32, deflateSync } from 'node:zlib'
import type { ImageNode, SceneImage } from '../../src/scene/node.ts'
import { box } from './scenes.ts'

// Small pictures for tests of the exporters: the left half red, the right half blue.

/** 16 × 8 pixels. */
export function jpegImage(id = 'jpeg'): SceneImage {
  const data = Buffer.from(
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpR' +
      'Uk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAIABADASIAAhEB' +
      'AxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAUG/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/EABQBAQAAAAAAAAAAAAAAAAAAAAX/xAAZEQACAwEAAAAAAAAA' +
      'AAAAAAAABkOCwcL/2gAMAwEAAhEDEQA/AM+hAYU5q9DzNFbD/9k=',
    'base64',
  )
  return { id, mediaType: 'image/jpeg', data: new Uint8Array(data), width: 16, height: 8 }
}

function chunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** With transparency, 16 × 8 pixels; `alpha` is that of every pixel, 0 to 255. */
export function pngImage(id = 'png', alpha = 255): SceneImage {
  const [width, height] = [16, 8]
  const header = Buffer.from([0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0])
  const row = [0]
  for (let x = 0; x < width; x += 1)
    row.push(...(x < width / 2 ? [255, 0, 0, alpha] : [0, 0, 255, alpha]))
  const rows = Buffer.concat(Array.from({ length: height }, () => Buffer.from(row)))
  const data = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return { id, mediaType: 'image/png', data: new Uint8Array(data), width, height }
}

/** A picture of 320 × 160 points in the middle of the page. */
export function imageNode(options: Partial<Omit<ImageNode, 'kind'>> = {}): ImageNode {
  return {
    kind: 'image',
    name: 'picture',
    box: box(320, 190, 320, 160),
    image: pngImage(),
    description: 'Red and blue',
    ...options,
  }
}

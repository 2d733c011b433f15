import { Declined } from '../../reading-errors.ts'
import { means } from '../../words/token.ts'
import type { Frame } from '../frame.ts'
import { refuseLeavingOut, takeDeck } from '../slides-named.ts'
import type { Slots } from '../slots.ts'
import type { Format } from '../span.ts'

/** Verbs that ask for a file where they are said of nothing else: "make it a PDF". */
const making = ['write', 'make', 'convert', 'use', 'choose', 'put'] as const
const sending = ['send', 'share', 'export', 'receive', 'needs'] as const

const isOfSending = (slots: Slots) =>
  slots.all('verb').some(({ token }) => means(token, ...sending))

/** "Send the deck to bob@example.com", "post it on Slack", "share it with Anna". */
export const sendToOthers: Frame = {
  name: 'send',
  isNew: true,
  read(slots) {
    const isSent = slots.all('verb').some(({ token }) => means(token, 'send', 'share'))
    if (!slots.verbs([...sending, 'put'], { silent: true })) return undefined
    const whom = slots.takeAll('addressee')
    // "**Tweet** the deck".
    if (whom.length === 0 || !(isSent || whom[0]?.start === 0)) return undefined
    slots.takeAll('files')
    slots.takeAll('slides')
    takeDeck(slots)
    return () => {
      throw new Declined(
        'unsupported',
        'Sending to other people, posting and sharing with them is not possible here. Ask for a PDF, a PowerPoint file or a share link, and send that yourself.',
      )
    }
  },
}

/** "Export as PDF", "send me the PowerPoint", "I need pictures of all slides", "PDF and PPTX please". */
export const exportDeck: Frame = {
  name: 'export',
  isNew: true,
  read(slots) {
    const isSent = isOfSending(slots)
    if (!slots.verbs([...sending, ...making], { silent: true })) return undefined
    const files = slots.takeAll('files')
    if (files.length === 0) return undefined
    takeDeck(slots)
    slots.take('addressee')
    const spans = slots.takeAll('slides')
    const named = spans.filter(({ reference: { form } }) => form !== 'all' && form !== 'pronoun')
    slots.take('sign', ({ concept }) => concept === 'only')
    // "Put PDF **on slide 5**" says where.
    if (spans.length > 0 && !isSent && spans.some(({ reference }) => reference.form !== 'pronoun'))
      return undefined
    const formats = files.flatMap((one) => one.formats)
    const unknown = files.flatMap((one) => one.unknown)
    return (world) => {
      refuseLeavingOut(spans, world)
      if (formats.length > 0) world.session.request({ request: 'export', formats: [...formats] })
      const sentences = [
        ...unknown.map(
          (name) =>
            `“${name}” is not a format that can be exported; PDF, PowerPoint, PNG and a share link are.`,
        ),
        ...(named.length > 0
          ? ['Single slides are not exported here: the file holds the whole presentation.']
          : []),
      ]
      if (sentences.length > 0) throw new Declined('unsupported', sentences.join(' '))
    }
  },
}

/** "Export it": as what is asked. */
export const askForFormat: Frame = {
  name: 'export',
  isNew: true,
  isLast: true,
  read(slots) {
    if (!slots.verbs(['export'])) return undefined
    takeDeck(slots)
    slots.take('slides', ({ reference }) => reference.form === 'pronoun')
    return ({ session }) => {
      const format = session.ask<Format>('format', 'As which kind of file?', [
        { text: 'PDF', value: 'pdf' },
        { text: 'PowerPoint', value: 'ppt' },
        { text: 'PNG images', value: 'png' },
        { text: 'Share link', value: 'link' },
      ])
      session.request({ request: 'export', formats: [format] })
    }
  },
}

import type { SceneImage, SceneNode } from '../../scene/node.ts'
import type { Scene } from '../../scene/scene.ts'
import type { DeckDocument } from './deck-document.ts'
import type { PdfImage } from './pdf-image.ts'
import { isWholePng } from './whole-png.ts'

/**
 * Embeds the pictures of a scene, each once, in the order of their first use. They are embedded one after another and
 * before anything is drawn: pdfkit takes transparent ones apart in the background, and two at a time would number the
 * document's objects differently from run to run. A picture that cannot be read is left out, as browsers do.
 */
export async function embedImages(
  document: DeckDocument,
  scene: Scene,
): Promise<ReadonlyMap<string, PdfImage>> {
  const images = new Map<string, PdfImage>()
  for (const image of sceneImages(scene.pages.flatMap(({ nodes }) => nodes))) {
    if (images.has(image.id)) continue
    const opened = open(image, document)
    if (!opened) continue
    await embedded(opened, document)
    images.set(image.id, opened)
  }
  return images
}

function sceneImages(nodes: SceneNode[]): SceneImage[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'image') return [node.image]
    return node.kind === 'chart' ? sceneImages(node.drawing) : []
  })
}

function open({ mediaType, data }: SceneImage, document: DeckDocument): PdfImage | undefined {
  if (mediaType === 'image/png' && !isWholePng(data)) return undefined
  try {
    return document.openImage(data)
  } catch {
    return undefined
  }
}

function embedded(image: PdfImage, document: DeckDocument): Promise<void> {
  return new Promise((resolve) => {
    const finalize = image.finalize
    if (finalize)
      image.finalize = () => {
        finalize.call(image)
        resolve()
      }
    image.embed(document)
    if (!finalize) resolve()
  })
}

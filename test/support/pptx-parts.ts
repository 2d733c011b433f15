import JSZip from 'jszip'

/** XML of a PPTX's slides (in order) and charts, and the name of the layout that each slide uses. */
export interface PptxParts {
  slides: string[]
  charts: string[]
  layouts: string[]
}

/** Unpacks the parts that tests look into. */
export async function readPptx(file: Uint8Array): Promise<PptxParts> {
  const zip = await JSZip.loadAsync(file)
  const text = async (name: string) => (await zip.file(name)?.async('string')) ?? ''
  const numbered = (folder: string, stem: string) =>
    Object.keys(zip.files)
      .map((name) => ({
        name,
        match: new RegExp(`^ppt/${folder}/${stem}(\\d+)\\.xml$`).exec(name),
      }))
      .filter((one) => one.match !== null)
      .sort((a, b) => Number(a.match?.[1]) - Number(b.match?.[1]))
      .map((one) => one.name)
  const slideNames = numbered('slides', 'slide')
  const layouts = await Promise.all(
    slideNames.map(async (name) => {
      const relations = await text(name.replace('slides/', 'slides/_rels/').concat('.rels'))
      const layout = /slideLayouts\/(slideLayout\d+\.xml)/.exec(relations)?.[1]
      const xml = await text(`ppt/slideLayouts/${layout}`)
      return /<p:cSld name="([^"]*)"/.exec(xml)?.[1]?.toLowerCase() ?? ''
    }),
  )
  return {
    slides: await Promise.all(slideNames.map(text)),
    charts: await Promise.all(numbered('charts', 'chart').map(text)),
    layouts,
  }
}

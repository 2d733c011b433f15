/** The ids that the presentation part has of its relationships. */
interface PresentationIds {
  slides: readonly string[]
  notesMaster: string
}

/** The smallest id that a slide may have (ECMA-376 19.7.13, ST_SlideId). */
const firstSlideId = 256

/**
 * The presentation part of an empty package with the deck's slides, in the order of the schema (ECMA-376 19.2.1.26:
 * masters, notes masters, slides), the deck's language (as Office names it) for text by default, and upright notes pages.
 */
export function presentationXml(empty: string, ids: PresentationIds, language: string): string {
  const slides = ids.slides.map(
    (id, index) => `<p:sldId id="${firstSlideId + index}" r:id="${id}"/>`,
  )
  const list = slides.length === 0 ? '' : `<p:sldIdLst>${slides.join('')}</p:sldIdLst>`
  const masters = `<p:notesMasterIdLst><p:notesMasterId r:id="${ids.notesMaster}"/></p:notesMasterIdLst>`
  return empty
    .replace(/<p:notesMasterIdLst>[\s\S]*?<\/p:notesMasterIdLst>/, '')
    .replace(/<p:sldIdLst>[\s\S]*?<\/p:sldIdLst>/, `${masters}${list}`)
    .replace(/<p:notesSz[^>]*\/>/, '<p:notesSz cx="6858000" cy="9144000"/>')
    .replace(
      '<p:defaultTextStyle>',
      `<p:defaultTextStyle><a:defPPr><a:defRPr lang="${language}"/></a:defPPr>`,
    )
    .replace(/(<p:presentation [^>]*?)\s{2,}/, '$1 ')
}

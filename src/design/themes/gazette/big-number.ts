import { bigNumberLayout, plainBigNumber } from '../../layouts/big-number.ts'
import { drawEyebrowAlone, drawGazetteHeading } from './heading.ts'
import { drawCompanion } from './pictures.ts'
import { bodyTop, columnTop } from './rules.ts'
import { drawGazetteStats } from './stats.ts'

/** One figure as large as a headline on the day of great news, beside the day's picture. */
export const drawGazetteBigNumber = bigNumberLayout({
  ...plainBigNumber,
  head: (sheet, { titled, content }) => {
    drawCompanion(sheet, titled ? columnTop : bodyTop)
    if (titled) return drawGazetteHeading(sheet, content)
    drawEyebrowAlone(sheet, content.eyebrow === content.title ? '' : content.eyebrow)
    return true
  },
  instead: drawGazetteStats,
})
